import type { Side } from '../wire/common'
import type { Branch, Path, Tree } from './tree'

/** A game laid out as people write it: pairs of moves, and beneath a move what was said of it and tried instead. */

export interface Entry {
  move: string
  path: Path
}

export type Row =
  | { type: 'pair'; number: number; first: Entry | undefined; second: Entry | undefined }
  | { type: 'aside'; key: string; comment: string | undefined; variations: Path[] }

/** The number a move has, counted in pairs, and who makes it; `ply` counts moves from 0. */
export function numberOf(ply: number, begins: Side): { number: number; side: Side } {
  const halves = ply + (begins === 'X' ? 0 : 1)
  return { number: Math.floor(halves / 2) + 1, side: halves % 2 === 0 ? 'X' : 'O' }
}

/** "3." before a move of the first side, "3…" before one of the second. */
export function numberText(ply: number, begins: Side): string {
  const { number, side } = numberOf(ply, begins)
  return `${number}${side === 'X' ? '.' : '…'}`
}

/** "3. E3"; `ply` counts moves from 1. */
export const moveName = (ply: number, move: string, begins: Side): string =>
  `${numberText(ply - 1, begins)} ${move}`

export function rowsOf(tree: Tree, begins: Side): Row[] {
  const rows: Row[] = []
  let pair: Extract<Row, { type: 'pair' }> | undefined
  let path: Path = []
  for (let level = tree; level[0]; level = level[0].next) {
    const [main, ...others] = level as [Branch, ...Branch[]]
    const { number, side } = numberOf(path.length, begins)
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
