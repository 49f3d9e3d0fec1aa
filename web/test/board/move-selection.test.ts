import { describe, expect, it } from 'vitest'
import type { Badge } from '../../src/board/model'
import {
  badgesByCell,
  capturesByCell,
  completedMove,
  MoveSelection,
  previewOf,
  squaresDuring,
} from '../../src/board/move-selection'
import type { LegalMove } from '../../src/wire/position'

const moveAlong = (...path: string[]): LegalMove => ({
  move: path.join('-'),
  path,
  verb: '',
  taken: [],
  changes: [],
})

const turnsWithTwoPieces = [
  moveAlong('00', '10', '11'),
  moveAlong('00', '10', '20'),
  moveAlong('00', '01', '11'),
  moveAlong('41', '31'),
]

describe('MoveSelection', () => {
  it('completes a move of one cell at once', () => {
    expect(MoveSelection.start([moveAlong('A1'), moveAlong('B2')]).select('B2').move).toBe('B2')
  })

  it('follows the path of a move cell by cell', () => {
    let selection = MoveSelection.start(turnsWithTwoPieces)
    expect([...selection.nextCells]).toEqual(['00', '41'])
    selection = selection.select('00').selection
    expect([...selection.nextCells]).toEqual(['10', '01'])
    selection = selection.select('10').selection
    expect([...selection.nextCells]).toEqual(['11', '20'])
    expect(selection.select('20').move).toBe('00-10-20')
  })

  it('undoes the last cell when it is selected again', () => {
    const selection = MoveSelection.start(turnsWithTwoPieces).select('00').selection.select('10').selection
    expect(selection.select('10').selection.chosen).toEqual(['00'])
  })

  it('starts over with another first cell', () => {
    const selection = MoveSelection.start(turnsWithTwoPieces).select('00').selection
    expect(selection.select('41').selection.chosen).toEqual(['41'])
  })

  it('ignores cells that continue no move', () => {
    const selection = MoveSelection.start(turnsWithTwoPieces).select('00').selection
    expect(selection.select('44').selection.chosen).toEqual(['00'])
    expect(selection.select('44').move).toBeUndefined()
  })

  it('completes a move that is shorter than others with the same start', () => {
    expect(MoveSelection.start(turnsWithTwoPieces).select('41').selection.select('31').move).toBe('41-31')
  })
})

const row = (...cells: string[]) => ({
  rows: 1,
  cols: cells.length,
  rowLabels: ['1'],
  colLabels: cells,
  cells,
})
const grid = row('a', 'b', 'c', 'd')

/** A piece steps from a to b and builds on a or c, or on d after a step to c. */
const turn = (to: string, tile: string): LegalMove => ({
  move: `a-${to}+${tile}`,
  path: ['a', to, tile],
  verb: 'build',
  taken: [],
  changes: [
    tile === 'a' ? { cell: 'a', number: 1 } : { cell: 'a' },
    { cell: to, owner: 'X' },
    ...(tile === 'a' ? [] : [{ cell: tile, number: 1 }]),
  ],
})
const turns = [turn('b', 'a'), turn('b', 'c'), turn('c', 'd')]
const start = { owners: 'X--O', numbers: [0, 0, 0, 0] }
const selectionOf = (...cells: string[]) =>
  cells.reduce((selection, cell) => selection.select(cell).selection, MoveSelection.start(turns))

const raid: LegalMove = {
  move: 'b',
  path: ['b'],
  verb: 'raid',
  taken: ['d'],
  changes: [
    { cell: 'b', owner: 'X', number: 7 },
    { cell: 'd', owner: 'X', number: 2 },
  ],
}

describe('squaresDuring a partial move', () => {
  it('are unchanged while only the piece is chosen', () => {
    expect(squaresDuring(grid, start, selectionOf('a'))).toEqual(start)
  })

  it('have the piece on its new cell while the tile is chosen', () => {
    expect(squaresDuring(grid, start, selectionOf('a', 'b'))).toEqual({
      owners: '-X-O',
      numbers: [0, 0, 0, 0],
    })
  })

  it('do not show a tile before it is chosen, even if there is only one', () => {
    expect(squaresDuring(grid, start, selectionOf('a', 'c')).numbers).toEqual([0, 0, 0, 0])
  })
})

describe('previewOf', () => {
  it('shows a move that the cell would complete', () => {
    const preview = previewOf(
      grid,
      { owners: 'X--O', numbers: [1, 7, 1, 2] },
      MoveSelection.start([raid]),
      'b',
    )
    expect(preview?.squares).toEqual({ owners: 'XX-X', numbers: [1, 7, 1, 2] })
    expect(preview?.verb).toBe('raid')
    expect([...(preview?.taken ?? [])]).toEqual(['d'])
  })

  it('shows the step of a move that would continue', () => {
    expect(previewOf(grid, start, selectionOf('a'), 'b')?.squares.owners).toBe('-X-O')
    expect(previewOf(grid, start, selectionOf('a'), 'b')?.verb).toBeUndefined()
  })

  it('is undefined if nothing would change', () => {
    expect(previewOf(grid, start, selectionOf(), 'a')).toBeUndefined()
    expect(previewOf(grid, start, selectionOf('a', 'b'), 'b')).toBeUndefined()
  })
})

it('finds the move that a cell completes', () => {
  expect(completedMove(selectionOf('a', 'b'), 'c')?.move).toBe('a-b+c')
  expect(completedMove(selectionOf('a'), 'b')).toBeUndefined()
})

it('counts the captures of each cell', () => {
  expect([...capturesByCell(MoveSelection.start([raid]))]).toEqual([['b', 1]])
  expect(capturesByCell(selectionOf('a', 'b')).size).toBe(0)
})

it('shows the best badge of the moves through a cell', () => {
  const badge = (move: string, rank: number): Badge => ({
    move,
    rank,
    text: move,
    tone: 'best',
    certainty: 'proven',
    label: '',
  })
  const badges = [badge('a-b+a', 1), badge('a-b+c', 3), badge('a-c+d', 2)]
  expect(badgesByCell(selectionOf(), badges).get('a')?.rank).toBe(3)
  const after = badgesByCell(selectionOf('a'), badges)
  expect([after.get('b')?.rank, after.get('c')?.rank]).toEqual([3, 2])
})
