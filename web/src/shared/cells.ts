import type { Grid } from '../wire/common'

/** The cells a move names, whatever stands between them. */
export const cellsIn = (move: string, grid: Grid): string[] =>
  move.split(/[^A-Za-z0-9]+/).filter((part) => grid.cells.includes(part))
