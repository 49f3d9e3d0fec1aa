import type { Grid, Squares } from '../wire/common'
import type { LegalMove } from '../wire/position'
import { squaresAfter, type Badge } from './model'

/** A move being selected cell by cell along the paths of the legal moves. Immutable. */
export class MoveSelection {
  private constructor(
    readonly legalMoves: readonly LegalMove[],
    readonly chosen: readonly string[],
  ) {}

  static start(choices: readonly LegalMove[]): MoveSelection {
    return new MoveSelection(choices, [])
  }

  /** The legal moves that begin with the chosen cells. */
  get candidates(): readonly LegalMove[] {
    return this.legalMoves.filter((move) => this.chosen.every((cell, i) => move.path[i] === cell))
  }

  get nextCells(): ReadonlySet<string> {
    return new Set(
      this.candidates.flatMap((move) => move.path.slice(this.chosen.length, this.chosen.length + 1)),
    )
  }

  /** The candidates that continue with this cell. */
  candidatesThrough(cell: string): readonly LegalMove[] {
    return this.candidates.filter((move) => move.path[this.chosen.length] === cell)
  }

  /**
   * Selects a cell. Selecting the last cell again undoes it, another first cell starts over, and any other cell has no
   * effect. Returns the move if it is complete.
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

  /** Removes the last cell. */
  undo(): MoveSelection {
    return new MoveSelection(this.legalMoves, this.chosen.slice(0, -1))
  }
}

/** The board as it would look after selecting a cell. */
export interface MovePreview {
  squares: Squares
  /** The game's verb for the move, if it would be complete. */
  verb: string | undefined
  /** The cells that the move would capture. */
  taken: ReadonlySet<string>
}

/** The move that selecting this cell would complete. */
export function completedMove(selection: MoveSelection, cell: string): LegalMove | undefined {
  return selection.candidatesThrough(cell).find((move) => move.path.length === selection.chosen.length + 1)
}

/**
 * The squares during a partial move. From the second cell on, a chosen cell gets the owner that all candidates would give
 * it, so a piece stands on its new cell while its tile is chosen.
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
): MovePreview | undefined {
  const move = completedMove(selection, cell)
  if (move) return { squares: squaresAfter(grid, squares, move), verb: move.verb, taken: new Set(move.taken) }
  const picked = selection.select(cell).selection
  if (picked.chosen.length < 2 || picked.chosen.length <= selection.chosen.length) return undefined
  return { squares: squaresDuring(grid, squares, picked), verb: undefined, taken: new Set() }
}

/** For each cell that can be chosen next, the best badge among the moves through it. */
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

/** Number of captured cells for each cell that would complete a capturing move. */
export function capturesByCell(selection: MoveSelection): ReadonlyMap<string, number> {
  const captures = new Map<string, number>()
  for (const cell of selection.nextCells) {
    const count = completedMove(selection, cell)?.taken.length
    if (count) captures.set(cell, count)
  }
  return captures
}
