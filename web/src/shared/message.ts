import { ApiError } from '../wire/api'
import { serverWords } from '$words/server'
import { sharedWords as words } from '$words/shared'
import { serverLanguage } from '../words/catalogues'
import { language } from '../words/language.svelte'

/** A text for the user; `serverText` follows it in the server's language, because it has no translation. */
export interface Message {
  text: string
  serverText?: string | undefined
}

/** A text of the server: as it is in its own language, otherwise translated as far as possible. */
export function serverMessage(
  serverText: string,
  translation: string | undefined,
  showsBoth = false,
): Message {
  if (language.code === serverLanguage) return { text: serverText }
  if (translation === undefined) return { text: '', serverText }
  return showsBoth ? { text: translation, serverText } : { text: translation }
}

/** The path and the column of an error, which only matter to programs. */
const programPrefix = /^\$\S*: (column \d+: )?/

/** The message for an error: the server's, without the ignored prefix, or a general one. */
export function messageOf(error: unknown, ignored = programPrefix): Message {
  if (!(error instanceof ApiError)) return { text: words.unexpectedError }
  const rest = error.message.replace(ignored, '')
  const text = rest.charAt(0).toUpperCase() + rest.slice(1)
  // Without a problem, the client itself wrote the text.
  if (!error.problem) return { text }
  const { code, reason } = error.problem
  const rejection = reason === undefined ? undefined : serverWords.rejection(reason, '')
  return rejection === undefined
    ? serverMessage(text, serverWords.problem(code), serverWords.showsDetail(code))
    : serverMessage(text, rejection)
}

/** The message for a rejected move or command of a game. */
export const rejectionMessage = (
  { reason, message }: { reason: string; message: string },
  kind: string,
): Message => serverMessage(message, serverWords.rejection(reason, kind))

/** The whole message, for screen readers. */
export const plainText = ({ text, serverText = '' }: Message): string =>
  [text, serverText].filter(Boolean).join(' ')
