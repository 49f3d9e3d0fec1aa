import { ApiError } from '../wire/api'
import { verdictWords as words } from '$words/verdicts'

/** Why no verdict comes, in words that say what to do. */
export function analysisErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return words.interrupted
  return words.failures[error.code] ?? error.message
}

const temporaryCodes = ['too-many-searches', 'too-many-requests', 'too-many-connections', 'busy']

/** Whether it may be over in a moment. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && temporaryCodes.includes(error.code)
}

/** Whether the server was out of reach, or broke off: it may be on its way back. */
export function isOutage(error: unknown): boolean {
  // A connection that breaks while an answer is read is a TypeError.
  return error instanceof ApiError
    ? ['unreachable', 'stopping'].includes(error.code)
    : error instanceof TypeError
}

/** Page of the running game without hints that blocks this analysis. */
export function blockingGamePage(error: unknown): string | undefined {
  const game = error instanceof ApiError ? error.blockingGame : undefined
  return game === undefined ? undefined : `/game/${encodeURIComponent(game)}`
}

/** When to try again, and how long to wait before each further attempt, in milliseconds. */
export interface RetryPolicy {
  delays: readonly number[]
  shouldRetry: (error: unknown) => boolean
}

const defaultPolicy: RetryPolicy = { delays: [300, 700, 1500], shouldRetry: isTemporary }

/** Tries again for a while: a search that was just stopped may still count for a moment, and that is no reason to bother anybody. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  { delays, shouldRetry }: RetryPolicy = defaultPolicy,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted || !shouldRetry(error)) throw error
      await sleep(delay, signal)
    }
  }
  return attempt()
}

export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
