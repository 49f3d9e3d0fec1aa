import { after } from '../board/model'
import { getPosition } from '../wire/api'
import type { Choice, PositionView } from '../wire/position'
import type { Squares } from '../wire/common'
import type { Node, SearchTree } from './search-tree'

/** What stands on the board at a node, and the move that led there. */
export interface Scene {
  view: PositionView
  squares: Squares
  choice: Choice | undefined
}

/** The boards of a tree. Each position is asked for once and tells what all its moves make of it. */
export class Boards {
  private readonly views = new Map<Node, Promise<PositionView>>()

  constructor(private readonly tree: SearchTree) {}

  async at(node: Node): Promise<Scene | undefined> {
    const above = this.tree.parent(node)
    const view = await this.view(above ?? node)
    const squares = view.steps.at(-1)?.board
    if (!squares) return undefined
    if (above === undefined) return { view, squares, choice: undefined }
    const choice = view.moves.find((one) => one.move === this.tree.move(node))
    return choice && { view, squares: after(view.grid, squares, choice), choice }
  }

  private view(node: Node): Promise<PositionView> {
    const known = this.views.get(node)
    if (known) return known
    const asked = getPosition({ position: this.tree.told.position }, this.tree.moves(node))
    asked.catch(() => this.views.delete(node))
    this.views.set(node, asked)
    return asked
  }
}
