import type * as v from 'valibot'
import type { readLines } from '../wire/lines'
import { failureText } from './failures'
import { hear } from './hear'
import { insist, wait } from './patience'

/** Something that the server finds out bit by bit. One question at a time. */
export abstract class LiveAnswer<T extends { last?: boolean }> {
  /** All that is known by now about what was asked last. */
  known: T | undefined = $state.raw()
  busy = $state(false)
  /** Why nothing more comes, in words. */
  failure: string | undefined = $state()

  private asked: AbortController | undefined

  constructor(
    private readonly shape: v.GenericSchema<unknown, T>,
    private readonly read: typeof readLines,
  ) {}

  /** Stops; what is known stays. */
  stop(): void {
    this.asked?.abort()
    this.asked = undefined
    this.busy = false
  }

  /** Stops, and knows nothing. */
  clear(): void {
    this.stop()
    this.known = undefined
    this.failure = undefined
  }

  /** Asks, after a pause if there is one; `told` hears each line that comes. What was asked before must have been stopped. */
  protected begin(path: string, pause = 0, told: (line: T) => void = () => undefined): void {
    const asked = new AbortController()
    this.asked = asked
    this.busy = true
    void this.follow(path, pause, told, asked.signal)
  }

  private async follow(
    path: string,
    pause: number,
    told: (line: T) => void,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      if (pause > 0) await wait(pause, signal)
      await insist(() => hear(this.read, path, this.shape, (line) => this.take(line, told), signal), signal)
    } catch (error) {
      if (!signal.aborted) this.failure = failureText(error)
    } finally {
      if (!signal.aborted) this.busy = false
    }
  }

  private take(line: T, told: (line: T) => void): void {
    this.known = line
    told(line)
  }
}
