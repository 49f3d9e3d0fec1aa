import { catalogue } from './language.svelte'

export const { learnWords } = catalogue('learn')
