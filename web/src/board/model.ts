import type { Choice } from '../wire/position'
import type { Grid, Side, Squares } from '../wire/shapes'
import type { Certainty } from '../wire/truth'

/**
 * What the board is handed. It knows no rules: it draws squares, lets somebody go along the path of one of the moves it was given,
 * and reports that move.
 */

/** A cell is its index, row by row; the wire calls cells by name. */
export type Cell = number

export interface Square {
  owner: Side | undefined
  number: number
}

/** Something written on the moves that go through a cell: what they are worth. */
export interface Badge {
  move: string
  /** Few characters: "+5", "−12", "wins 5". */
  text: string
  /** What the move gives away: nothing; something; the game. */
  tone: 'best' | 'slip' | 'bad'
  certainty: Certainty
  /** For those who listen: "proven, gives away 3 points". */
  label: string
  /** The higher, the better: where several moves share a cell, the best one is shown. */
  rank: number
}

export interface BoardProps {
  kind: string
  /** The game with its set-up, such as `santorini:CP`: some looks show it. */
  game: string
  grid: Grid
  squares: Squares
  toMove?: Side | undefined
  /** What may be chosen; none to look only. */
  choices?: readonly Choice[]
  /** The cells of the last move, to be marked. */
  last?: readonly string[]
  badges?: readonly Badge[]
  /** A line to be drawn as an arrow or numbers: the cells of moves that could follow. */
  label?: string
  onmove?: (move: string) => void
}

export function squareAt(squares: Squares, cell: Cell): Square {
  const owner = squares.owners[cell]
  return { owner: owner === 'X' || owner === 'O' ? owner : undefined, number: squares.numbers?.[cell] ?? 0 }
}

/** The squares after a choice, as the server said they would be. */
export function after(grid: Grid, squares: Squares, choice: Choice): Squares {
  const owners = [...squares.owners]
  const numbers = squares.numbers ? [...squares.numbers] : grid.cells.map(() => 0)
  for (const change of choice.changes) {
    const cell = grid.cells.indexOf(change.cell)
    owners[cell] = change.owner ?? '-'
    numbers[cell] = change.number ?? 0
  }
  return { owners: owners.join(''), numbers }
}
