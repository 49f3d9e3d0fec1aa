import { isPassing } from './failures'

const rests = [300, 700, 1500]

/** Tries again for a while: a search that was just stopped may still count for a moment, and that is no reason to bother anybody. */
export async function insist(attempt: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const rest of rests) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error)) throw error
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
