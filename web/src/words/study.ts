import { catalogue } from './language.svelte'

export const { studyWords } = catalogue('study')
