/**
 * A tree of variations, immutable. The first branch at each level continues the line; the others are variations. A path, the
 * moves from the start, identifies each place.
 */
export interface Branch {
  readonly move: string
  readonly comment?: string
  readonly next: readonly Branch[]
}

export type Path = readonly string[]

/** The branches from the start. */
export type Tree = readonly Branch[]

export function treeOf(moves: Path): Tree {
  return addMoves([], [], moves)
}

/** The branches after a path; none if the path does not exist. */
export function branchesAt(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>((level, move) => level.find((branch) => branch.move === move)?.next ?? [], tree)
}

export function branchAt(tree: Tree, path: Path): Branch | undefined {
  return branchesAt(tree, path.slice(0, -1)).find((branch) => branch.move === path.at(-1))
}

/** A path extended to the end of its line. */
export function lineThrough(tree: Tree, path: Path): Path {
  const line = [...path]
  for (let next = branchesAt(tree, path); next[0]; next = next[0].next) line.push(next[0].move)
  return line
}

export const mainLine = (tree: Tree): Path => lineThrough(tree, [])

/** Number of leading moves that two paths share. */
export function commonLength(a: Path, b: Path): number {
  const firstDifference = a.findIndex((move, i) => move !== b[i])
  return firstDifference < 0 ? a.length : firstDifference
}

/** The tree with moves added after a path; existing branches are kept. */
export function addMoves(tree: Tree, path: Path, moves: Path): Tree {
  const [move, ...rest] = moves
  if (move === undefined) return tree
  const exists = branchesAt(tree, path).some((branch) => branch.move === move)
  const grown = exists ? tree : updateAt(tree, path, (level) => [...level, { move, next: [] }])
  return addMoves(grown, [...path, move], rest)
}

/** The tree without a move and its continuation. */
export function removeBranch(tree: Tree, path: Path): Tree {
  return updateAt(tree, path.slice(0, -1), (level) => level.filter((branch) => branch.move !== path.at(-1)))
}

/** The tree with a path as its main line. */
export function promotePath(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>(
    (grown, move, i) =>
      updateAt(grown, path.slice(0, i), (level) => [
        ...level.filter((branch) => branch.move === move),
        ...level.filter((branch) => branch.move !== move),
      ]),
    tree,
  )
}

/** The tree with other names for the moves of the main line. */
export function renameMainLine(tree: Tree, names: Path): Tree {
  const [main, ...others] = tree
  const [name, ...rest] = names
  if (!main || name === undefined) return tree
  return [
    { ...main, move: name, next: renameMainLine(main.next, rest) },
    ...others.filter((other) => other.move !== name),
  ]
}

/** The path of the previous or the next variation in the same position. */
export function siblingPath(tree: Tree, path: Path, by: 1 | -1): Path | undefined {
  const before = path.slice(0, -1)
  const level = branchesAt(tree, before)
  const other = level[level.findIndex((branch) => branch.move === path.at(-1)) + by]
  return path.length > 0 && other ? [...before, other.move] : undefined
}

function updateAt(tree: Tree, path: Path, update: (level: Tree) => Tree): Tree {
  const [move, ...rest] = path
  if (move === undefined) return update(tree)
  return tree.map((branch) =>
    branch.move === move ? { ...branch, next: updateAt(branch.next, rest, update) } : branch,
  )
}
