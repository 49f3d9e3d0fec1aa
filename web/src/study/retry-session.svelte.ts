import type { Side } from '../wire/common'
import { isSolution, resultOfTry, type TryResult } from './retry-feedback'
import { mistakesOf, type ReviewedMove } from './review'

/** The side whose mistakes are tried again. */
export type RetrySide = Side | 'both'

export type RetryOutcome = 'found' | 'better' | 'shown' | 'skipped'

export interface FinishedMistake {
  ply: number
  outcome: RetryOutcome
}

/** No hint, a hint, or the move itself. */
export type HintLevel = 0 | 1 | 2

/**
 * Goes through the mistakes of a game. Results follow the analysis, so deeper search may change them; the list of mistakes
 * is fixed at the start.
 */
export class RetrySession {
  side: RetrySide = $state('both')
  /** The plies of the mistakes to try; undefined before the start. */
  plies: readonly number[] | undefined = $state.raw()
  /** The moves tried at the current mistake, in order. */
  tries: readonly string[] = $state.raw([])
  hintLevel: HintLevel = $state(0)
  finished: readonly FinishedMistake[] = $state.raw([])
  /** Incremented when the board must take a move back. */
  revision = $state(0)

  private index = $state(0)
  private isAccepted = $state(false)

  /** The mistakes known so far. */
  readonly mistakes: readonly ReviewedMove[] = $derived.by(() =>
    mistakesOf(this.moves(), this.side === 'both' ? undefined : this.side),
  )

  /** The current mistake; undefined before the first and after the last. */
  readonly mistake: ReviewedMove | undefined = $derived.by(() => {
    const ply = this.plies?.[this.index]
    return ply === undefined ? undefined : this.moves().find((move) => move.ply === ply)
  })

  /** The rating of the last try. */
  readonly result: TryResult | undefined = $derived.by(() => {
    const lastTry = this.tries.at(-1)
    return this.mistake && lastTry !== undefined ? resultOfTry(this.mistake, lastTry) : undefined
  })

  /** Whether deeper search has cleared the move. */
  readonly isCleared = $derived.by(() => this.mistake !== undefined && this.mistake.played.mark === undefined)

  /** Whether the task is finished, so that the solution is shown. */
  readonly isSolved = $derived.by(
    () =>
      this.hintLevel === 2 ||
      this.isAccepted ||
      this.isCleared ||
      (this.result !== undefined && isSolution(this.result)),
  )

  readonly isOver = $derived.by(() => this.plies !== undefined && this.index >= this.plies.length)

  /** Number of the current mistake, from 1, and their total. */
  readonly progress = $derived.by(() => ({ number: this.index + 1, of: this.plies?.length ?? 0 }))

  constructor(private readonly moves: () => readonly ReviewedMove[]) {}

  /** Starts with the mistakes known now. */
  start(): void {
    this.plies = this.mistakes.map(({ ply }) => ply)
    this.finished = []
    this.index = 0
    this.resetTask()
  }

  /** Chooses the side, and restarts if the session has started. */
  chooseSide(side: RetrySide): void {
    this.side = side
    if (this.plies !== undefined) this.start()
  }

  /** Tries a move. One that does not solve the task is taken back at once. */
  tryMove(move: string): void {
    if (!this.mistake || this.isSolved) return
    this.tries = [...this.tries.filter((tried) => tried !== move), move]
    if (!this.isSolved) this.revision++
  }

  /** Accepts a better move that is not the best. */
  accept(): void {
    if (this.result?.kind === 'better') this.isAccepted = true
  }

  /** Shows a hint first, then the move. */
  hint(): void {
    if (this.isSolved) return
    this.hintLevel = this.hintLevel === 0 ? 1 : 2
  }

  /** Continues with the next move that still is a mistake. */
  next(): void {
    const mistake = this.mistake
    if (mistake && !this.isCleared)
      this.finished = [...this.finished, { ply: mistake.ply, outcome: this.outcome }]
    this.index++
    this.resetTask()
    if (this.mistake && this.isCleared) this.next()
  }

  private get outcome(): RetryOutcome {
    if (this.hintLevel === 2) return 'shown'
    if (this.result && isSolution(this.result)) return 'found'
    return this.isAccepted ? 'better' : 'skipped'
  }

  private resetTask(): void {
    this.tries = []
    this.hintLevel = 0
    this.isAccepted = false
    this.revision++
  }
}
