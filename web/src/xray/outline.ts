import type { Node, SearchTree } from './search-tree'

/** The visible rows of the outline, from top to bottom. */
export function outlineRows(tree: SearchTree, open: ReadonlySet<Node>, top: Node = 0): Node[] {
  const rows = [top]
  if (open.has(top)) for (const child of tree.children(top)) rows.push(...outlineRows(tree, open, child))
  return rows
}

/** The effect of a key: another row, or the same row opened or closed. */
export interface OutlineStep {
  to: Node
  open?: boolean
}

export function outlineStep(
  tree: SearchTree,
  open: ReadonlySet<Node>,
  from: Node,
  key: string,
): OutlineStep | undefined {
  const rows = outlineRows(tree, open)
  const index = rows.indexOf(from)
  switch (key) {
    case 'ArrowDown':
      return { to: rows[index + 1] ?? from }
    case 'ArrowUp':
      return { to: rows[index - 1] ?? from }
    case 'Home':
      return { to: rows[0] ?? from }
    case 'End':
      return { to: rows.at(-1) ?? from }
    case 'ArrowRight':
      if (tree.isLeaf(from)) return { to: from }
      return open.has(from) ? { to: tree.children(from)[0] ?? from } : { to: from, open: true }
    case 'ArrowLeft':
      return open.has(from) && !tree.isLeaf(from)
        ? { to: from, open: false }
        : { to: tree.parent(from) ?? from }
    default:
      return undefined
  }
}
