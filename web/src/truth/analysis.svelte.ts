import * as v from 'valibot'
import { Failure, query } from '../wire/api'
import { readLines } from '../wire/lines'
import { analysis, type Analysis } from '../wire/truth'
import { truth as words } from '$words/truth'
import { failureText } from './failures'
import { lost } from './lost'
import { insist, wait } from './patience'

const line = v.union([lost, analysis])

/** Somebody who steps through a game quickly asks about every position only for a blink. */
const pause = 120

/** Positions remembered, so that stepping back shows at once what was found. */
const remembered = 200

interface Kept {
  known: Analysis
  /** How long it was allowed to think. */
  seconds: number
}

/**
 * What the moves of one position are worth, refined for as long as the server thinks. One search at a time: asking about another
 * position ends the one before.
 */
export class LiveAnalysis {
  /** All that is known by now about the position asked for last. */
  known: Analysis | undefined = $state.raw()
  busy = $state(false)
  /** Why nothing more comes, in words. */
  failure: string | undefined = $state()

  private asked: AbortController | undefined
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly read: typeof readLines = readLines) {}

  /** Thinks about a position for some seconds at most; what was found before is shown at once. */
  ask(position: string, seconds = 10): void {
    this.stop()
    const before = this.kept.get(position)
    this.known = before?.known
    this.failure = undefined
    if (before && (before.known.complete || before.seconds >= seconds)) return
    const asked = new AbortController()
    this.asked = asked
    this.busy = true
    void this.think(position, seconds, asked.signal)
  }

  /** Stops thinking; what is known stays. */
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

  private async think(position: string, seconds: number, signal: AbortSignal): Promise<void> {
    try {
      await wait(pause, signal)
      await insist(() => this.search(position, seconds, signal), signal)
    } catch (error) {
      if (!signal.aborted) this.failure = failureText(error)
    } finally {
      if (!signal.aborted) this.busy = false
    }
  }

  private async search(position: string, seconds: number, signal: AbortSignal): Promise<void> {
    let last = false
    await this.read(
      '/api/analysis' + query({ position, seconds }),
      line,
      (told) => {
        if (signal.aborted) return
        if ('code' in told) throw new Failure(words.failures[told.code] ?? told.detail)
        last = told.last
        this.known = told
        if (told.last) this.keep(position, { known: told, seconds })
      },
      signal,
    )
    if (!last && !signal.aborted) throw new Failure(words.interrupted)
  }

  private keep(position: string, kept: Kept): void {
    this.kept.delete(position)
    this.kept.set(position, kept)
    const oldest = this.kept.keys().next()
    if (this.kept.size > remembered && !oldest.done) this.kept.delete(oldest.value)
  }
}
