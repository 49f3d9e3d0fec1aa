import { messageOf, type Message } from '../shared/message'
import { ApiError } from '../wire/api'
import { verdictWords as words } from '$words/verdicts'

/** Message of a failed analysis that tells the user what to do. */
export function analysisMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return { text: words.interrupted }
  const text = words.failures[error.code]
  return text === undefined ? messageOf(error) : { text }
}

const temporaryCodes = ['too-many-searches', 'too-many-requests', 'too-many-connections', 'busy']

/** Whether the request may succeed if it is repeated shortly. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && temporaryCodes.includes(error.code)
}

/** Whether the server could not be reached or broke off; it may come back. */
export function isOutage(error: unknown): boolean {
  // A connection that breaks while the response is read throws a TypeError.
  return error instanceof ApiError
    ? ['unreachable', 'stopping'].includes(error.code)
    : error instanceof TypeError
}

/** Address of the running game without hints that blocks this analysis. */
export function blockingGamePage(error: unknown): string | undefined {
  const game = error instanceof ApiError ? error.blockingGame : undefined
  return game === undefined ? undefined : `/game/${encodeURIComponent(game)}`
}

/** Which errors to retry, and the delay before each further attempt in milliseconds. */
export interface RetryPolicy {
  delays: readonly number[]
  shouldRetry: (error: unknown) => boolean
}

const defaultPolicy: RetryPolicy = { delays: [300, 700, 1500], shouldRetry: isTemporary }

/**
 * Retries temporary errors before it throws. A search that was just stopped counts against the limit for a moment longer.
 */
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
