import { xrayWords as words } from '$words/xray'
import type { Node, SearchTree } from './search-tree'
import type { SearchTimeline } from './timeline'
import { numberText } from './value-text'

/** Explains an event of a search in a few sentences. */
export function explainEvent(tree: SearchTree, timeline: SearchTimeline, time: number): string {
  const { type, node } = timeline.eventAt(time)
  switch (type) {
    case 'enter':
      return node === 0 ? words.explain.begin(searchDepth(tree)) : enterText(tree, node)
    case 'leaf':
      return joinSentences(
        words.explain.leaf(tree.move(node), tree.isOver(node), numberIn(tree, tree.value(node))),
        parentText(tree, timeline, node),
      )
    case 'cut':
      return cutoffText(tree, node)
    case 'leave':
      return node === 0
        ? words.explain.end(tree.data.chosen.move, numberIn(tree, tree.data.chosen.value))
        : joinSentences(leaveText(tree, node), parentText(tree, timeline, node))
  }
}

/** Greedy always searches one move ahead. */
const searchDepth = (tree: SearchTree): number => (tree.data.algorithm === 'greedy' ? 1 : tree.data.depth)
const joinSentences = (...sentences: string[]): string => sentences.filter(Boolean).join(' ')
const numberIn = (tree: SearchTree, value: number): string => numberText(value, tree.data.infinity)
const isFinite = (tree: SearchTree, value: number): boolean => Math.abs(value) < tree.data.infinity

function enterText(tree: SearchTree, node: Node): string {
  const isMax = tree.isMax(node)
  const bound = isMax ? tree.beta(node) : tree.alpha(node)
  return joinSentences(
    words.explain.enter(tree.move(node), isMax),
    tree.hasWindows && isFinite(tree, bound) ? words.explain.elsewhere(isMax, numberIn(tree, bound)) : '',
  )
}

function leaveText(tree: SearchTree, node: Node): string {
  const best = tree.best(node)
  const isMax = tree.isMax(node)
  const value = numberIn(tree, tree.value(node))
  return best === undefined
    ? words.explain.leaveBound(tree.move(node), tree.bound(node) === 'at-least', value)
    : words.explain.leave(tree.move(node), isMax, tree.move(best), value)
}

/** What the value of a node means for its parent. */
function parentText(tree: SearchTree, timeline: SearchTimeline, node: Node): string {
  const parent = tree.parent(node)
  if (parent === undefined) return ''
  const before = timeline.stateOf(parent, timeline.exitTime(node) - 1).value
  const isMax = tree.isMax(parent)
  const value = tree.value(node)
  if (before === undefined) return words.explain.first(isMax, numberIn(tree, value))
  const isBetter = isMax ? value > before : value < before
  return isBetter
    ? words.explain.better(isMax, numberIn(tree, before))
    : words.explain.worse(isMax, numberIn(tree, before))
}

function cutoffText(tree: SearchTree, node: Node): string {
  const cutoff = tree.cutoff(node)
  if (!cutoff) return ''
  return words.explain.cut({
    max: tree.isMax(node),
    value: numberIn(tree, tree.value(node)),
    refutation: tree.move(cutoff.refutation),
    bound: numberIn(tree, cutoff.bound),
    same: tree.value(node) === cutoff.bound,
    refuge: tree.move(cutoff.refuge),
    after: tree.moves(cutoff.above),
    leftOut: tree.leftOut(node),
  })
}
