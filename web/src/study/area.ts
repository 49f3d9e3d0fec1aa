import type { Grid } from '../wire/common'

/** A part of the board, in thirds. */
export interface Area {
  row: 'upper' | 'middle' | 'lower'
  col: 'left' | 'middle' | 'right'
}

/** Where on the board a cell lies. */
export function areaOf(cell: string, { cells, rows, cols }: Grid): Area | undefined {
  const index = cells.indexOf(cell)
  if (index < 0) return undefined
  const row = third(Math.floor(index / cols), rows)
  const col = third(index % cols, cols)
  return {
    row: (['upper', 'middle', 'lower'] as const)[row] ?? 'middle',
    col: (['left', 'middle', 'right'] as const)[col] ?? 'middle',
  }
}

/** 0, 1 or 2; the middle third takes what is left over. */
function third(index: number, count: number): number {
  const edge = Math.floor(count / 3)
  return index < edge ? 0 : index >= count - edge ? 2 : 1
}

/** Whether a sentence names a move. */
export const names = (sentence: string, move: string): boolean =>
  sentence.split(/[\s,.;:()]+/).some((word) => word.toLowerCase() === move.toLowerCase())
