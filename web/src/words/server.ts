import { catalogue } from './language.svelte'

export const { serverWords } = catalogue('server')
