import type { Grid, Squares } from '../wire/common'
import type { LegalMove } from '../wire/position'
import { squaresAfter, type Badge } from './model'

/**
 * A move on its way: the cells chosen so far, one after another, along the path of some of the moves there are. Pure; the board
 * keeps one and asks it what a cell would do.
 */
export class MoveSelection {
  private constructor(
    readonly legalMoves: readonly LegalMove[],
    readonly chosen: readonly string[],
  ) {}

  static start(choices: readonly LegalMove[]): MoveSelection {
    return new MoveSelection(choices, [])
  }

  /** The moves that go on along what is chosen. */
  get candidates(): readonly LegalMove[] {
    return this.legalMoves.filter((move) => this.chosen.every((cell, i) => move.path[i] === cell))
  }

  /** The cells that can be chosen next. */
  get nextCells(): ReadonlySet<string> {
    return new Set(
      this.candidates.flatMap((move) => move.path.slice(this.chosen.length, this.chosen.length + 1)),
    )
  }

  /** The moves that would be left if this cell were chosen next. */
  candidatesThrough(cell: string): readonly LegalMove[] {
    return this.candidates.filter((move) => move.path[this.chosen.length] === cell)
  }

  /**
   * Somebody picks a cell. What was chosen last is let go if it is picked again, and another first cell begins anew; what leads
   * nowhere changes nothing.
   */
  select(cell: string): { selection: MoveSelection; move?: string } {
    const candidates = this.candidatesThrough(cell)
    if (candidates.length > 0) {
      const selection = new MoveSelection(this.legalMoves, [...this.chosen, cell])
      const complete = candidates.find((move) => move.path.length === selection.chosen.length)
      return complete
        ? { selection: MoveSelection.start(this.legalMoves), move: complete.move }
        : { selection }
    }
    if (cell === this.chosen.at(-1)) return { selection: this.undo() }
    const restarted = MoveSelection.start(this.legalMoves)
    return { selection: restarted.nextCells.has(cell) ? new MoveSelection(this.legalMoves, [cell]) : this }
  }

  /** One cell back. */
  undo(): MoveSelection {
    return new MoveSelection(this.legalMoves, this.chosen.slice(0, -1))
  }
}

/** What the board would look like if somebody went on; all of it follows from what the server said of each move. */

/** What is to be seen before a cell is picked. */
export interface Preview {
  squares: Squares
  /** The game's own word for the move, if it would be complete. */
  verb: string | undefined
  /** The cells that would change hands. */
  taken: ReadonlySet<string>
}

/** The move that picking this cell would complete. */
export function completedMove(selection: MoveSelection, cell: string): LegalMove | undefined {
  return selection.candidatesThrough(cell).find((move) => move.path.length === selection.chosen.length + 1)
}

/**
 * The squares with a move half made. From the second cell on, a chosen cell is drawn as all moves that are still open would leave
 * it: so a piece stands on its new cell while its tile is chosen.
 */
export function squaresDuring(grid: Grid, squares: Squares, selection: MoveSelection): Squares {
  const results = selection.candidates.map((move) => squaresAfter(grid, squares, move))
  const [first, ...others] = results
  if (selection.chosen.length < 2 || !first) return squares
  const owners = [...squares.owners]
  for (const name of selection.chosen) {
    const cell = grid.cells.indexOf(name)
    const owner = first.owners[cell]
    if (owner && others.every((other) => other.owners[cell] === owner)) owners[cell] = owner
  }
  return { ...squares, owners: owners.join('') }
}

export function previewOf(
  grid: Grid,
  squares: Squares,
  selection: MoveSelection,
  cell: string,
): Preview | undefined {
  const move = completedMove(selection, cell)
  if (move) return { squares: squaresAfter(grid, squares, move), verb: move.verb, taken: new Set(move.taken) }
  const picked = selection.select(cell).selection
  if (picked.chosen.length < 2 || picked.chosen.length <= selection.chosen.length) return undefined
  return { squares: squaresDuring(grid, squares, picked), verb: undefined, taken: new Set() }
}

/** The best badge among the moves through each cell that can be chosen next. */
export function badgesByCell(selection: MoveSelection, badges: readonly Badge[]): ReadonlyMap<string, Badge> {
  const byMove = new Map(badges.map((badge) => [badge.move, badge]))
  const best = new Map<string, Badge>()
  for (const move of selection.candidates) {
    const cell = move.path[selection.chosen.length]
    const badge = byMove.get(move.move)
    if (cell === undefined || !badge) continue
    const shown = best.get(cell)
    if (!shown || badge.rank > shown.rank) best.set(cell, badge)
  }
  return best
}

/** How many cells each move that could be completed now would take; those that take none are left out. */
export function capturesByCell(selection: MoveSelection): ReadonlyMap<string, number> {
  const captures = new Map<string, number>()
  for (const cell of selection.nextCells) {
    const count = completedMove(selection, cell)?.taken.length
    if (count) captures.set(cell, count)
  }
  return captures
}
