import type { Choice } from '../wire/position'
import type { Grid, Squares } from '../wire/common'
import type { Gesture } from './move-selection'
import { after, type Badge } from './model'

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
export function completed(gesture: Gesture, cell: string): Choice | undefined {
  return gesture.through(cell).find((choice) => choice.path.length === gesture.chosen.length + 1)
}

/**
 * The squares with a move half made. From the second cell on, a chosen cell is drawn as all moves that are still open would leave
 * it: so a piece stands on its new cell while its tile is chosen.
 */
export function underWay(grid: Grid, squares: Squares, gesture: Gesture): Squares {
  const results = gesture.open.map((choice) => after(grid, squares, choice))
  const [first, ...others] = results
  if (gesture.chosen.length < 2 || !first) return squares
  const owners = [...squares.owners]
  for (const name of gesture.chosen) {
    const cell = grid.cells.indexOf(name)
    const owner = first.owners[cell]
    if (owner && others.every((other) => other.owners[cell] === owner)) owners[cell] = owner
  }
  return { ...squares, owners: owners.join('') }
}

export function preview(grid: Grid, squares: Squares, gesture: Gesture, cell: string): Preview | undefined {
  const choice = completed(gesture, cell)
  if (choice)
    return { squares: after(grid, squares, choice), verb: choice.verb, taken: new Set(choice.taken) }
  const picked = gesture.pick(cell).gesture
  if (picked.chosen.length < 2 || picked.chosen.length <= gesture.chosen.length) return undefined
  return { squares: underWay(grid, squares, picked), verb: undefined, taken: new Set() }
}

/** The best badge among the moves through each cell that can be chosen next. */
export function badgesByCell(gesture: Gesture, badges: readonly Badge[]): ReadonlyMap<string, Badge> {
  const byMove = new Map(badges.map((badge) => [badge.move, badge]))
  const best = new Map<string, Badge>()
  for (const choice of gesture.open) {
    const cell = choice.path[gesture.chosen.length]
    const badge = byMove.get(choice.move)
    if (cell === undefined || !badge) continue
    const shown = best.get(cell)
    if (!shown || badge.rank > shown.rank) best.set(cell, badge)
  }
  return best
}

/** How many cells each move that could be completed now would take; those that take none are left out. */
export function takesByCell(gesture: Gesture): ReadonlyMap<string, number> {
  const takes = new Map<string, number>()
  for (const cell of gesture.next) {
    const count = completed(gesture, cell)?.taken.length
    if (count) takes.set(cell, count)
  }
  return takes
}
