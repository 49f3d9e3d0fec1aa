import type { Grid, Side, Squares } from '../../wire/common'
import { squareAt, type Cell } from '../model'

/** A rectangle of a side's land: a cell, or the gap between two adjacent cells. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

const edge = 7
const size = 100 - 2 * edge

export const cellRect = (grid: Grid, cell: Cell): Rect => ({
  x: (cell % grid.cols) * 100 + edge,
  y: Math.floor(cell / grid.cols) * 100 + edge,
  width: size,
  height: size,
})

/** The rectangles that join a side's cells to their neighbours on the right and below, and fill the middle of four. */
export function joiningRects(grid: Grid, squares: Squares, side: Side): Rect[] {
  const isOwn = (row: number, col: number): boolean =>
    row < grid.rows && col < grid.cols && squareAt(squares, row * grid.cols + col).owner === side
  const rects: Rect[] = []
  for (let row = 0; row < grid.rows; row++) {
    for (let col = 0; col < grid.cols; col++) {
      if (!isOwn(row, col)) continue
      const [x, y] = [col * 100, row * 100]
      const [right, below] = [isOwn(row, col + 1), isOwn(row + 1, col)]
      const half = size / 2
      if (right) rects.push({ x: x + 100 - edge - half, y: y + edge, width: 2 * (edge + half), height: size })
      if (below) rects.push({ x: x + edge, y: y + 100 - edge - half, width: size, height: 2 * (edge + half) })
      if (right && below && isOwn(row + 1, col + 1))
        rects.push({ x: x + 50, y: y + 50, width: 100, height: 100 })
    }
  }
  return rects
}
