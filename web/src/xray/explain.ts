import { xray as words } from '$words/xray'
import type { Moments } from './timeline'
import { numberText } from './value-text'
import type { Node, SearchTree } from './search-tree'

/** What happens at a moment of a search and why, in a few sentences. */
export function explain(tree: SearchTree, moments: Moments, time: number): string {
  const { what, node } = moments.at(time)
  switch (what) {
    case 'enter':
      return node === 0 ? words.explain.begin(looksAhead(tree)) : entering(tree, node)
    case 'leaf':
      return said(
        words.explain.leaf(tree.move(node), tree.isOver(node), number(tree, tree.value(node))),
        comingUp(tree, moments, node),
      )
    case 'cut':
      return cutting(tree, node)
    case 'leave':
      return node === 0
        ? words.explain.end(tree.told.chosen.move, number(tree, tree.told.chosen.value))
        : said(leaving(tree, node), comingUp(tree, moments, node))
  }
}

/** Greedy looks one move ahead, whatever it is told. */
const looksAhead = (tree: SearchTree): number => (tree.told.algorithm === 'greedy' ? 1 : tree.told.depth)
const said = (...sentences: string[]): string => sentences.filter(Boolean).join(' ')
const number = (tree: SearchTree, value: number): string => numberText(value, tree.told.infinity)
const isFinite = (tree: SearchTree, value: number): boolean => Math.abs(value) < tree.told.infinity

function entering(tree: SearchTree, node: Node): string {
  const max = tree.isMax(node)
  const elsewhere = max ? tree.beta(node) : tree.alpha(node)
  return said(
    words.explain.enter(tree.move(node), max),
    tree.hasWindows && isFinite(tree, elsewhere) ? words.explain.elsewhere(max, number(tree, elsewhere)) : '',
  )
}

function leaving(tree: SearchTree, node: Node): string {
  const best = tree.best(node)
  const max = tree.isMax(node)
  const value = number(tree, tree.value(node))
  return best === undefined
    ? words.explain.leaveBound(tree.move(node), tree.bound(node) === 'at-least', value)
    : words.explain.leave(tree.move(node), max, tree.move(best), value)
}

/** What the value of a node means for the node above. */
function comingUp(tree: SearchTree, moments: Moments, node: Node): string {
  const above = tree.parent(node)
  if (above === undefined) return ''
  const before = moments.standing(above, moments.leaves(node) - 1).value
  const max = tree.isMax(above)
  const value = tree.value(node)
  if (before === undefined) return words.explain.first(max, number(tree, value))
  const better = max ? value > before : value < before
  return better
    ? words.explain.better(max, number(tree, before))
    : words.explain.worse(max, number(tree, before))
}

function cutting(tree: SearchTree, node: Node): string {
  const cut = tree.cut(node)
  if (!cut) return ''
  return words.explain.cut({
    max: tree.isMax(node),
    value: number(tree, tree.value(node)),
    refutation: tree.move(cut.refutation),
    bound: number(tree, cut.bound),
    same: tree.value(node) === cut.bound,
    refuge: tree.move(cut.refuge),
    after: tree.moves(cut.above),
    leftOut: tree.leftOut(node),
  })
}
