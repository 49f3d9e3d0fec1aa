import type { Certainty } from '../wire/analysis'
import type { Grid, Side, Squares } from '../wire/common'
import type { LegalMove } from '../wire/position'

/**
 * What the board is handed. It knows no rules: it draws squares, lets somebody go along the path of one of the moves it was given,
 * and reports that move.
 */

/** A cell is its index, row by row; the wire calls cells by name. */
export type Cell = number

/** In a drawing a cell is 100 by 100, and this much is left around all of them for the board's edge. */
export const boardMargin = 10

/** A board of a single cell, to show what a cell can look like. */
export const oneCellGrid: Grid = { rows: 1, cols: 1, rowLabels: [], colLabels: [], cells: ['A1'] }

export interface Square {
  owner: Side | undefined
  number: number
}

/** How bad a move is: good enough; an inaccuracy; a mistake or worse. */
export type Tone = 'best' | 'slip' | 'bad'

/** Something written on the moves that go through a cell: what they are worth. */
export interface Badge {
  move: string
  /** Few characters: "+5", "−12", "wins 5". */
  text: string
  tone: Tone
  certainty: Certainty
  /** Whether the tone is proven; one that is only estimated is drawn weaker. */
  sure?: boolean
  /** For those who listen: "proven, gives away 3 points". */
  label: string
  /** The higher, the better: where several moves share a cell, the best one is shown. */
  rank: number
}

/** What there is to draw: all that a miniature needs. */
export interface BoardContent {
  kind: string
  /** The game with its set-up, such as `santorini:CP`: some looks show it. */
  game: string
  grid: Grid
  squares: Squares
  /** The cells of the last move, to be marked. */
  last?: readonly string[] | undefined
}

export interface BoardProps extends BoardContent {
  toMove?: Side | undefined
  /** What may be chosen; none to look only. */
  legalMoves?: readonly LegalMove[]
  badges?: readonly Badge[]
  /** Moves that could follow one another, each by the cells of its path: drawn as numbered marks and arrows. */
  line?: readonly (readonly string[])[]
  /** What the board is called for those who listen. */
  label?: string
  /**
   * A move is drawn as soon as it is made, and stays so until other squares come. If it is rejected none will come: another
   * number here takes it back.
   */
  revision?: number
  /** The line of text under the board that says what a cell would do. */
  caption?: boolean
  onmove?: (move: string) => void
  /**
   * Why the last of these cells cannot be chosen after the others, in a sentence; nothing if that is not known. Asked when somebody
   * picks such a cell, and shown under the board.
   */
  explain?: (cells: readonly string[]) => Promise<string | undefined>
  /** If given, every cell can be picked, and is reported instead of moves. */
  onpick?: (cell: string) => void
}

export function squareAt(squares: Squares, cell: Cell): Square {
  const owner = squares.owners[cell]
  return { owner: owner === 'X' || owner === 'O' ? owner : undefined, number: squares.numbers?.[cell] ?? 0 }
}

/** The squares after a choice, as the server said they would be. */
export function squaresAfter(grid: Grid, squares: Squares, move: LegalMove): Squares {
  const owners = [...squares.owners]
  const numbers = squares.numbers ? [...squares.numbers] : grid.cells.map(() => 0)
  for (const change of move.changes) {
    const cell = grid.cells.indexOf(change.cell)
    owners[cell] = change.owner ?? '-'
    numbers[cell] = change.number ?? 0
  }
  return { owners: owners.join(''), numbers }
}

/** The same text for the same squares, whoever sent them. */
export const squaresKey = (squares: Squares): string => `${squares.owners} ${squares.numbers?.join() ?? ''}`

/** The cells a move names, whatever stands between them. */
export const cellsOfMove = (move: string, grid: Grid): string[] =>
  move.split(/[^A-Za-z0-9]+/).filter((part) => grid.cells.includes(part))
