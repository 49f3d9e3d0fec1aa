import { hierarchy, partition } from 'd3-hierarchy'
import type { Node, SearchTree } from './search-tree'

/** A piece of the picture of the whole tree. Across it runs from 0 to 1, downwards it is the depth. */
export interface Piece {
  node: Node
  /** Moves of the node that were left out, rather than the node itself. */
  leftOut: boolean
  from: number
  to: number
  depth: number
}

interface Part {
  node: Node
  leftOut: number
}

/** The whole tree, or what lies below a node, with room for what was left out. */
export function icicle(tree: SearchTree, top: Node = 0): Piece[] {
  const root = hierarchy<Part>({ node: top, leftOut: 0 }, ({ node, leftOut }) => {
    if (leftOut > 0) return []
    const parts = tree.children(node).map((child) => ({ node: child, leftOut: 0 }))
    return tree.leftOut(node) > 0 ? [...parts, { node, leftOut: tree.leftOut(node) }] : parts
  }).sum(({ node, leftOut }) => (leftOut > 0 ? leftOut : tree.isLeaf(node) ? 1 : 0))
  return partition<Part>()(root)
    .descendants()
    .map(({ data, x0, x1, depth }) => ({
      node: data.node,
      leftOut: data.leftOut > 0,
      from: x0,
      to: x1,
      depth,
    }))
}
