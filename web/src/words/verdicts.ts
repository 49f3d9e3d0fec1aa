import { catalogue } from './language.svelte'

export const { verdictWords } = catalogue('verdicts')
