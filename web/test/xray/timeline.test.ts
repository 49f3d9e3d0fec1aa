import { describe, expect, it } from 'vitest'
import { SearchTimeline } from '../../src/xray/timeline'
import { goldenTree } from '../golden'

const tree = goldenTree()

const timeline = new SearchTimeline(tree)

describe('SearchTimeline', () => {
  it('enters and leaves every node once', () => {
    const inner = Array.from({ length: tree.size }, (_, node) => node).filter((node) => !tree.isLeaf(node))
    const of = (type: string) =>
      timeline.events.filter((event) => event.type === type).map(({ node }) => node)
    expect(of('enter')).toEqual(inner)
    expect(of('leave').sort((a, b) => a - b)).toEqual(inner)
    expect(of('leaf')).toHaveLength(tree.size - inner.length)
    expect(of('cut')).toEqual(tree.cutoffNodes)
  })

  it('starts and ends at the root', () => {
    expect(timeline.eventAt(0)).toEqual({ type: 'enter', node: 0 })
    expect(timeline.eventAt(timeline.last)).toEqual({ type: 'leave', node: 0 })
    expect(timeline.eventAt(timeline.last + 100)).toEqual(timeline.eventAt(timeline.last))
  })

  it('leaves a node after its subtree', () => {
    for (let node = 1; node < tree.size; node++) {
      const parent = tree.parent(node) ?? 0
      expect(timeline.entryTime(parent)).toBeLessThan(timeline.entryTime(node))
      expect(timeline.exitTime(node)).toBeLessThan(timeline.exitTime(parent))
    }
  })

  it('cuts off right before a node is left', () => {
    expect(timeline.eventAt(timeline.exitTime(16) - 1)).toEqual({ type: 'cut', node: 16 })
  })

  it('finds the previous and the next cut-off', () => {
    const [first, second] = tree.cutoffNodes.map((node) => timeline.exitTime(node) - 1)
    expect(timeline.adjacentCutoff(0, 1)).toBe(first)
    expect(timeline.adjacentCutoff(first ?? 0, 1)).toBe(second)
    expect(timeline.adjacentCutoff(second ?? 0, 1)).toBeUndefined()
    expect(timeline.adjacentCutoff(second ?? 0, -1)).toBe(first)
    expect(timeline.adjacentCutoff(first ?? 0, -1)).toBeUndefined()
  })

  it('counts visited nodes', () => {
    expect(timeline.visitedNodes(0)).toBe(1)
    expect(timeline.visitedNodes(timeline.entryTime(6))).toBe(7)
    expect(timeline.visitedNodes(timeline.last)).toBe(tree.size)
  })
})

describe('the state of a node', () => {
  it('is unvisited before the node is entered', () => {
    expect(timeline.stateOf(6, timeline.entryTime(6) - 1)).toMatchObject({
      state: 'unvisited',
      value: undefined,
    })
  })

  it('follows the values of visited children', () => {
    const after = (child: number) => timeline.stateOf(11, timeline.exitTime(child))
    expect(timeline.stateOf(11, timeline.entryTime(11)).value).toBeUndefined()
    expect([12, 13, 14].map((child) => after(child).value)).toEqual([189, 11, 11])
    expect(after(15)).toMatchObject({ state: 'open', value: 11, alpha: -41, beta: 11 })
  })

  it('narrows the window of the root move by move', () => {
    const alphas = tree.children(0).map((child) => timeline.stateOf(0, timeline.exitTime(child)).alpha)
    expect(alphas).toEqual([-255, -41, 11, 11, 11])
  })

  it('keeps the window when a value falls outside', () => {
    const { alpha, beta, value } = timeline.stateOf(16, timeline.exitTime(17))
    expect(value).toBe(-98)
    expect(alpha).toBe(11)
    expect(beta).toBe(tree.data.infinity)
  })

  it('has the window with which each child was entered', () => {
    for (let node = 1; node < tree.size; node++) {
      const parent = timeline.stateOf(tree.parent(node) ?? 0, timeline.entryTime(node) - 1)
      expect([parent.alpha, parent.beta]).toEqual([tree.alpha(node), tree.beta(node)])
    }
  })

  it('has the final value in the end', () => {
    for (let node = 0; node < tree.size; node++) {
      expect(timeline.stateOf(node, timeline.last)).toMatchObject({ state: 'done', value: tree.value(node) })
    }
  })
})
