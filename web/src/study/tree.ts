/**
 * A game with its variations. Pure: every change makes another tree. Where several moves were tried, the first goes on with the
 * line and the others branch off. A place in it is the moves that lead there, which no two places share.
 */
export interface Branch {
  readonly move: string
  readonly comment?: string
  readonly next: readonly Branch[]
}

export type Path = readonly string[]

/** What follows the start. */
export type Tree = readonly Branch[]

export function treeOf(moves: Path): Tree {
  return addMoves([], [], moves)
}

/** The moves that were tried at a place; none where there is no such place. */
export function branchesAt(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>((level, move) => level.find((branch) => branch.move === move)?.next ?? [], tree)
}

export function branchAt(tree: Tree, path: Path): Branch | undefined {
  return branchesAt(tree, path.slice(0, -1)).find((branch) => branch.move === path.at(-1))
}

/** From a place to the end of its line, the way to the place included. */
export function lineThrough(tree: Tree, path: Path): Path {
  const line = [...path]
  for (let next = branchesAt(tree, path); next[0]; next = next[0].next) line.push(next[0].move)
  return line
}

export const mainLine = (tree: Tree): Path => lineThrough(tree, [])

/** How many moves from the start a place and a line have in common. */
export function commonLength(a: Path, b: Path): number {
  const firstDifference = a.findIndex((move, i) => move !== b[i])
  return firstDifference < 0 ? a.length : firstDifference
}

/** With moves played out from a place; those that are there already stay what they are. */
export function addMoves(tree: Tree, path: Path, moves: Path): Tree {
  const [move, ...rest] = moves
  if (move === undefined) return tree
  const exists = branchesAt(tree, path).some((branch) => branch.move === move)
  const grown = exists ? tree : updateAt(tree, path, (level) => [...level, { move, next: [] }])
  return addMoves(grown, [...path, move], rest)
}

/** Without a move and all that follows it. */
export function removeBranch(tree: Tree, path: Path): Tree {
  return updateAt(tree, path.slice(0, -1), (level) => level.filter((branch) => branch.move !== path.at(-1)))
}

/** With a place on the main line: at every fork on the way, its move goes on and the others branch off. */
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

/** With the main line's moves called otherwise, from the first on. */
export function renameMainLine(tree: Tree, names: Path): Tree {
  const [main, ...others] = tree
  const [name, ...rest] = names
  if (!main || name === undefined) return tree
  return [
    { ...main, move: name, next: renameMainLine(main.next, rest) },
    ...others.filter((other) => other.move !== name),
  ]
}

/** The move that was tried before or after this one in the same position, if there is one. */
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
