import type { Message } from '../shared/message'
import type { Certainty } from '../wire/analysis'
import type { Grid, Side, Squares } from '../wire/common'
import type { LegalMove } from '../wire/position'

/** Index of a cell, row by row; messages refer to cells by name. */
export type Cell = number

/** Width of the border around the cells, which are 100 by 100. */
export const boardMargin = 10

/** A board of a single cell, to show what a cell can look like. */
export const oneCellGrid: Grid = { rows: 1, cols: 1, rowLabels: [], colLabels: [], cells: ['A1'] }

export interface Square {
  owner: Side | undefined
  number: number
}

/** The pieces of a side in Santorini: `santorini:CP` names the first side's first; cubes without a set-up. */
export function pieceType(game: string, side: Side): 'cube' | 'pyramid' | undefined {
  if (!game.startsWith('santorini')) return undefined
  const letter = /^santorini:([CP])([CP])/.exec(game)?.[side === 'X' ? 1 : 2] ?? 'C'
  return letter === 'P' ? 'pyramid' : 'cube'
}

/** How a move is rated: good, an inaccuracy, or a mistake or worse. */
export type Tone = 'best' | 'slip' | 'bad'

/** The value of a move, written on a cell of its path. */
export interface Badge {
  move: string
  /** Few characters: "+5", "−12", "wins 5". */
  text: string
  tone: Tone
  certainty: Certainty
  /** Whether the tone is proven; an estimated one is drawn lighter. */
  sure?: boolean
  /** For screen readers: "proven, gives away 3 points". */
  label: string
  /** Higher is better: where several moves share a cell, the best one is shown. */
  rank: number
}

/** Everything that is drawn on a miniature. */
export interface BoardContent {
  kind: string
  /** The game with its set-up, such as `santorini:CP`. */
  game: string
  grid: Grid
  squares: Squares
  /** The cells of the last move. */
  last?: readonly string[] | undefined
}

export interface BoardProps extends BoardContent {
  toMove?: Side | undefined
  /** The moves that can be made; none for a board to look at. */
  legalMoves?: readonly LegalMove[]
  badges?: readonly Badge[]
  /** A line of moves, each as the cells of its path, drawn as numbered marks and arrows. */
  line?: readonly (readonly string[])[]
  /** Name of the board for screen readers. */
  label?: string
  /**
   * A move is drawn as soon as it is made and stays until the squares change. If it is rejected they do not change: another
   * revision takes it back.
   */
  revision?: number
  /** Whether to show the description of a cell below the board. */
  caption?: boolean
  onmove?: (move: string) => void
  /**
   * Explains why the last of these cells cannot be chosen after the others; undefined if that is unknown. Called when the
   * user picks such a cell.
   */
  explain?: (cells: readonly string[]) => Promise<Message | undefined>
  /** If given, every cell can be picked and is reported instead of a move. */
  onpick?: (cell: string) => void
}

export function squareAt(squares: Squares, cell: Cell): Square {
  const owner = squares.owners[cell]
  return { owner: owner === 'X' || owner === 'O' ? owner : undefined, number: squares.numbers?.[cell] ?? 0 }
}

/** The squares after a move, from the changes that the server sent. */
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

/** Equal for equal squares. */
export const squaresKey = (squares: Squares): string => `${squares.owners} ${squares.numbers?.join() ?? ''}`

/** The cells that a move names. */
export const cellsOfMove = (move: string, grid: Grid): string[] =>
  move.split(/[^A-Za-z0-9]+/).filter((part) => grid.cells.includes(part))
