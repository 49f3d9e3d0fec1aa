import type { Cutoff, XrayTree } from '../wire/xray-tree'

/** Index of a node in the order of the visits; 0 is the root. */
export type Node = number

/** The nodes visited by a search; independent of the game. */
export class SearchTree {
  readonly size: number
  /** For each node, the first later node outside its subtree. */
  private readonly subtreeEnds: number[]
  private readonly childLists: Node[][]
  private readonly cutoffs: Map<Node, Cutoff>

  constructor(readonly data: XrayTree) {
    const { parent } = data.tree
    this.size = parent.length
    this.childLists = parent.map(() => [])
    this.subtreeEnds = parent.map((_, node) => node + 1)
    for (let node = this.size - 1; node > 0; node--) {
      const parentNode = parent[node] ?? 0
      this.childLists[parentNode]?.unshift(node)
      this.subtreeEnds[parentNode] = Math.max(this.subtreeEnd(parentNode), this.subtreeEnd(node))
    }
    this.cutoffs = new Map(data.cuts.map((cutoff) => [cutoff.node, cutoff]))
  }

  /** Whether the search has alpha-beta windows. */
  get hasWindows(): boolean {
    return this.data.algorithm === 'alpha-beta'
  }

  get deepest(): number {
    return this.data.tree.depth.reduce((most, depth) => Math.max(most, depth), 0)
  }

  subtreeEnd(node: Node): Node {
    return this.subtreeEnds[node] ?? node + 1
  }

  parent(node: Node): Node | undefined {
    const parentNode = this.data.tree.parent[node]
    return parentNode === undefined || parentNode < 0 ? undefined : parentNode
  }

  children(node: Node): readonly Node[] {
    return this.childLists[node] ?? []
  }

  isLeaf(node: Node): boolean {
    return this.children(node).length === 0
  }

  isMax(node: Node): boolean {
    return this.depth(node) % 2 === 0
  }

  isOver(node: Node): boolean {
    return this.data.tree.over[node] ?? false
  }

  move(node: Node): string {
    return this.data.tree.move[node] ?? ''
  }

  depth(node: Node): number {
    return this.data.tree.depth[node] ?? 0
  }

  value(node: Node): number {
    return this.data.tree.value[node] ?? 0
  }

  bound(node: Node): XrayTree['tree']['bound'][number] {
    return this.data.tree.bound[node] ?? 'exact'
  }

  /** The window with which the node was entered. */
  alpha(node: Node): number {
    return this.data.tree.alpha[node] ?? -this.data.infinity
  }

  beta(node: Node): number {
    return this.data.tree.beta[node] ?? this.data.infinity
  }

  leftOut(node: Node): number {
    return this.data.tree.leftOut[node] ?? 0
  }

  cutoff(node: Node): Cutoff | undefined {
    return this.cutoffs.get(node)
  }

  get cutoffNodes(): readonly Node[] {
    return this.data.cuts.map((cutoff) => cutoff.node)
  }

  /** The first child with the node's value; undefined if the value is only a bound. */
  best(node: Node): Node | undefined {
    const best = this.data.tree.best[node] ?? -1
    return best < 0 || this.bound(node) !== 'exact' ? undefined : best
  }

  /** The nodes from the root to this one, inclusive. */
  path(node: Node): Node[] {
    const path: Node[] = []
    for (let step: Node | undefined = node; step !== undefined; step = this.parent(step)) path.unshift(step)
    return path
  }

  /** The moves from the root to this node. */
  moves(node: Node): string[] {
    return this.path(node)
      .slice(1)
      .map((step) => this.move(step))
  }
}
