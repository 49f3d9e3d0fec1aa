import { catalogue } from './language.svelte'

export const { homeWords } = catalogue('home')
