import { sideName } from '$words/board'
import { problemWords, shellWords } from '$words/shell'

/**
 * Everything the client says, in one language. Another language is another folder beside `en` with the same shape; what pages
 * need alone lies in files of its own, so that the first page does not carry the words of all.
 */
export const appWords = { shell: shellWords, problems: problemWords, sideName }
