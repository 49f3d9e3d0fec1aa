import type { Choice } from '../wire/position'

/**
 * A move on its way: the cells chosen so far, one after another, along the path of some of the moves there are. Pure; the board
 * keeps one and asks it what a cell would do.
 */
export class Gesture {
  private constructor(
    readonly choices: readonly Choice[],
    readonly chosen: readonly string[],
  ) {}

  static begin(choices: readonly Choice[]): Gesture {
    return new Gesture(choices, [])
  }

  /** The moves that go on along what is chosen. */
  get open(): readonly Choice[] {
    return this.choices.filter((choice) => this.chosen.every((cell, i) => choice.path[i] === cell))
  }

  /** The cells that can be chosen next. */
  get next(): ReadonlySet<string> {
    return new Set(
      this.open.flatMap((choice) => choice.path.slice(this.chosen.length, this.chosen.length + 1)),
    )
  }

  /** The moves that would be left if this cell were chosen next. */
  through(cell: string): readonly Choice[] {
    return this.open.filter((choice) => choice.path[this.chosen.length] === cell)
  }

  /**
   * Somebody picks a cell. What was chosen last is let go if it is picked again, and another first cell begins anew; what leads
   * nowhere changes nothing.
   */
  pick(cell: string): { gesture: Gesture; move?: string } {
    const through = this.through(cell)
    if (through.length > 0) {
      const gesture = new Gesture(this.choices, [...this.chosen, cell])
      const complete = through.find((choice) => choice.path.length === gesture.chosen.length)
      return complete ? { gesture: Gesture.begin(this.choices), move: complete.move } : { gesture }
    }
    if (cell === this.chosen.at(-1)) return { gesture: this.back() }
    const anew = Gesture.begin(this.choices)
    return { gesture: anew.next.has(cell) ? new Gesture(this.choices, [cell]) : this }
  }

  /** One cell back. */
  back(): Gesture {
    return new Gesture(this.choices, this.chosen.slice(0, -1))
  }
}
