import type { Side } from '../wire/common'
import { answerTo, isFound, type Answer } from './retry-feedback'
import { mistakesOf, type Reviewed } from './review'

/** Whose mistakes are tried again. */
export type Whose = Side | 'both'

/** How a mistake was dealt with. */
export type Outcome = 'found' | 'better' | 'shown' | 'skipped'

export interface Done {
  ply: number
  outcome: Outcome
}

/** How much was given away: nothing, a hint, the move. */
export type Hinting = 0 | 1 | 2

/**
 * Tries the mistakes of a game again, one after another. What it says of a move comes from the store alone, so a deeper look may
 * change an answer while it is shown; only which mistakes are asked for is fixed when it begins.
 */
export class Retry {
  whose: Whose = $state('both')
  /** The mistakes that are asked for, by their numbers; none before it begins. */
  plies: readonly number[] | undefined = $state.raw()
  /** What was tried at the mistake one is at, in order. */
  tries: readonly string[] = $state.raw([])
  hinting: Hinting = $state(0)
  done: readonly Done[] = $state.raw([])
  /** Grows when the board is to take a try back. */
  revision = $state(0)

  private index = $state(0)
  private accepted = $state(false)

  /** The mistakes there are, as far as is known. */
  readonly known: readonly Reviewed[] = $derived.by(() =>
    mistakesOf(this.moves(), this.whose === 'both' ? undefined : this.whose),
  )

  /** The mistake one is at; undefined before the first and after the last. */
  readonly mistake: Reviewed | undefined = $derived.by(() => {
    const ply = this.plies?.[this.index]
    return ply === undefined ? undefined : this.moves().find((move) => move.ply === ply)
  })

  /** What to say of the last try. */
  readonly answer: Answer | undefined = $derived.by(() => {
    const tried = this.tries.at(-1)
    return this.mistake && tried !== undefined ? answerTo(this.mistake, tried) : undefined
  })

  /** Whether a deeper look has found the move good enough. */
  readonly isCleared = $derived.by(() => this.mistake !== undefined && this.mistake.played.mark === undefined)

  /** Whether one may go on, and the rest is told. */
  readonly isSolved = $derived.by(
    () =>
      this.hinting === 2 ||
      this.accepted ||
      this.isCleared ||
      (this.answer !== undefined && isFound(this.answer)),
  )

  readonly isOver = $derived.by(() => this.plies !== undefined && this.index >= this.plies.length)

  /** Which of how many, from 1. */
  readonly place = $derived.by(() => ({ number: this.index + 1, of: this.plies?.length ?? 0 }))

  constructor(private readonly moves: () => readonly Reviewed[]) {}

  /** Begins with the mistakes known now. */
  begin(): void {
    this.plies = this.known.map(({ ply }) => ply)
    this.done = []
    this.index = 0
    this.clean()
  }

  /** Chooses whose mistakes, and begins anew if it had begun. */
  choose(whose: Whose): void {
    this.whose = whose
    if (this.plies !== undefined) this.begin()
  }

  /** Tries a move; one that does not solve it is taken back at once, so that another can be tried. */
  try(move: string): void {
    if (!this.mistake || this.isSolved) return
    this.tries = [...this.tries.filter((one) => one !== move), move]
    if (!this.isSolved) this.revision++
  }

  /** Is content with a move that is better than the mistake. */
  accept(): void {
    if (this.answer?.kind === 'better') this.accepted = true
  }

  /** A hint first, then the move. */
  hint(): void {
    if (this.isSolved) return
    this.hinting = this.hinting === 0 ? 1 : 2
  }

  /** Goes on to the next mistake that still is one. */
  next(): void {
    const mistake = this.mistake
    if (mistake && !this.isCleared) this.done = [...this.done, { ply: mistake.ply, outcome: this.outcome }]
    this.index++
    this.clean()
    if (this.mistake && this.isCleared) this.next()
  }

  private get outcome(): Outcome {
    if (this.hinting === 2) return 'shown'
    if (this.answer && isFound(this.answer)) return 'found'
    return this.accepted ? 'better' : 'skipped'
  }

  private clean(): void {
    this.tries = []
    this.hinting = 0
    this.accepted = false
    this.revision++
  }
}
