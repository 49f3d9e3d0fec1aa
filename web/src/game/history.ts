import type { Scores, Side, Squares } from '../wire/common'
import type { GameEvent } from '../wire/live'

/** The game at one ply; all entries but the first have the move that led to them. */
export interface HistoryEntry {
  move?: string | undefined
  side?: Side | undefined
  verb?: string | undefined
  taken: readonly string[]
  position: string
  toMove: Side
  board: Squares
  scores: Scores
}

export function historyAfter(history: readonly HistoryEntry[], event: GameEvent): readonly HistoryEntry[] {
  const { ply } = event.state
  if (event.type === 'moved')
    return history.length < ply ? history : [...history.slice(0, ply), entryOf(event)]
  if (history.length === 0 && ply === 0) return [entryOf(event)]
  // A takeback removes the moves taken back.
  return history.slice(0, ply + 1)
}

function entryOf({ type, move, side, verb, taken = [], state }: GameEvent): HistoryEntry {
  const { position, toMove, board, scores } = state
  return { ...(type === 'moved' ? { move, side, verb } : {}), taken, position, toMove, board, scores }
}

/** Number of cells that each side has captured up to a ply. */
export function captureCounts(history: readonly HistoryEntry[], ply: number): Scores {
  const taken = { X: 0, O: 0 }
  for (const entry of history.slice(1, ply + 1)) if (entry.side) taken[entry.side] += entry.taken.length
  return taken
}

/** A row of the move list, numbered as in records: the first side's move and the second side's. */
export interface MoveRow {
  number: number
  moves: { ply: number; entry: HistoryEntry }[]
  /** Whether the second side began, so that the first side has no move in this row. */
  gap: boolean
}

export function moveRows(history: readonly HistoryEntry[]): MoveRow[] {
  const rows: MoveRow[] = []
  history.slice(1).forEach((entry, i) => {
    const row = rows.at(-1)
    const move = { ply: i + 1, entry }
    if (entry.side === 'O' && row && row.moves.length === 1 && !row.gap) row.moves.push(move)
    else rows.push({ number: rows.length + 1, moves: [move], gap: entry.side === 'O' })
  })
  return rows
}
