import type { Side, Squares } from '../../wire/common'
import { squareAt, type Cell } from '../model'

/** A piece that goes from cell to cell and stays the same piece, so that it can be seen to go. */
export interface Piece {
  id: number
  side: Side
  cell: Cell
}

/**
 * The pieces as they stand now, told from where they stood. Who left a cell is who came to another one of the same side; if more
 * than that changed, the pieces are simply new.
 */
export function follow(before: readonly Piece[], squares: Squares): Piece[] {
  const standing = [...squares.owners].flatMap((_, cell) => {
    const { owner } = squareAt(squares, cell)
    return owner ? [{ side: owner, cell }] : []
  })
  const stayed = before.filter((piece) => squareAt(squares, piece.cell).owner === piece.side)
  let left = before.filter((piece) => !stayed.includes(piece))
  let fresh = Math.max(-1, ...before.map((piece) => piece.id))
  const came = standing
    .filter(({ cell }) => !stayed.some((piece) => piece.cell === cell))
    .map(({ side, cell }) => {
      const mover = left.find((piece) => piece.side === side)
      left = left.filter((piece) => piece !== mover)
      return { id: mover?.id ?? ++fresh, side, cell }
    })
  return [...stayed, ...came].sort((a, b) => a.id - b.id)
}
