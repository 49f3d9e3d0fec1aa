import { catalogue } from './language.svelte'

export const { legendWords } = catalogue('legend')
