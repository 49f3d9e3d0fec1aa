import type * as v from 'valibot'
import type { readLines } from '../wire/ndjson'
import { blockingGamePage, failureText } from './errors'
import { hear } from './hear'
import { insist, wait, type Patience } from './patience'

/** Somebody who steps through a game quickly asks about every position only for a blink. */
export const pause = 120

/** How a question is asked: after how many milliseconds, and how patiently. */
interface Manner {
  pause?: number
  patience?: Patience
}

/** A question that the server answers bit by bit. One at a time. */
export abstract class Live {
  busy = $state(false)
  /** Why nothing more comes, in words. */
  failure: string | undefined = $state()
  /** Page of the running game without hints that blocks this analysis. */
  blocking: string | undefined = $state()

  private asked: AbortController | undefined

  /** Stops; what is known stays. */
  stop(): void {
    this.asked?.abort()
    this.asked = undefined
    this.busy = false
  }

  /** Stops, and forgets why nothing more came. */
  protected reset(): void {
    this.stop()
    this.failure = undefined
    this.blocking = undefined
  }

  /** Asks; each attempt reads the answer to its end. What was asked before must have been stopped. */
  protected follow(attempt: (signal: AbortSignal) => Promise<void>, manner: Manner = {}): void {
    const asked = new AbortController()
    this.asked = asked
    this.busy = true
    void this.hearOut(attempt, manner, asked.signal)
  }

  private async hearOut(
    attempt: (signal: AbortSignal) => Promise<void>,
    { pause = 0, patience }: Manner,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      if (pause > 0) await wait(pause, signal)
      await insist(() => attempt(signal), signal, patience)
    } catch (error) {
      if (!signal.aborted) this.fail(error)
    } finally {
      if (!signal.aborted) this.busy = false
    }
  }

  private fail(error: unknown): void {
    this.failure = failureText(error)
    this.blocking = blockingGamePage(error)
  }
}

/** An answer each line of which says all that is known by then. */
export abstract class LiveAnswer<T extends { last?: boolean }> extends Live {
  /** All that is known by now about what was asked last. */
  known: T | undefined = $state.raw()

  constructor(
    private readonly shape: v.GenericSchema<unknown, T>,
    private readonly read: typeof readLines,
  ) {
    super()
  }

  /** Stops, and knows nothing. */
  clear(): void {
    this.reset()
    this.known = undefined
  }

  /** Asks, after a pause if there is one; `told` hears each line that comes. What was asked before must have been stopped. */
  protected begin(path: string, pause = 0, told: (line: T) => void = () => undefined): void {
    const take = (line: T): void => {
      this.known = line
      told(line)
    }
    this.follow((signal) => hear(this.read, path, this.shape, take, signal), { pause })
  }
}
