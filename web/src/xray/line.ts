import type { Moments, Standing } from './timeline'
import type { Node, SearchTree } from './search-tree'

/** A place in a row of the picture: a node, or a move that was left out. */
export interface Spot {
  node: Node | undefined
  standing: Standing | undefined
  /** Whether the line goes through it. */
  onLine: boolean
}

/** The moves of a node on the line, as many as there is room for around the one that the line takes. */
export interface Row {
  above: Node
  spots: Spot[]
  /** How many there are on either side that have no room. */
  before: number
  behind: number
}

/** The line from the root to where the search is, with the moves beside it. */
export function rowsOf(tree: SearchTree, moments: Moments, time: number, room: number): Row[] {
  const path = tree.path(moments.at(time).node)
  return path
    .filter((node) => !tree.isLeaf(node))
    .map((node) => rowBelow(tree, moments, time, room, node, path[tree.depth(node) + 1]))
}

function rowBelow(
  tree: SearchTree,
  moments: Moments,
  time: number,
  room: number,
  above: Node,
  through: Node | undefined,
): Row {
  const children = tree.children(above)
  const cutKnown = tree.cut(above) !== undefined && isCutBy(moments, above, time)
  const all: Spot[] = children.map((node) => ({
    node,
    standing: moments.standing(node, time),
    onLine: node === through,
  }))
  for (let i = 0; i < tree.leftOut(above); i++) {
    all.push({ node: undefined, standing: cutKnown ? undefined : ahead(tree), onLine: false })
  }
  const done = children.filter((child) => moments.leaves(child) <= time).length
  const centre = through === undefined ? Math.max(0, done - 1) : children.indexOf(through)
  const from = Math.max(0, Math.min(all.length - room, centre - Math.floor(room / 2)))
  const spots = all.slice(from, from + room)
  return { above, spots, before: from, behind: all.length - from - spots.length }
}

/** Until the cut the search does not know that a move will be left out. */
const ahead = (tree: SearchTree): Standing => ({
  state: 'ahead',
  value: undefined,
  alpha: -tree.told.infinity,
  beta: tree.told.infinity,
})

/** The cut comes right before the node is left. */
const isCutBy = (moments: Moments, node: Node, time: number): boolean => moments.leaves(node) - 1 <= time
