import { describe, expect, it } from 'vitest'
import { goldenTree } from '../golden'

const tree = goldenTree()

describe('SearchTree', () => {
  it('lists children in the order of the visits', () => {
    expect(tree.children(0)).toEqual([1, 6, 11, 16, 18])
    expect(tree.children(11)).toEqual([12, 13, 14, 15])
    expect(tree.children(12)).toEqual([])
    expect(tree.parent(0)).toBeUndefined()
    expect(tree.parent(15)).toBe(11)
  })

  it('knows where a subtree ends', () => {
    expect(tree.subtreeEnd(0)).toBe(tree.size)
    expect(tree.subtreeEnd(6)).toBe(11)
    expect(tree.subtreeEnd(7)).toBe(8)
  })

  it('knows the path to a node', () => {
    expect(tree.path(14)).toEqual([0, 11, 14])
    expect(tree.moves(14)).toEqual(['D3', 'D5'])
    expect(tree.moves(0)).toEqual([])
  })

  it('alternates MAX and MIN', () => {
    expect([0, 1, 2].map((node) => tree.isMax(node))).toEqual([true, false, true])
  })

  it('has a best move only if the value is exact', () => {
    expect(tree.best(0)).toBe(11)
    expect(tree.best(11)).toBe(13)
    expect(tree.best(16)).toBeUndefined()
    expect(tree.best(12)).toBeUndefined()
  })

  it('knows the cut-offs', () => {
    expect(tree.cutoffNodes).toEqual([16, 18])
    expect(tree.cutoff(16)).toMatchObject({ by: 'alpha', bound: 11, refutation: 17, refuge: 11 })
    expect(tree.cutoff(11)).toBeUndefined()
  })
})
