import type { Side } from '../wire/common'
import type { Branch, Path, Tree } from './tree'

/** A move of the list and the path to it. The list consists of pairs of moves, with comments and variations below them. */

export interface ListedMove {
  move: string
  path: Path
}

export type MoveListRow =
  | { type: 'pair'; number: number; first: ListedMove | undefined; second: ListedMove | undefined }
  | { type: 'aside'; key: string; comment: string | undefined; variations: Path[] }

/** Number of the move pair and the side that moves; `ply` counts from 0. */
function moveNumberOf(ply: number, firstSide: Side): { number: number; side: Side } {
  const halfMoves = ply + (firstSide === 'X' ? 0 : 1)
  return { number: Math.floor(halfMoves / 2) + 1, side: halfMoves % 2 === 0 ? 'X' : 'O' }
}

/** "3." before a move of the first side, "3…" before one of the second. */
export function moveNumberText(ply: number, firstSide: Side): string {
  const { number, side } = moveNumberOf(ply, firstSide)
  return `${number}${side === 'X' ? '.' : '…'}`
}

/** "3. E3"; `ply` counts from 1. */
export const moveName = (ply: number, move: string, firstSide: Side): string =>
  `${moveNumberText(ply - 1, firstSide)} ${move}`

export function moveListRows(tree: Tree, firstSide: Side): MoveListRow[] {
  const rows: MoveListRow[] = []
  let pair: Extract<MoveListRow, { type: 'pair' }> | undefined
  let path: Path = []
  for (let level = tree; level[0]; level = level[0].next) {
    const [main, ...others] = level as [Branch, ...Branch[]]
    const { number, side } = moveNumberOf(path.length, firstSide)
    const entry = { move: main.move, path: [...path, main.move] }
    if (side === 'X' || !pair) {
      pair = { type: 'pair', number, first: undefined, second: undefined }
      rows.push(pair)
    }
    if (side === 'X') pair.first = entry
    else pair.second = entry
    if (side === 'O') pair = undefined
    if (main.comment !== undefined || others.length > 0) {
      const before = path
      rows.push({
        type: 'aside',
        key: entry.path.join(' '),
        comment: main.comment,
        variations: others.map((other) => [...before, other.move]),
      })
      pair = undefined
    }
    path = entry.path
  }
  return rows
}
