import { describe, expect, it } from 'vitest'
import { rows } from '../src/game/history'
import type { Moment } from '../src/game/game-view'

const moment = (side?: 'X' | 'O', move?: string): Moment => ({
  side,
  move,
  taken: [],
  position: '',
  toMove: 'X',
  board: { owners: '' },
  scores: { X: 0, O: 0 },
})

const texts = (moments: Moment[]) =>
  rows(moments).map((row) => [row.number, row.gap, ...row.moves.map(({ moment: { move } }) => move)])

describe('the list of moves', () => {
  it('has none at the start', () => expect(rows([moment()])).toEqual([]))

  it('puts two moves in a row', () => {
    expect(texts([moment(), moment('X', 'A1'), moment('O', 'B2'), moment('X', 'C3')])).toEqual([
      [1, false, 'A1', 'B2'],
      [2, false, 'C3'],
    ])
  })

  it('leaves a gap where the second side began', () => {
    expect(texts([moment(), moment('O', 'A1'), moment('X', 'B2'), moment('O', 'C3')])).toEqual([
      [1, true, 'A1'],
      [2, false, 'B2', 'C3'],
    ])
  })

  it('numbers plies from the first move on', () => {
    expect(rows([moment(), moment('X', 'A1'), moment('O', 'B2')])[0]?.moves.map(({ ply }) => ply)).toEqual([
      1, 2,
    ])
  })
})
