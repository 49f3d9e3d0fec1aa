import { describe, expect, it } from 'vitest'
import { moveRows, type HistoryEntry } from '../../src/game/history'

const entry = (side?: 'X' | 'O', move?: string): HistoryEntry => ({
  side,
  move,
  taken: [],
  position: '',
  toMove: 'X',
  board: { owners: '' },
  scores: { X: 0, O: 0 },
})

const texts = (history: HistoryEntry[]) =>
  moveRows(history).map((row) => [row.number, row.gap, ...row.moves.map(({ entry: { move } }) => move)])

describe('moveRows', () => {
  it('is empty at the start', () => expect(moveRows([entry()])).toEqual([]))

  it('puts two moves into a row', () => {
    expect(texts([entry(), entry('X', 'A1'), entry('O', 'B2'), entry('X', 'C3')])).toEqual([
      [1, false, 'A1', 'B2'],
      [2, false, 'C3'],
    ])
  })

  it('leaves a gap if the second side began', () => {
    expect(texts([entry(), entry('O', 'A1'), entry('X', 'B2'), entry('O', 'C3')])).toEqual([
      [1, true, 'A1'],
      [2, false, 'B2', 'C3'],
    ])
  })

  it('counts plies from 1', () => {
    expect(moveRows([entry(), entry('X', 'A1'), entry('O', 'B2')])[0]?.moves.map(({ ply }) => ply)).toEqual([
      1, 2,
    ])
  })
})
