import type { Node, SearchTree } from './search-tree'

/** A search in time: it enters a node, looks at its moves, perhaps cuts the rest, and leaves it with a value. */
export interface Moment {
  what: 'enter' | 'leaf' | 'cut' | 'leave'
  node: Node
}

/** What the search knows about a node at some moment. */
export interface Standing {
  state: 'ahead' | 'open' | 'done'
  /** Missing while no move of it is worth anything yet. */
  value: number | undefined
  alpha: number
  beta: number
}

export class Moments {
  readonly all: readonly Moment[]
  private readonly entered: number[] = []
  private readonly left: number[] = []

  constructor(private readonly tree: SearchTree) {
    const all: Moment[] = []
    const open: Node[] = []
    const leave = (node: Node) => {
      if (tree.cut(node)) all.push({ what: 'cut', node })
      this.left[node] = all.length
      all.push({ what: 'leave', node })
    }
    for (let node = 0; node < tree.size; node++) {
      while (open.length > tree.depth(node)) leave(open.pop() ?? 0)
      this.entered[node] = all.length
      if (tree.isLeaf(node)) {
        this.left[node] = all.length
        all.push({ what: 'leaf', node })
      } else {
        open.push(node)
        all.push({ what: 'enter', node })
      }
    }
    while (open.length > 0) leave(open.pop() ?? 0)
    this.all = all
  }

  get last(): number {
    return this.all.length - 1
  }

  at(time: number): Moment {
    return this.all[Math.max(0, Math.min(this.last, time))] ?? { what: 'enter', node: 0 }
  }

  get hasCuts(): boolean {
    return this.all.some((moment) => moment.what === 'cut')
  }

  /** When a node is entered. */
  enters(node: Node): number {
    return this.entered[node] ?? 0
  }

  /** When a node has its value. */
  leaves(node: Node): number {
    return this.left[node] ?? 0
  }

  /** How many nodes were visited by then. */
  visited(time: number): number {
    return this.entered.filter((entered) => entered <= time).length
  }

  /** The next cut-off after a moment, or the one before it. */
  cutBeside(time: number, direction: 1 | -1): number | undefined {
    for (let other = time + direction; other >= 0 && other <= this.last; other += direction) {
      if (this.all[other]?.what === 'cut') return other
    }
    return undefined
  }

  standing(node: Node, time: number): Standing {
    const { tree } = this
    const max = tree.isMax(node)
    let alpha = tree.alpha(node)
    let beta = tree.beta(node)
    if (this.enters(node) > time) return { state: 'ahead', value: undefined, alpha, beta }
    if (this.leaves(node) <= time) return { state: 'done', value: tree.value(node), alpha, beta }
    let value: number | undefined
    for (const child of tree.children(node)) {
      if (this.leaves(child) > time) break
      const reply = tree.value(child)
      value = value === undefined ? reply : max ? Math.max(value, reply) : Math.min(value, reply)
    }
    if (tree.hasWindows && value !== undefined) {
      // A value beyond the window moves nothing any more: the rest is cut.
      if (max && value < beta) alpha = Math.max(alpha, value)
      if (!max && value > alpha) beta = Math.min(beta, value)
    }
    return { state: 'open', value, alpha, beta }
  }
}
