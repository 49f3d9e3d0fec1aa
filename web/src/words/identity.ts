import { catalogue } from './language.svelte'

export const { identityWords } = catalogue('identity')
