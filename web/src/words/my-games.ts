import { catalogue } from './language.svelte'

export const { myGamesWords } = catalogue('my-games')
