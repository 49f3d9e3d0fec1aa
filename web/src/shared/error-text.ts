import { ApiError } from '../wire/api'
import { sharedWords as words } from '$words/shared'

/** The error message for the user: the server's, or a general one. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return words.unexpectedError
  // Removes the JSON path, which only matters to programs.
  const text = error.message.replace(/^\$\S*: (column \d+: )?/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
