import { hierarchy, partition } from 'd3-hierarchy'
import type { Node, SearchTree } from './search-tree'
import type { NodeState, SearchTimeline } from './timeline'

/** A cell of the icicle diagram: horizontally from 0 to 1, vertically by depth. */
export interface IcicleCell {
  node: Node
  /** Whether it stands for skipped moves of the node rather than for the node. */
  leftOut: boolean
  from: number
  to: number
  depth: number
}

interface TreePart {
  node: Node
  leftOut: number
}

/** The cells of a subtree, with space for skipped moves. */
export function icicleCells(tree: SearchTree, top: Node = 0): IcicleCell[] {
  const root = hierarchy<TreePart>({ node: top, leftOut: 0 }, ({ node, leftOut }) => {
    if (leftOut > 0) return []
    const parts = tree.children(node).map((child) => ({ node: child, leftOut: 0 }))
    return tree.leftOut(node) > 0 ? [...parts, { node, leftOut: tree.leftOut(node) }] : parts
  }).sum(({ node, leftOut }) => (leftOut > 0 ? leftOut : tree.isLeaf(node) ? 1 : 0))
  return partition<TreePart>()(root)
    .descendants()
    .map(({ data, x0, x1, depth }) => ({
      node: data.node,
      leftOut: data.leftOut > 0,
      from: x0,
      to: x1,
      depth,
    }))
}

/** A node in a row of the line diagram, or a skipped move. */
export interface RowNode {
  node: Node | undefined
  state: NodeState | undefined
  /** Whether the line passes through it. */
  onLine: boolean
}

/** The moves of a node on the line that fit around the line's own move. */
export interface LineRow {
  parent: Node
  nodes: RowNode[]
  /** Number of moves on either side that do not fit. */
  before: number
  after: number
}

/** The line from the root to the current node, with the moves beside it. */
export function lineRows(tree: SearchTree, timeline: SearchTimeline, time: number, room: number): LineRow[] {
  const path = tree.path(timeline.eventAt(time).node)
  return path
    .filter((node) => !tree.isLeaf(node))
    .map((node) => rowOf(tree, timeline, time, room, node, path[tree.depth(node) + 1]))
}

function rowOf(
  tree: SearchTree,
  timeline: SearchTimeline,
  time: number,
  room: number,
  parent: Node,
  onLine: Node | undefined,
): LineRow {
  const children = tree.children(parent)
  const cutKnown = tree.cutoff(parent) !== undefined && isCutAt(timeline, parent, time)
  const all: RowNode[] = children.map((node) => ({
    node,
    state: timeline.stateOf(node, time),
    onLine: node === onLine,
  }))
  for (let i = 0; i < tree.leftOut(parent); i++) {
    all.push({ node: undefined, state: cutKnown ? undefined : unvisitedState(tree), onLine: false })
  }
  const done = children.filter((child) => timeline.exitTime(child) <= time).length
  const centre = onLine === undefined ? Math.max(0, done - 1) : children.indexOf(onLine)
  const from = Math.max(0, Math.min(all.length - room, centre - Math.floor(room / 2)))
  const nodes = all.slice(from, from + room)
  return { parent, nodes, before: from, after: all.length - from - nodes.length }
}

/** Until the cut-off, the search does not know that a move will be skipped. */
const unvisitedState = (tree: SearchTree): NodeState => ({
  state: 'unvisited',
  value: undefined,
  alpha: -tree.data.infinity,
  beta: tree.data.infinity,
})

/** The cut-off is the last event before the node is left. */
const isCutAt = (timeline: SearchTimeline, node: Node, time: number): boolean =>
  timeline.exitTime(node) - 1 <= time

/**
 * Maps a value to a position between 0 and 1 by its rank, so that extreme values leave room for the others. Both ends are
 * reserved for values beyond all others.
 */
export function rankScale(values: readonly number[]): (value: number) => number {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const margin = 0.06
  const gaps = Math.max(1, sorted.length - 1)
  return (value) => {
    if (value > (sorted.at(-1) ?? 0)) return 1
    if (value < (sorted[0] ?? 0)) return 0
    const rank = sorted.findIndex((known) => known >= value)
    return margin + (rank / gaps) * (1 - 2 * margin)
  }
}
