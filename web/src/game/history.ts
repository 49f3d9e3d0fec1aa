import type { Moment } from './game-view'

/** A line of the list of moves, numbered as records number them: the first side's move, and the second's. */
export interface Row {
  number: number
  moves: { ply: number; moment: Moment }[]
  /** Whether the second side began, and the first has no move here. */
  gap: boolean
}

export function rows(moments: readonly Moment[]): Row[] {
  const all: Row[] = []
  moments.slice(1).forEach((moment, i) => {
    const row = all.at(-1)
    const entry = { ply: i + 1, moment }
    if (moment.side === 'O' && row && row.moves.length === 1 && !row.gap) row.moves.push(entry)
    else all.push({ number: all.length + 1, moves: [entry], gap: moment.side === 'O' })
  })
  return all
}
