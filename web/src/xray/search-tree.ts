import type { Cut, Xray } from '../wire/xray-tree'

/** A node is its number in the order of the visits; 0 is the root. */
export type Node = number

/** Everything a search visited. Nothing here knows a game. */
export class SearchTree {
  readonly size: number
  /** For each node the first one that is not below it. */
  private readonly ends: number[]
  private readonly below: Node[][]
  private readonly cuts: Map<Node, Cut>

  constructor(readonly told: Xray) {
    const { parent } = told.tree
    this.size = parent.length
    this.below = parent.map(() => [])
    this.ends = parent.map((_, node) => node + 1)
    for (let node = this.size - 1; node > 0; node--) {
      const above = parent[node] ?? 0
      this.below[above]?.unshift(node)
      this.ends[above] = Math.max(this.end(above), this.end(node))
    }
    this.cuts = new Map(told.cuts.map((one) => [one.node, one]))
  }

  /** Whether its nodes have windows to tell of; those of minimax and greedy stay open. */
  get hasWindows(): boolean {
    return this.told.algorithm === 'alpha-beta'
  }

  get deepest(): number {
    return this.told.tree.depth.reduce((most, depth) => Math.max(most, depth), 0)
  }

  end(node: Node): Node {
    return this.ends[node] ?? node + 1
  }

  parent(node: Node): Node | undefined {
    const above = this.told.tree.parent[node]
    return above === undefined || above < 0 ? undefined : above
  }

  children(node: Node): readonly Node[] {
    return this.below[node] ?? []
  }

  isLeaf(node: Node): boolean {
    return this.children(node).length === 0
  }

  isMax(node: Node): boolean {
    return this.depth(node) % 2 === 0
  }

  isOver(node: Node): boolean {
    return this.told.tree.over[node] ?? false
  }

  move(node: Node): string {
    return this.told.tree.move[node] ?? ''
  }

  depth(node: Node): number {
    return this.told.tree.depth[node] ?? 0
  }

  value(node: Node): number {
    return this.told.tree.value[node] ?? 0
  }

  bound(node: Node): Xray['tree']['bound'][number] {
    return this.told.tree.bound[node] ?? 'exact'
  }

  /** The window it was entered with. */
  alpha(node: Node): number {
    return this.told.tree.alpha[node] ?? -this.told.infinity
  }

  beta(node: Node): number {
    return this.told.tree.beta[node] ?? this.told.infinity
  }

  leftOut(node: Node): number {
    return this.told.tree.leftOut[node] ?? 0
  }

  cut(node: Node): Cut | undefined {
    return this.cuts.get(node)
  }

  get cutNodes(): readonly Node[] {
    return this.told.cuts.map((one) => one.node)
  }

  /** Its first child with its value; where that is only a bound, nobody knows which is best. */
  best(node: Node): Node | undefined {
    const best = this.told.tree.best[node] ?? -1
    return best < 0 || this.bound(node) !== 'exact' ? undefined : best
  }

  /** The nodes from the root to this one, both included. */
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
