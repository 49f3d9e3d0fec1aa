import { catalogue } from './language.svelte'

export const { problemWords, shellWords } = catalogue('shell')
