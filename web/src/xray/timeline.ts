import type { Node, SearchTree } from './search-tree'

/** An event of a search: it enters a node, visits its moves, may cut off the rest, and leaves with a value. */
export interface SearchEvent {
  type: 'enter' | 'leaf' | 'cut' | 'leave'
  node: Node
}

/** What the search knows about a node at a time. */
export interface NodeState {
  state: 'unvisited' | 'open' | 'done'
  /** Undefined until the first move has a value. */
  value: number | undefined
  alpha: number
  beta: number
}

export class SearchTimeline {
  readonly events: readonly SearchEvent[]
  private readonly entryTimes: number[] = []
  private readonly exitTimes: number[] = []

  constructor(private readonly tree: SearchTree) {
    const all: SearchEvent[] = []
    const open: Node[] = []
    const leave = (node: Node) => {
      if (tree.cutoff(node)) all.push({ type: 'cut', node })
      this.exitTimes[node] = all.length
      all.push({ type: 'leave', node })
    }
    for (let node = 0; node < tree.size; node++) {
      while (open.length > tree.depth(node)) leave(open.pop() ?? 0)
      this.entryTimes[node] = all.length
      if (tree.isLeaf(node)) {
        this.exitTimes[node] = all.length
        all.push({ type: 'leaf', node })
      } else {
        open.push(node)
        all.push({ type: 'enter', node })
      }
    }
    while (open.length > 0) leave(open.pop() ?? 0)
    this.events = all
  }

  get last(): number {
    return this.events.length - 1
  }

  eventAt(time: number): SearchEvent {
    return this.events[Math.max(0, Math.min(this.last, time))] ?? { type: 'enter', node: 0 }
  }

  get hasCutoffs(): boolean {
    return this.events.some((event) => event.type === 'cut')
  }

  entryTime(node: Node): number {
    return this.entryTimes[node] ?? 0
  }

  /** The time at which the node has its value. */
  exitTime(node: Node): number {
    return this.exitTimes[node] ?? 0
  }

  /** Number of nodes visited up to a time. */
  visitedNodes(time: number): number {
    return this.entryTimes.filter((entered) => entered <= time).length
  }

  /** The time of the next or the previous cut-off. */
  adjacentCutoff(time: number, direction: 1 | -1): number | undefined {
    for (let other = time + direction; other >= 0 && other <= this.last; other += direction) {
      if (this.events[other]?.type === 'cut') return other
    }
    return undefined
  }

  stateOf(node: Node, time: number): NodeState {
    const { tree } = this
    const max = tree.isMax(node)
    let alpha = tree.alpha(node)
    let beta = tree.beta(node)
    if (this.entryTime(node) > time) return { state: 'unvisited', value: undefined, alpha, beta }
    if (this.exitTime(node) <= time) return { state: 'done', value: tree.value(node), alpha, beta }
    let value: number | undefined
    for (const child of tree.children(node)) {
      if (this.exitTime(child) > time) break
      const reply = tree.value(child)
      value = value === undefined ? reply : max ? Math.max(value, reply) : Math.min(value, reply)
    }
    if (tree.hasWindows && value !== undefined) {
      // A value outside the window does not narrow it: the rest is cut off.
      if (max && value < beta) alpha = Math.max(alpha, value)
      if (!max && value > alpha) beta = Math.min(beta, value)
    }
    return { state: 'open', value, alpha, beta }
  }
}
