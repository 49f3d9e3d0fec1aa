import type { Grid } from '../wire/common'
import type { Cell } from './model'

/** The cell that a key moves the focus to; undefined if the key is not for navigation or the edge is reached. */
export function cellForKey(
  key: string,
  from: Cell,
  rows: number,
  cols: number,
  all = false,
): Cell | undefined {
  const row = Math.floor(from / cols)
  const col = from % cols
  switch (key) {
    case 'ArrowLeft':
      return col > 0 ? from - 1 : undefined
    case 'ArrowRight':
      return col < cols - 1 ? from + 1 : undefined
    case 'ArrowUp':
      return row > 0 ? from - cols : undefined
    case 'ArrowDown':
      return row < rows - 1 ? from + cols : undefined
    case 'Home':
      return all ? 0 : row * cols
    case 'End':
      return all ? rows * cols - 1 : row * cols + cols - 1
    case 'PageUp':
      return col
    case 'PageDown':
      return (rows - 1) * cols + col
    default:
      return undefined
  }
}

/** The cell that the tab key focuses: the one focused last, else the first that can be chosen, else the centre. */
export function tabStopCell(grid: Grid, focused: Cell | undefined, next: ReadonlySet<string>): Cell {
  // The previous board may have been larger.
  if (focused !== undefined && focused < grid.cells.length) return focused
  const first = grid.cells.findIndex((name) => next.has(name))
  return first >= 0 ? first : Math.floor(grid.rows / 2) * grid.cols + Math.floor(grid.cols / 2)
}
