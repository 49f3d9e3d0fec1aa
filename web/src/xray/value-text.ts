import type { SearchTree } from './search-tree'

/** A number with its sign; ∞ from `infinity` on. */
export function numberText(value: number, infinity = Infinity): string {
  if (value >= infinity) return '∞'
  if (value <= -infinity) return '−∞'
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}

const signs = { exact: '', 'at-least': '≥ ', 'at-most': '≤ ' }

/** The value of a node: exact, ≥ or ≤. */
export function nodeValueText(tree: SearchTree, node: number): string {
  return signs[tree.bound(node)] + numberText(tree.value(node), tree.data.infinity)
}

export function windowText(tree: SearchTree, alpha: number, beta: number): string {
  const { infinity } = tree.data
  return `[${numberText(alpha, infinity)}, ${numberText(beta, infinity)}]`
}
