import { isPassing } from './errors'

/** When to try again, and how long to wait before each further attempt, in milliseconds. */
export interface Patience {
  rests: readonly number[]
  forgives: (error: unknown) => boolean
}

const usual: Patience = { rests: [300, 700, 1500], forgives: isPassing }

/** Tries again for a while: a search that was just stopped may still count for a moment, and that is no reason to bother anybody. */
export async function insist<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  { rests, forgives }: Patience = usual,
): Promise<T> {
  for (const rest of rests) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted || !forgives(error)) throw error
      await wait(rest, signal)
    }
  }
  return attempt()
}

export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
