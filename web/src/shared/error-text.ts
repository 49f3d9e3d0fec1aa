import { ApiError } from '../wire/api'
import { sharedWords as words } from '$words/shared'

/** What went wrong, in words for people: what the server says, or that nobody knows. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return words.somethingWrong
  // Where in the JSON something stands matters to programs alone.
  const text = error.message.replace(/^\$\S*: (column \d+: )?/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
