import { describe, expect, it } from 'vitest'
import { treeOfRecord } from '../../src/study/records'
import {
  addMoves,
  branchAt,
  branchesAt,
  commonLength,
  lineThrough,
  mainLine,
  promotePath,
  removeBranch,
  siblingPath,
  treeOf,
} from '../../src/study/tree'

const moves = (text: string) => text.split(' ').filter((move) => move !== '')
/** Main line a b c; b has the variations x y and z. */
const forked = addMoves(addMoves(treeOf(moves('a b c')), ['a'], moves('x y')), ['a'], ['z'])

describe('a tree of variations', () => {
  it('starts as a line', () => {
    expect(mainLine(treeOf(moves('a b c')))).toEqual(['a', 'b', 'c'])
    expect(mainLine(treeOf([]))).toEqual([])
  })

  it('gets a branch for another move and keeps the main line', () => {
    expect(mainLine(forked)).toEqual(['a', 'b', 'c'])
    expect(branchesAt(forked, ['a']).map((branch) => branch.move)).toEqual(['b', 'x', 'z'])
    expect(lineThrough(forked, ['a', 'x'])).toEqual(['a', 'x', 'y'])
  })

  it('keeps existing branches', () => {
    expect(addMoves(forked, ['a'], moves('x y'))).toBe(forked)
    expect(addMoves(forked, ['a', 'x'], moves('y w'))).not.toBe(forked)
    expect(branchesAt(addMoves(forked, ['a', 'x'], moves('y w')), ['a'])).toHaveLength(3)
  })

  it('grows at the end of its line', () => {
    expect(mainLine(addMoves(forked, moves('a b c'), ['d']))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is not modified', () => {
    const before = JSON.stringify(forked)
    removeBranch(promotePath(addMoves(forked, ['a'], ['q']), ['a', 'x']), ['a', 'b'])
    expect(JSON.stringify(forked)).toBe(before)
  })

  it('makes a variation the main line', () => {
    const promoted = promotePath(forked, moves('a x y'))
    expect(mainLine(promoted)).toEqual(['a', 'x', 'y'])
    expect(branchesAt(promoted, ['a']).map((branch) => branch.move)).toEqual(['x', 'b', 'z'])
  })

  it('removes a move with its continuation', () => {
    expect(branchesAt(removeBranch(forked, ['a', 'x']), ['a']).map((branch) => branch.move)).toEqual([
      'b',
      'z',
    ])
    expect(mainLine(removeBranch(forked, ['a', 'b']))).toEqual(['a', 'x', 'y'])
  })

  it('finds the neighbouring variations', () => {
    expect(siblingPath(forked, ['a', 'b'], 1)).toEqual(['a', 'x'])
    expect(siblingPath(forked, ['a', 'z'], -1)).toEqual(['a', 'x'])
    expect(siblingPath(forked, ['a', 'z'], 1)).toBeUndefined()
    expect(siblingPath(forked, ['a', 'b'], -1)).toBeUndefined()
    expect(siblingPath(forked, [], 1)).toBeUndefined()
  })

  it('returns nothing for unknown paths', () => {
    expect(branchAt(forked, ['a', 'q'])).toBeUndefined()
    expect(branchesAt(forked, ['q', 'a'])).toEqual([])
    expect(branchAt(forked, ['a', 'x'])?.move).toBe('x')
  })

  it('counts the moves that two paths share', () => {
    expect(commonLength(['a', 'x', 'y'], ['a', 'b', 'c'])).toBe(1)
    expect(commonLength(['a', 'b'], ['a', 'b', 'c'])).toBe(2)
    expect(commonLength(['a', 'b', 'c'], ['a'])).toBe(1)
  })
})

describe('treeOfRecord', () => {
  it('makes a variation a sibling of the move that it replaces', () => {
    const tree = treeOfRecord([
      { move: 'a' },
      {
        move: 'b',
        comment: 'why',
        variations: [
          { moves: [{ move: 'x' }, { move: 'y', variations: [{ moves: [{ move: 'w' }] }] }] },
          { moves: [{ move: 'x' }, { move: 'v' }] },
        ],
      },
      { move: 'c' },
    ])
    expect(mainLine(tree)).toEqual(['a', 'b', 'c'])
    expect(branchAt(tree, ['a', 'b'])?.comment).toBe('why')
    expect(branchesAt(tree, ['a']).map((branch) => branch.move)).toEqual(['b', 'x'])
    expect(branchesAt(tree, ['a', 'x']).map((branch) => branch.move)).toEqual(['y', 'w', 'v'])
  })
})
