import { describe, expect, it } from 'vitest'
import { SearchTimeline } from '../../src/xray/timeline'
import { goldenTree } from '../golden'

const tree = goldenTree()

const moments = new SearchTimeline(tree)

describe('the moments of a search', () => {
  it('enter and leave every node once', () => {
    const inner = Array.from({ length: tree.size }, (_, node) => node).filter((node) => !tree.isLeaf(node))
    const of = (what: string) =>
      moments.events.filter((moment) => moment.type === what).map(({ node }) => node)
    expect(of('enter')).toEqual(inner)
    expect(of('leave').sort((a, b) => a - b)).toEqual(inner)
    expect(of('leaf')).toHaveLength(tree.size - inner.length)
    expect(of('cut')).toEqual(tree.cutoffNodes)
  })

  it('begin and end at the root', () => {
    expect(moments.eventAt(0)).toEqual({ type: 'enter', node: 0 })
    expect(moments.eventAt(moments.last)).toEqual({ type: 'leave', node: 0 })
    expect(moments.eventAt(moments.last + 100)).toEqual(moments.eventAt(moments.last))
  })

  it('leave a node after all that is below it', () => {
    for (let node = 1; node < tree.size; node++) {
      const above = tree.parent(node) ?? 0
      expect(moments.entryTime(above)).toBeLessThan(moments.entryTime(node))
      expect(moments.exitTime(node)).toBeLessThan(moments.exitTime(above))
    }
  })

  it('cut right before a node is left', () => {
    expect(moments.eventAt(moments.exitTime(16) - 1)).toEqual({ type: 'cut', node: 16 })
  })

  it('find the cut-offs on both sides', () => {
    const [first, second] = tree.cutoffNodes.map((node) => moments.exitTime(node) - 1)
    expect(moments.adjacentCutoff(0, 1)).toBe(first)
    expect(moments.adjacentCutoff(first ?? 0, 1)).toBe(second)
    expect(moments.adjacentCutoff(second ?? 0, 1)).toBeUndefined()
    expect(moments.adjacentCutoff(second ?? 0, -1)).toBe(first)
    expect(moments.adjacentCutoff(first ?? 0, -1)).toBeUndefined()
  })

  it('count the visits', () => {
    expect(moments.visitedNodes(0)).toBe(1)
    expect(moments.visitedNodes(moments.entryTime(6))).toBe(7)
    expect(moments.visitedNodes(moments.last)).toBe(tree.size)
  })
})

describe('what is known of a node', () => {
  it('is nothing before it is entered', () => {
    expect(moments.stateOf(6, moments.entryTime(6) - 1)).toMatchObject({
      state: 'unvisited',
      value: undefined,
    })
  })

  it('comes up from what was looked at below it', () => {
    const after = (child: number) => moments.stateOf(11, moments.exitTime(child))
    expect(moments.stateOf(11, moments.entryTime(11)).value).toBeUndefined()
    expect([12, 13, 14].map((child) => after(child).value)).toEqual([189, 11, 11])
    expect(after(15)).toMatchObject({ state: 'open', value: 11, alpha: -41, beta: 11 })
  })

  it('narrows the window of the root move by move', () => {
    const alphas = tree.children(0).map((child) => moments.stateOf(0, moments.exitTime(child)).alpha)
    expect(alphas).toEqual([-255, -41, 11, 11, 11])
  })

  it('leaves the window alone when a value falls out of it', () => {
    const { alpha, beta, value } = moments.stateOf(16, moments.exitTime(17))
    expect(value).toBe(-98)
    expect(alpha).toBe(11)
    expect(beta).toBe(tree.data.infinity)
  })

  it('is the window that the server saw each child enter with', () => {
    for (let node = 1; node < tree.size; node++) {
      const above = moments.stateOf(tree.parent(node) ?? 0, moments.entryTime(node) - 1)
      expect([above.alpha, above.beta]).toEqual([tree.alpha(node), tree.beta(node)])
    }
  })

  it('is its value in the end', () => {
    for (let node = 0; node < tree.size; node++) {
      expect(moments.stateOf(node, moments.last)).toMatchObject({ state: 'done', value: tree.value(node) })
    }
  })
})
