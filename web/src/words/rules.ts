import { catalogue } from './language.svelte'

export const { gameRules, rulesWords } = catalogue('rules')
