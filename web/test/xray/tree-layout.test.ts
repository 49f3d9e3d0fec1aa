import { describe, expect, it } from 'vitest'
import { SearchTimeline } from '../../src/xray/timeline'
import { icicleCells, lineRows, rankScale } from '../../src/xray/tree-layout'
import { goldenTree } from '../golden'

const tree = goldenTree()

const timeline = new SearchTimeline(tree)

describe('the picture of the whole tree', () => {
  const cells = icicleCells(tree)

  it('shows every node, and what was left out', () => {
    const nodes = cells.filter((cell) => !cell.leftOut).map((cell) => cell.node)
    expect(nodes.sort((a, b) => a - b)).toEqual(Array.from({ length: tree.size }, (_, node) => node))
    expect(cells.filter((cell) => cell.leftOut).map((cell) => cell.node)).toEqual([16, 18])
  })

  it('gives every leaf and every move left out the same room', () => {
    const leaf = cells.find((cell) => cell.node === 2)
    const leftOut = cells.find((cell) => cell.leftOut)
    expect((leftOut?.to ?? 0) - (leftOut?.from ?? 0)).toBeCloseTo(3 * ((leaf?.to ?? 0) - (leaf?.from ?? 0)))
    expect(cells[0]).toMatchObject({ node: 0, from: 0, to: 1, depth: 0 })
  })

  it('runs from left to right in the order of the visits', () => {
    const leaves = cells.filter((cell) => cell.depth === 2 && !cell.leftOut)
    const byPlace = [...leaves].sort((a, b) => a.from - b.from).map((cell) => cell.node)
    expect(byPlace).toEqual([...byPlace].sort((a, b) => a - b))
  })
})

describe('the picture of the line', () => {
  it('has a row for every node on the way that has moves', () => {
    expect(lineRows(tree, timeline, 0, 9).map((row) => row.parent)).toEqual([0])
    expect(lineRows(tree, timeline, timeline.exitTime(13), 9).map((row) => row.parent)).toEqual([0, 11])
  })

  it('marks the moves that the line takes', () => {
    const rows = lineRows(tree, timeline, timeline.exitTime(13), 9)
    expect(rows.map((row) => row.nodes.find((spot) => spot.onLine)?.node)).toEqual([11, 13])
  })

  it('does not give away what will be left out', () => {
    const nodesAt = (time: number) =>
      lineRows(tree, timeline, time, 9).find((row) => row.parent === 16)?.nodes
    const states = (time: number) => nodesAt(time)?.map((spot) => spot.state?.state ?? 'out')
    expect(states(timeline.exitTime(17))).toEqual(['done', 'unvisited', 'unvisited', 'unvisited'])
    expect(states(timeline.exitTime(17) + 1)).toEqual(['done', 'out', 'out', 'out'])
  })

  it('keeps the line in view where there is little room', () => {
    const row = lineRows(tree, timeline, timeline.entryTime(18), 3)[0]
    expect(row?.nodes).toHaveLength(3)
    expect(row?.nodes.some((spot) => spot.node === 18)).toBe(true)
    expect([row?.before, row?.after]).toEqual([2, 0])
  })
})

describe('the scale of values', () => {
  const scale = rankScale([5, -1000, 3, 5])

  it('keeps the order and not the distance', () => {
    expect(scale(3) - scale(-1000)).toBeCloseTo(scale(5) - scale(3))
    expect(scale(3)).toBeLessThan(scale(5))
  })

  it('keeps both ends for what is beyond', () => {
    expect([scale(-2000), scale(2000)]).toEqual([0, 1])
    expect(scale(-1000)).toBeGreaterThan(0)
    expect(scale(5)).toBeLessThan(1)
  })

  it('can do with a single value', () => {
    expect(rankScale([7])(7)).toBeGreaterThan(0)
  })
})
