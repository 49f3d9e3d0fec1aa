import { sideName } from '$words/board'
import { problemWords, shellWords } from '$words/shell'

/**
 * The texts that every page needs. Another language is another folder beside `en` with the same files; the texts of a page
 * have their own file, so that they are loaded with that page.
 */
export const appWords = { shell: shellWords, problems: problemWords, sideName }
