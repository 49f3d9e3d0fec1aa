import { describe, expect, it } from 'vitest'
import { moveListRows, moveName, moveNumberText } from '../../src/study/move-rows'
import { addMoves, treeOf, type Tree } from '../../src/study/tree'

/** "1 a b" is a pair; "(x, y)" are variations. */
const shown = (tree: Tree, firstSide: 'X' | 'O' = 'X') =>
  moveListRows(tree, firstSide).map((row) =>
    row.type === 'pair'
      ? `${row.number} ${row.first?.move ?? '…'} ${row.second?.move ?? '…'}`
      : `${row.comment ?? ''}(${row.variations.map((path) => path.join(' ')).join(', ')})`,
  )

describe('moveListRows', () => {
  it('are pairs of moves', () => {
    expect(shown(treeOf(['a', 'b', 'c']))).toEqual(['1 a b', '2 c …'])
    expect(shown([])).toEqual([])
  })

  it('have an empty first cell if the second side begins', () => {
    expect(shown(treeOf(['a', 'b', 'c']), 'O')).toEqual(['1 … a', '2 b c'])
  })

  it('are split by variations', () => {
    expect(shown(addMoves(addMoves(treeOf(['a', 'b', 'c']), [], ['x']), ['a'], ['y', 'z']))).toEqual([
      '1 a …',
      '(x)',
      '1 … b',
      '(a y)',
      '2 c …',
    ])
  })

  it('are split by comments', () => {
    expect(shown([{ move: 'a', comment: 'why', next: [{ move: 'b', next: [] }] }])).toEqual([
      '1 a …',
      'why()',
      '1 … b',
    ])
  })
})

it('numbers moves in pairs', () => {
  expect([0, 1, 2, 3].map((ply) => moveNumberText(ply, 'X'))).toEqual(['1.', '1…', '2.', '2…'])
  expect([0, 1, 2].map((ply) => moveNumberText(ply, 'O'))).toEqual(['1…', '2.', '2…'])
  expect([1, 2].map((ply) => moveName(ply, 'E3', 'X'))).toEqual(['1. E3', '1… E3'])
})
