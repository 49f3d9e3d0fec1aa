import { describe, expect, it } from 'vitest'
import { SearchTimeline } from '../../src/xray/timeline'
import { icicleCells, lineRows, rankScale } from '../../src/xray/tree-layout'
import { goldenTree } from '../golden'

const tree = goldenTree()

const timeline = new SearchTimeline(tree)

describe('icicleCells', () => {
  const cells = icicleCells(tree)

  it('contain every node and the skipped moves', () => {
    const nodes = cells.filter((cell) => !cell.leftOut).map((cell) => cell.node)
    expect(nodes.sort((a, b) => a - b)).toEqual(Array.from({ length: tree.size }, (_, node) => node))
    expect(cells.filter((cell) => cell.leftOut).map((cell) => cell.node)).toEqual([16, 18])
  })

  it('give every leaf and every skipped move the same width', () => {
    const leaf = cells.find((cell) => cell.node === 2)
    const leftOut = cells.find((cell) => cell.leftOut)
    expect((leftOut?.to ?? 0) - (leftOut?.from ?? 0)).toBeCloseTo(3 * ((leaf?.to ?? 0) - (leaf?.from ?? 0)))
    expect(cells[0]).toMatchObject({ node: 0, from: 0, to: 1, depth: 0 })
  })

  it('are ordered by visit from left to right', () => {
    const leaves = cells.filter((cell) => cell.depth === 2 && !cell.leftOut)
    const byPlace = [...leaves].sort((a, b) => a.from - b.from).map((cell) => cell.node)
    expect(byPlace).toEqual([...byPlace].sort((a, b) => a - b))
  })
})

describe('lineRows', () => {
  it('have a row for every inner node on the line', () => {
    expect(lineRows(tree, timeline, 0, 9).map((row) => row.parent)).toEqual([0])
    expect(lineRows(tree, timeline, timeline.exitTime(13), 9).map((row) => row.parent)).toEqual([0, 11])
  })

  it('mark the moves of the line', () => {
    const rows = lineRows(tree, timeline, timeline.exitTime(13), 9)
    expect(rows.map((row) => row.nodes.find((spot) => spot.onLine)?.node)).toEqual([11, 13])
  })

  it('do not reveal moves that will be skipped', () => {
    const nodesAt = (time: number) =>
      lineRows(tree, timeline, time, 9).find((row) => row.parent === 16)?.nodes
    const states = (time: number) => nodesAt(time)?.map((spot) => spot.state?.state ?? 'out')
    expect(states(timeline.exitTime(17))).toEqual(['done', 'unvisited', 'unvisited', 'unvisited'])
    expect(states(timeline.exitTime(17) + 1)).toEqual(['done', 'out', 'out', 'out'])
  })

  it('keep the line visible if there is little room', () => {
    const row = lineRows(tree, timeline, timeline.entryTime(18), 3)[0]
    expect(row?.nodes).toHaveLength(3)
    expect(row?.nodes.some((spot) => spot.node === 18)).toBe(true)
    expect([row?.before, row?.after]).toEqual([2, 0])
  })
})

describe('rankScale', () => {
  const scale = rankScale([5, -1000, 3, 5])

  it('keeps the order but not the distances', () => {
    expect(scale(3) - scale(-1000)).toBeCloseTo(scale(5) - scale(3))
    expect(scale(3)).toBeLessThan(scale(5))
  })

  it('reserves both ends', () => {
    expect([scale(-2000), scale(2000)]).toEqual([0, 1])
    expect(scale(-1000)).toBeGreaterThan(0)
    expect(scale(5)).toBeLessThan(1)
  })

  it('works with a single value', () => {
    expect(rankScale([7])(7)).toBeGreaterThan(0)
  })
})
