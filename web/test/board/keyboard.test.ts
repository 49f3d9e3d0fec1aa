import { describe, expect, it } from 'vitest'
import { cellForKey, tabStopCell } from '../../src/board/keyboard'

// Three rows of four columns: cell 5 is the second of the second row.
it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowRight', 5, 6],
  ['ArrowUp', 5, 1],
  ['ArrowDown', 5, 9],
  ['Home', 6, 4],
  ['End', 6, 7],
  ['PageUp', 9, 1],
  ['PageDown', 1, 9],
])('%s moves from %i to %i', (key, from, to) => {
  expect(cellForKey(key, from, 3, 4)).toBe(to)
})

it.each([
  ['ArrowLeft', 4],
  ['ArrowRight', 7],
  ['ArrowUp', 3],
  ['ArrowDown', 8],
  ['a', 5],
])('%s does not move from %i', (key, from) => {
  expect(cellForKey(key, from, 3, 4)).toBeUndefined()
})

it('moves to the first and the last cell of the board', () => {
  expect(cellForKey('Home', 6, 3, 4, true)).toBe(0)
  expect(cellForKey('End', 6, 3, 4, true)).toBe(11)
})

describe('the tab stop', () => {
  const cells = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3']
  const grid = { rows: 3, cols: 3, rowLabels: [], colLabels: [], cells }

  it('is the cell focused last', () => {
    expect(tabStopCell(grid, 8, new Set(['B1']))).toBe(8)
    expect(tabStopCell(grid, 0, new Set(['B1']))).toBe(0)
  })

  it('is the first cell that can be chosen, or the centre', () => {
    expect(tabStopCell(grid, undefined, new Set(['C2', 'B1']))).toBe(1)
    expect(tabStopCell(grid, undefined, new Set())).toBe(4)
  })

  it('is on the board even if the previous board was larger', () => {
    expect(tabStopCell(grid, 9, new Set(['B1']))).toBe(1)
    expect(tabStopCell(grid, 63, new Set())).toBe(4)
  })
})
