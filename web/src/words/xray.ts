import { catalogue } from './language.svelte'

export const { xrayWords } = catalogue('xray')
