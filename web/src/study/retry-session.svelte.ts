import type { Side } from '../wire/common'
import { isSolution, resultOfTry, type TryResult } from './retry-feedback'
import { mistakesOf, type ReviewedMove } from './review'

/** Whose mistakes are tried again. */
export type RetrySide = Side | 'both'

/** How a mistake was dealt with. */
export type RetryOutcome = 'found' | 'better' | 'shown' | 'skipped'

export interface FinishedMistake {
  ply: number
  outcome: RetryOutcome
}

/** How much was given away: nothing, a hint, the move. */
export type HintLevel = 0 | 1 | 2

/**
 * Tries the mistakes of a game again, one after another. What it says of a move comes from the store alone, so a deeper look may
 * change an answer while it is shown; only which mistakes are asked for is fixed when it begins.
 */
export class RetrySession {
  side: RetrySide = $state('both')
  /** The mistakes that are asked for, by their numbers; none before it begins. */
  plies: readonly number[] | undefined = $state.raw()
  /** What was tried at the mistake one is at, in order. */
  tries: readonly string[] = $state.raw([])
  hintLevel: HintLevel = $state(0)
  finished: readonly FinishedMistake[] = $state.raw([])
  /** Grows when the board is to take a try back. */
  revision = $state(0)

  private index = $state(0)
  private isAccepted = $state(false)

  /** The mistakes there are, as far as is known. */
  readonly mistakes: readonly ReviewedMove[] = $derived.by(() =>
    mistakesOf(this.moves(), this.side === 'both' ? undefined : this.side),
  )

  /** The mistake one is at; undefined before the first and after the last. */
  readonly mistake: ReviewedMove | undefined = $derived.by(() => {
    const ply = this.plies?.[this.index]
    return ply === undefined ? undefined : this.moves().find((move) => move.ply === ply)
  })

  /** What to say of the last try. */
  readonly result: TryResult | undefined = $derived.by(() => {
    const lastTry = this.tries.at(-1)
    return this.mistake && lastTry !== undefined ? resultOfTry(this.mistake, lastTry) : undefined
  })

  /** Whether a deeper look has found the move good enough. */
  readonly isCleared = $derived.by(() => this.mistake !== undefined && this.mistake.played.mark === undefined)

  /** Whether one may go on, and the rest is told. */
  readonly isSolved = $derived.by(
    () =>
      this.hintLevel === 2 ||
      this.isAccepted ||
      this.isCleared ||
      (this.result !== undefined && isSolution(this.result)),
  )

  readonly isOver = $derived.by(() => this.plies !== undefined && this.index >= this.plies.length)

  /** Which of how many, from 1. */
  readonly progress = $derived.by(() => ({ number: this.index + 1, of: this.plies?.length ?? 0 }))

  constructor(private readonly moves: () => readonly ReviewedMove[]) {}

  /** Begins with the mistakes known now. */
  start(): void {
    this.plies = this.mistakes.map(({ ply }) => ply)
    this.finished = []
    this.index = 0
    this.resetTask()
  }

  /** Chooses whose mistakes, and begins anew if it had begun. */
  chooseSide(side: RetrySide): void {
    this.side = side
    if (this.plies !== undefined) this.start()
  }

  /** Tries a move; one that does not solve it is taken back at once, so that another can be tried. */
  tryMove(move: string): void {
    if (!this.mistake || this.isSolved) return
    this.tries = [...this.tries.filter((tried) => tried !== move), move]
    if (!this.isSolved) this.revision++
  }

  /** Is content with a move that is better than the mistake. */
  accept(): void {
    if (this.result?.kind === 'better') this.isAccepted = true
  }

  /** A hint first, then the move. */
  hint(): void {
    if (this.isSolved) return
    this.hintLevel = this.hintLevel === 0 ? 1 : 2
  }

  /** Goes on to the next mistake that still is one. */
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
