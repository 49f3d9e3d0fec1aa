import { Failure } from '../wire/api'
import { parts as words } from '$words/shared'

/** What went wrong, in words for people: what the server says, or that nobody knows. */
export function inWords(error: unknown): string {
  if (!(error instanceof Failure)) return words.somethingWrong
  // Where in the JSON something stands matters to programs alone.
  const text = error.message.replace(/^\$\S*: (column \d+: )?/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
