import type { Side, Squares } from '../../wire/common'
import { squareAt, type Cell } from '../model'

/** A piece with an identity, so that its moves can be animated. */
export interface TrackedPiece {
  id: number
  side: Side
  cell: Cell
}

/**
 * Matches the pieces with their previous cells: a piece that left one cell and a piece of the same side that arrived on
 * another are the same. Unmatched pieces are new.
 */
export function trackPieces(before: readonly TrackedPiece[], squares: Squares): TrackedPiece[] {
  const occupied = [...squares.owners].flatMap((_, cell) => {
    const { owner } = squareAt(squares, cell)
    return owner ? [{ side: owner, cell }] : []
  })
  const stayed = before.filter((piece) => squareAt(squares, piece.cell).owner === piece.side)
  let departed = before.filter((piece) => !stayed.includes(piece))
  let lastId = Math.max(-1, ...before.map((piece) => piece.id))
  const arrived = occupied
    .filter(({ cell }) => !stayed.some((piece) => piece.cell === cell))
    .map(({ side, cell }) => {
      const mover = departed.find((piece) => piece.side === side)
      departed = departed.filter((piece) => piece !== mover)
      return { id: mover?.id ?? ++lastId, side, cell }
    })
  return [...stayed, ...arrived].sort((a, b) => a.id - b.id)
}

/** A level of a tower. The whole tower fits into its cell of 100 by 100, so that its top can be clicked. */

interface TowerBlock {
  width: number
  /** Height of its base above the ground. */
  foot: number
  height: number
}

export const towerBlocks: readonly TowerBlock[] = [
  { width: 70, foot: 0, height: 20 },
  { width: 58, foot: 20, height: 19 },
  { width: 46, foot: 39, height: 17 },
]

const ground = { x: 50, y: 80 }

/** The y coordinate of a piece that stands on a tower of this level. */
export function towerTop(level: number): number {
  const block = towerBlocks[Math.min(level, towerBlocks.length) - 1]
  return ground.y - (block ? block.foot + block.height : 0)
}

type Point = readonly [number, number]

const path = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** The visible faces of a block as SVG paths. */
export function blockFaces({ width, foot, height }: TowerBlock): {
  front: string
  side: string
  top: string
} {
  const back = { x: width * 0.2, y: -width * 0.36 }
  const left = ground.x - width / 2 - back.x / 2
  const right = left + width
  const low = ground.y - foot - back.y / 2
  const high = low - height
  const [deepLeft, deepRight] = [left + back.x, right + back.x]
  return {
    front: path([left, high], [right, high], [right, low], [left, low]),
    side: path([right, high], [deepRight, high + back.y], [deepRight, low + back.y], [right, low]),
    top: path([left, high], [right, high], [deepRight, high + back.y], [deepLeft, high + back.y]),
  }
}
