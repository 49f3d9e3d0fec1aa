import { Failure } from '../wire/api'
import { truth as words } from '$words/truth'

/** Why no verdict comes, in words that say what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof Failure)) return words.interrupted
  return words.failures[error.code] ?? error.message
}

/** Whether it may be over in a moment. */
export function isPassing(error: unknown): boolean {
  return error instanceof Failure && ['too-many-searches', 'busy'].includes(error.code)
}
