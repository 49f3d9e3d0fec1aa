import type { Grid } from '../wire/shapes'

/** The cells that a move names, one after another; moves of every game are cells with signs between them. */
export function cellsOf(grid: Grid, move: string): string[] {
  return move.split(/[-+]/).filter((name) => grid.cells.includes(name))
}
