import type { Side, Squares } from '../wire/common'
import type { PositionView } from '../wire/position'

/**
 * A position being edited; the server decides whether it is valid. Boards of X, O and empty cells need no code here; games
 * with other cells have an entry in `notations`.
 */
export interface Draft {
  kind: string
  setup: string
  cols: number
  squares: Squares
  toMove: Side
}

/** How a game writes its cells; see docs/position-text.md. */
interface CellNotation {
  /** The numbers that a cell can have and that can be painted; none if they come from the set-up. */
  levels: readonly number[]
  write(owner: string, number: number): string
  cells: RegExp
}

const plainNotation: CellNotation = { levels: [], write: (owner) => owner, cells: /[XO-]/g }

const notations: Record<string, CellNotation> = {
  santorini: {
    levels: [0, 1, 2, 3, 4],
    write: (owner, number) => number + (owner === '-' ? '' : owner),
    cells: /[0-4][XO]?/g,
  },
}

export const paintableLevels = (kind: string): readonly number[] => (notations[kind] ?? plainNotation).levels

export const gameText = (draft: Pick<Draft, 'kind' | 'setup'>): string =>
  draft.setup === '' ? draft.kind : `${draft.kind}:${draft.setup}`

export function writeDraft(draft: Draft): string {
  const { write } = notations[draft.kind] ?? plainNotation
  const cells = [...draft.squares.owners].map((owner, i) => write(owner, draft.squares.numbers?.[i] ?? 0))
  const rows: string[] = []
  for (let i = 0; i < cells.length; i += draft.cols) rows.push(cells.slice(i, i + draft.cols).join(''))
  return `${gameText(draft)}:${rows.join('/')}:${draft.toMove}`
}

/** Parses the text of a position as far as that is possible without rules; undefined if it is not one. */
export function readDraft(text: string): Draft | undefined {
  const parts = text.split(':').map((part) => part.trim())
  if (parts.length < 3 || parts.length > 4) return undefined
  const kind = (parts[0] ?? '').toLowerCase()
  const board = (parts.at(-2) ?? '').toUpperCase().replace(/[*._]/g, '-')
  const notation = notations[kind] ?? plainNotation
  const toMove = (parts.at(-1) ?? '').toUpperCase()
  if (toMove !== 'X' && toMove !== 'O') return undefined
  // Anything left over besides cells makes it invalid.
  if (board.replace(notation.cells, '').replaceAll('/', '').trim() !== '') return undefined
  const rows = board.split('/').map((row) => row.match(notation.cells) ?? [])
  const cols = rows[0]?.length ?? 0
  if (cols === 0 || rows.some((row) => row.length !== cols)) return undefined
  const cells = rows.flat()
  const owners = cells.map((cell) => (/[XO]/.exec(cell)?.[0] ?? '-') as string).join('')
  const numbers = notation.levels.length > 0 ? { numbers: cells.map((cell) => Number(cell[0])) } : {}
  return {
    kind,
    setup: parts.length === 4 ? (parts[1] ?? '') : '',
    cols,
    squares: { owners, ...numbers },
    toMove,
  }
}

/** The games that an invalid text may refer to, the most likely first. */
export function candidateGames(text: string): string[] {
  const [kind = '', setup = ''] = text.split(':').map((part) => part.trim())
  const kindId = kind.toLowerCase()
  return setup === '' ? [kindId] : [`${kindId}:${setup}`, kindId]
}

/** The draft with another owner or number on one cell. */
export function paintCell(draft: Draft, cell: number, paint: { owner: string } | { level: number }): Draft {
  const { owners, numbers } = draft.squares
  if ('level' in paint) {
    const levels = [...(numbers ?? [...owners].map(() => 0))]
    levels[cell] = paint.level
    return { ...draft, squares: { owners, numbers: levels } }
  }
  const squares = { ...draft.squares, owners: owners.slice(0, cell) + paint.owner + owners.slice(cell + 1) }
  return { ...draft, squares }
}

/** The draft without pieces and levels; numbers from the set-up stay. */
export function clearBoard(draft: Draft): Draft {
  const owners = '-'.repeat(draft.squares.owners.length)
  const flattened = paintableLevels(draft.kind).length > 0 ? { numbers: [...owners].map(() => 0) } : {}
  return { ...draft, squares: { ...draft.squares, owners, ...flattened } }
}

/** A nut map as the text of a set-up. */
export function nutMapText(values: readonly number[], cols: number): string {
  const rows: string[] = []
  for (let i = 0; i < values.length; i += cols) rows.push(values.slice(i, i + cols).join(','))
  return rows.join('/')
}

export function draftOf(view: PositionView): Draft {
  const [start] = view.steps
  return {
    kind: view.kind,
    setup: view.game.slice(view.kind.length + 1),
    cols: view.grid.cols,
    squares: start?.board ?? { owners: '' },
    toMove: start?.toMove ?? 'X',
  }
}

export const haveSameCells = (one: Draft, other: Draft): boolean =>
  one.cols === other.cols && one.squares.owners.length === other.squares.owners.length

/** The draft completed with the set-up and the numbers of its game; undefined if the game has another board. */
export function fitToGame(draft: Draft, view: PositionView): Draft | undefined {
  const gameDraft = draftOf(view)
  if (!haveSameCells(gameDraft, draft)) return undefined
  return { ...draft, setup: gameDraft.setup, squares: { ...gameDraft.squares, ...draft.squares } }
}
