import { Failure } from '../wire/api'
import { truth as words } from '$words/verdicts'

/** Why no verdict comes, in words that say what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof Failure)) return words.interrupted
  return words.failures[error.code] ?? error.message
}

const passing = ['too-many-searches', 'too-many-requests', 'too-many-connections', 'busy']

/** Whether it may be over in a moment. */
export function isPassing(error: unknown): boolean {
  return error instanceof Failure && passing.includes(error.code)
}

/** Whether the server was out of reach, or broke off: it may be on its way back. */
export function isOutage(error: unknown): boolean {
  // A connection that breaks while an answer is read is a TypeError.
  return error instanceof Failure
    ? ['unreachable', 'stopping'].includes(error.code)
    : error instanceof TypeError
}

/** Page of the running game without hints that blocks this analysis. */
export function blockingGamePage(error: unknown): string | undefined {
  const game = error instanceof Failure ? error.blockingGame : undefined
  return game === undefined ? undefined : `/game/${encodeURIComponent(game)}`
}
