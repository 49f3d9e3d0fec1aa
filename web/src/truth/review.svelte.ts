import * as v from 'valibot'
import { Failure } from '../wire/api'
import { readLines } from '../wire/lines'
import { review, type Review } from '../wire/truth'
import { truth as words } from '$words/truth'
import { failureText } from './failures'
import { lost } from './lost'
import { insist } from './patience'

const line = v.union([lost, review])

/** What became of a game, told move by move from its end. One at a time. */
export class LiveReview {
  known: Review | undefined = $state.raw()
  busy = $state(false)
  /** Why nothing more comes, in words. */
  failure: string | undefined = $state()

  private asked: AbortController | undefined

  constructor(private readonly read: typeof readLines = readLines) {}

  /** Asks for a review by its path; what was known before is of another game, or older. */
  ask(path: string): void {
    this.clear()
    const asked = new AbortController()
    this.asked = asked
    this.busy = true
    void this.follow(path, asked.signal)
  }

  /** Stops; what is known stays. */
  stop(): void {
    this.asked?.abort()
    this.asked = undefined
    this.busy = false
  }

  clear(): void {
    this.stop()
    this.known = undefined
    this.failure = undefined
  }

  private async follow(path: string, signal: AbortSignal): Promise<void> {
    try {
      await insist(() => this.listen(path, signal), signal)
    } catch (error) {
      if (!signal.aborted) this.failure = failureText(error)
    } finally {
      if (!signal.aborted) this.busy = false
    }
  }

  private async listen(path: string, signal: AbortSignal): Promise<void> {
    let last = false
    await this.read(
      path,
      line,
      (told) => {
        if (signal.aborted) return
        if ('code' in told) throw new Failure(words.failures[told.code] ?? told.detail)
        last = told.last ?? false
        this.known = told
      },
      signal,
    )
    if (!last && !signal.aborted) throw new Failure(words.interrupted)
  }
}
