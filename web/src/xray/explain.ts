import { xrayWords as words } from '$words/xray'
import type { Node, SearchTree } from './search-tree'
import type { SearchTimeline } from './timeline'
import { numberText } from './value-text'

/** What happens at a moment of a search and why, in a few sentences. */
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

/** Greedy looks one move ahead, whatever it is told. */
const searchDepth = (tree: SearchTree): number => (tree.data.algorithm === 'greedy' ? 1 : tree.data.depth)
const joinSentences = (...sentences: string[]): string => sentences.filter(Boolean).join(' ')
const numberIn = (tree: SearchTree, value: number): string => numberText(value, tree.data.infinity)
const isFinite = (tree: SearchTree, value: number): boolean => Math.abs(value) < tree.data.infinity

function enterText(tree: SearchTree, node: Node): string {
  const max = tree.isMax(node)
  const elsewhere = max ? tree.beta(node) : tree.alpha(node)
  return joinSentences(
    words.explain.enter(tree.move(node), max),
    tree.hasWindows && isFinite(tree, elsewhere)
      ? words.explain.elsewhere(max, numberIn(tree, elsewhere))
      : '',
  )
}

function leaveText(tree: SearchTree, node: Node): string {
  const best = tree.best(node)
  const max = tree.isMax(node)
  const value = numberIn(tree, tree.value(node))
  return best === undefined
    ? words.explain.leaveBound(tree.move(node), tree.bound(node) === 'at-least', value)
    : words.explain.leave(tree.move(node), max, tree.move(best), value)
}

/** What the value of a node means for the node above. */
function parentText(tree: SearchTree, timeline: SearchTimeline, node: Node): string {
  const above = tree.parent(node)
  if (above === undefined) return ''
  const before = timeline.stateOf(above, timeline.exitTime(node) - 1).value
  const max = tree.isMax(above)
  const value = tree.value(node)
  if (before === undefined) return words.explain.first(max, numberIn(tree, value))
  const better = max ? value > before : value < before
  return better
    ? words.explain.better(max, numberIn(tree, before))
    : words.explain.worse(max, numberIn(tree, before))
}

function cutoffText(tree: SearchTree, node: Node): string {
  const cut = tree.cutoff(node)
  if (!cut) return ''
  return words.explain.cut({
    max: tree.isMax(node),
    value: numberIn(tree, tree.value(node)),
    refutation: tree.move(cut.refutation),
    bound: numberIn(tree, cut.bound),
    same: tree.value(node) === cut.bound,
    refuge: tree.move(cut.refuge),
    after: tree.moves(cut.above),
    leftOut: tree.leftOut(node),
  })
}
