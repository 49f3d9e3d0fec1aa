import { catalogue } from './language.svelte'

export const { sharedWords } = catalogue('shared')
