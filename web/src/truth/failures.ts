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

/** The page of the game without hints for whose sake nothing is told, to link to beside {@link failureText}. */
export function blockingGamePage(error: unknown): string | undefined {
  const game = error instanceof Failure ? error.blockingGame : undefined
  return game === undefined ? undefined : `/game/${encodeURIComponent(game)}`
}
