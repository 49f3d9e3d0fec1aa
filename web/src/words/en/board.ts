import { pieceType } from '../../board/model'
import { otherSide, type Side } from '../../wire/common'
import type { LegalMove } from '../../wire/position'
import type { CellContent, GameEnd, MoveToDescribe } from '../types'
import { andList, hasPluralSides, verbForm } from './grammar'

/** Names of the sides in each game; other games use the letters. */
const sides: Record<string, Record<Side, string>> = {
  'squirrel-war': { X: 'Red squirrels', O: 'Grey squirrels' },
  santorini: { X: 'Amber', O: 'Blue' },
  'shellos-shuffle': { X: 'Black', O: 'White' },
  othello: { X: 'Black', O: 'White' },
}

/** Name of a side for the start of a sentence. Santorini's set-up, if given, adds the kind of pieces. */
export function sideName(kind: string, side: Side, game = ''): string {
  const name = sides[kind]?.[side] ?? side
  const pieces = kind === 'santorini' ? pieceType(game, side) : undefined
  return pieces ? `${name} ${pieces}s` : name
}

/** How a side steps in Santorini: "diagonal steps"; undefined in other games. */
export function stepStyleText(game: string, side: Side): string | undefined {
  const type = pieceType(game, side)
  return type && { cube: 'straight steps', pyramid: 'diagonal steps' }[type]
}

/** The name of a game; the server knows its English name. */
export const gameTitle = (_kind: string, title: string): string => title

/** Replaces the sides' letters in a server text, `(X)`, by their names. */
export const withSideNames = (text: string, kind: string, game: string): string =>
  text.replace(/\(([XO])\)/g, (_, side: Side) => `(${sideName(kind, side, game)})`)

const setups: Record<string, Record<string, string>> = {
  santorini: {
    CC: 'Cubes against cubes (straight steps)',
    CP: 'Cubes (straight steps) against pyramids (diagonal steps)',
    PC: 'Pyramids (diagonal steps) against cubes (straight steps)',
    PP: 'Pyramids against pyramids (diagonal steps)',
  },
}

export const setupName = (kind: string, setup: string): string => setups[kind]?.[setup] ?? setup

/** The content of a cell: "empty, 7 nuts". */
export function cellContentText({ kind, game, owner, number }: CellContent): string {
  return [occupantText(kind, game, owner, number), numberText(kind, number)].filter(Boolean).join(', ')
}

/** A cell with its content: "D3, empty, 7 nuts". */
export const cellText = ({ name, ...content }: CellContent & { name: string }): string =>
  `${name}, ${cellContentText(content)}`

function occupantText(kind: string, game: string, owner: Side | undefined, number: number): string {
  if (kind === 'santorini') {
    if (number >= 4) return 'ruin'
    return owner ? `${sides['santorini']?.[owner]} ${pieceType(game, owner)}` : boardWords.empty
  }
  if (!owner) return boardWords.empty
  return sideName(kind, owner).replace(/squirrels$/, 'squirrel')
}

function numberText(kind: string, number: number): string {
  if (kind === 'squirrel-war') return number === 1 ? '1 nut' : `${number} nuts`
  if (kind === 'santorini') return number >= 4 ? '' : `level ${number}`
  return number ? `${number}` : ''
}

/** The effect of a move: "raid, conquers C3 and D4". */
export function moveActionText(kind: string, { verb, taken }: Pick<LegalMove, 'verb' | 'taken'>): string {
  const word = actionNames[verb] ?? verb
  if (taken.length === 0) return word
  const takes = kind === 'squirrel-war' ? 'conquers' : isDiscGame(kind) ? 'turns over' : 'takes'
  return `${word}, ${takes} ${andList(taken)}`
}

const actionNames: Record<string, string> = {
  place: 'play here',
  build: 'build here',
  kill: 'build here and make a ruin',
  win: 'step here and win',
}

const isDiscGame = (kind: string): boolean => kind === 'othello' || kind === 'shellos-shuffle'

/** A move as a sentence: "Red squirrels raid D3 and conquer C3 and D4." */
export function moveSentence({
  kind,
  game = '',
  side,
  move,
  verb = 'play',
  taken = [],
}: MoveToDescribe): string {
  const sideLabel = sideName(kind, side, game)
  const form = (word: string) => verbForm(word, hasPluralSides(kind, game))
  if (verb === 'pass' || move === 'pass') return `${sideLabel} ${form('pass')}.`
  const [, from, to, tile] = /^(\d\d)-(\d\d)(?:\+(\d\d))?$/.exec(move) ?? []
  if (kind === 'santorini' && from && to) {
    const step = `${sideLabel} ${form('step')} from ${from} to ${to}`
    if (!tile) return `${step} and ${form('win')}.`
    return verb === 'kill'
      ? `${step} and ${form('ruin')} ${tile}.`
      : `${step} and ${form('build')} on ${tile}.`
  }
  const action = verb === 'sneak' ? `${form('sneak')} onto ${move}` : `${form(verb)} ${move}`
  const word =
    kind === 'squirrel-war' ? form('conquer') : isDiscGame(kind) ? `${form('turn')} over` : form('take')
  if (verb === 'place') {
    return taken.length
      ? `${sideLabel} ${form('play')} ${move} and ${word} ${andList(taken)}.`
      : `${sideLabel} ${form('play')} ${move}.`
  }
  return taken.length ? `${sideLabel} ${action} and ${word} ${andList(taken)}.` : `${sideLabel} ${action}.`
}

/** Why a game ended, as a sentence: "The board is full." */
export function endingSentence({ kind, game = '', winner, ending }: GameEnd): string {
  const loser = winner && sideName(kind, otherSide(winner), game)
  const has = hasPluralSides(kind, game) ? 'have' : 'has'
  switch (ending) {
    case undefined:
      return ''
    case 'full-board':
      return 'The board is full.'
    case 'no-moves':
      return 'Neither side can move.'
    case 'summit':
      return `${winner ? sideName(kind, winner, game) : 'A piece'} stepped onto level 3.`
    case 'stuck':
      return `${loser ?? 'The side to move'} ${has} no step left.`
    case 'resigned':
      return `${loser ?? 'A side'} resigned.`
    case 'time':
      return `${loser ?? 'A side'} ran out of time.`
    case 'agreed':
      return 'Both players agreed to a draw.'
    case 'abandoned':
      return `${loser ?? 'A side'} left the game.`
    default:
      return `The game ended: ${ending.replaceAll('-', ' ')}.`
  }
}

/** The result without a full stop: "Red squirrels win 151 to 120". Points are named only if they decided the game. */
export function resultText({ kind, game = '', winner, ending, scores, scored = true }: GameEnd): string {
  const counted =
    scored && scores && (ending === undefined || ending === 'full-board' || ending === 'no-moves')
  if (!winner) return counted ? `Draw, ${scores.X} to ${scores.O}` : 'Draw'
  const wins = hasPluralSides(kind, game) ? 'win' : 'wins'
  const result = `${sideName(kind, winner, game)} ${wins}`
  return counted ? `${result} ${scores[winner]} to ${scores[otherSide(winner)]}` : result
}

/** Prompts for moves of several cells. */
const promptTexts: Record<string, readonly string[]> = {
  santorini: ['Choose a piece.', 'Choose where to step.', 'Choose where to build.'],
}

export const promptText = (kind: string, chosen: number): string =>
  promptTexts[kind]?.[chosen] ?? (chosen === 0 ? 'Choose a cell.' : 'Choose the next cell.')

const cellNames: Record<string, string> = {
  'squirrel-war': 'Cells: D3 is column D, row 3.',
  santorini: 'Cells: 30 is row 3, column 0 (rows and columns are counted from 0).',
  'adjacent-claim': 'Cells: B3 is row B, column 3.',
  'shellos-shuffle': 'Cells: D3 is row D, column 3.',
  othello: 'Cells: f5 is column f, row 5.',
}

/** How the cells of a game are named; empty if its board says nothing special. */
export const cellNamesText = (kind: string): string => cellNames[kind] ?? ''

export const boardWords = {
  holdHint: 'Hold a cell to see what it does.',
  plainLabel: 'Board',
  undo: 'Undo step',
  pass: 'Pass',
  empty: 'empty',
  chosen: 'chosen',
  lastMove: 'last move',
  choose: 'choose this piece',
  continueHere: 'continue here',
  /** After choosing a cell of a longer move. */
  stepChosen: (cell: string, count: number) =>
    `${cell} chosen. ${count === 1 ? '1 cell' : `${count} cells`} possible next.`,
  stepUndone: (cell: string) => `${cell} deselected.`,
  notPossible: (cell: string) => `You can’t choose ${cell} now.`,
  textLabel: 'Board as a table',
  moveInput: { label: 'Type a move', button: 'Move' },
}
