import type { Grid } from '../wire/common'

/** The marks of one move of a line: a number at its last cell, an arrow for a step, and a tile for a build. */
export interface LineMark {
  number: number
  /** Centre of the number; numbers on the same cell are placed side by side. */
  x: number
  y: number
  arrow: { x1: number; y1: number; x2: number; y2: number } | undefined
  tile: { x: number; y: number } | undefined
}

export function lineMarks(grid: Grid, line: readonly (readonly string[])[]): LineMark[] {
  const onCell = new Map<string, number>()
  return line.flatMap((path, i) => {
    const [from, to, tile] = path
    const end = to ?? from
    if (from === undefined || end === undefined) return []
    const occupied = onCell.get(end) ?? 0
    onCell.set(end, occupied + 1)
    const centre = centreOf(grid, end)
    return [
      {
        number: i + 1,
        x: centre.x - 28 + occupied * 28,
        y: centre.y + 30,
        arrow: to === undefined ? undefined : arrowBetween(centreOf(grid, from), centre),
        tile: tile === undefined ? undefined : centreOf(grid, tile),
      },
    ]
  })
}

function centreOf(grid: Grid, name: string): { x: number; y: number } {
  const cell = grid.cells.indexOf(name)
  return { x: (cell % grid.cols) * 100 + 50, y: Math.floor(cell / grid.cols) * 100 + 50 }
}

/** An arrow between two cells that keeps clear of both centres. */
function arrowBetween(
  from: { x: number; y: number },
  to: { x: number; y: number },
): NonNullable<LineMark['arrow']> {
  const [right, down] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(right, down) || 1
  const [x, y] = [(right / length) * 22, (down / length) * 22]
  return { x1: from.x + x, y1: from.y + y, x2: to.x - x, y2: to.y - y }
}
