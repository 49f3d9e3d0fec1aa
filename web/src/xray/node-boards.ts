import { squaresAfter } from '../board/model'
import { getPosition } from '../wire/api'
import type { Squares } from '../wire/common'
import type { LegalMove, PositionView } from '../wire/position'
import type { Node, SearchTree } from './search-tree'

/** The board at a node, and the move that led to it. */
export interface NodeBoard {
  view: PositionView
  squares: Squares
  move: LegalMove | undefined
}

/** Loads the boards of a tree. Each position is requested once, because its legal moves describe its children. */
export class NodeBoards {
  private readonly views = new Map<Node, Promise<PositionView>>()

  constructor(private readonly tree: SearchTree) {}

  async boardAt(node: Node): Promise<NodeBoard | undefined> {
    const parent = this.tree.parent(node)
    const view = await this.view(parent ?? node)
    const squares = view.steps.at(-1)?.board
    if (!squares) return undefined
    if (parent === undefined) return { view, squares, move: undefined }
    const move = view.moves.find((one) => one.move === this.tree.move(node))
    return move && { view, squares: squaresAfter(view.grid, squares, move), move }
  }

  private view(node: Node): Promise<PositionView> {
    const cached = this.views.get(node)
    if (cached) return cached
    const request = getPosition({ position: this.tree.data.position }, this.tree.moves(node))
    request.catch(() => this.views.delete(node))
    this.views.set(node, request)
    return request
  }
}
