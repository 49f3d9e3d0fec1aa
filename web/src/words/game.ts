import { catalogue } from './language.svelte'

export const { gameWords } = catalogue('game')
