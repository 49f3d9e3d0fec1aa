import { catalogue } from './language.svelte'

export const { reasonSentences } = catalogue('reasons')
