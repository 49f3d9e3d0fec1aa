import type { Grid } from '../wire/common'

/** Where the moves of a line are drawn: each has a number at the cell it ends on, an arrow if it goes, and a tile if it builds. */
export interface LineMark {
  number: number
  /** Where the number stands; numbers on the same cell stand side by side. */
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

/** From the one to the other, without touching either's middle. */
function arrowBetween(
  from: { x: number; y: number },
  to: { x: number; y: number },
): NonNullable<LineMark['arrow']> {
  const [right, down] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(right, down) || 1
  const [x, y] = [(right / length) * 22, (down / length) * 22]
  return { x1: from.x + x, y1: from.y + y, x2: to.x - x, y2: to.y - y }
}
