import type { Choice } from '../../wire/position'
import { other, type Side } from '../../wire/common'

/** The words about boards and what happens on them. */

/** How the sides are called, in the words of each game. A game that has none of its own uses the plain ones. */
const sides: Record<string, Record<Side, string>> = {
  'squirrel-war': { X: 'Red squirrels', O: 'Grey squirrels' },
  santorini: { X: 'Amber', O: 'Blue' },
  'shellos-shuffle': { X: 'Black', O: 'White' },
  othello: { X: 'Black', O: 'White' },
}

/** A side's name to begin a sentence with. Santorini's set-up, if it is known, says which pieces they are. */
export function sideName(kind: string, side: Side, game = ''): string {
  const name = sides[kind]?.[side] ?? side
  const pieces = kind === 'santorini' ? pieceType(game, side) : undefined
  return pieces ? `${name} ${pieces}s` : name
}

/** Which pieces a side of Santorini has: `santorini:CP` names the first side's first, and no set-up means cubes. */
export function pieceType(game: string, side: Side): 'cube' | 'pyramid' | undefined {
  if (!game.startsWith('santorini')) return undefined
  const letter = /^santorini:([CP])([CP])/.exec(game)?.[side === 'X' ? 1 : 2] ?? 'C'
  return letter === 'P' ? 'pyramid' : 'cube'
}

/** How a side of Santorini steps: "diagonal steps"; nothing in other games. */
export function sayStepsOf(game: string, side: Side): string | undefined {
  const type = pieceType(game, side)
  return type && { cube: 'straight steps', pyramid: 'diagonal steps' }[type]
}

/** What the server says of sides by their letters, `(X)`, with their names. */
export const nameSides = (text: string, kind: string, game: string): string =>
  text.replace(/\(([XO])\)/g, (_, side: Side) => `(${sideName(kind, side, game)})`)

/** How the set-ups one can choose from are called. */
const setups: Record<string, Record<string, string>> = {
  santorini: {
    CC: 'Cubes against cubes (all take straight steps)',
    CP: 'Cubes (straight steps) against pyramids (diagonal steps)',
    PC: 'Pyramids (diagonal steps) against cubes (straight steps)',
    PP: 'Pyramids against pyramids (all take diagonal steps)',
  },
}

export const setupName = (kind: string, setup: string): string => setups[kind]?.[setup] ?? setup

/** Names that are plural take another form of the verb. */
export const isPlural = (kind: string, game: string): boolean =>
  kind === 'squirrel-war' || (kind === 'santorini' && game !== '')

/** "C3", "C3 and D4", "C3, D4 and E5". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

interface Standing {
  kind: string
  game: string
  owner: Side | undefined
  number: number
}

/** What stands on a cell: "empty, 7 nuts". */
export function sayStanding({ kind, game, owner, number }: Standing): string {
  return [occupant(kind, game, owner, number), numbered(kind, number)].filter(Boolean).join(', ')
}

/** A cell and what stands there: "D3, empty, 7 nuts". */
export const sayCell = ({ name, ...standing }: Standing & { name: string }): string =>
  `${name}, ${sayStanding(standing)}`

function occupant(kind: string, game: string, owner: Side | undefined, number: number): string {
  if (kind === 'santorini') {
    if (number >= 4) return 'ruin'
    return owner ? `${sides['santorini']?.[owner]} ${pieceType(game, owner)}` : board.empty
  }
  if (!owner) return board.empty
  return sideName(kind, owner).replace(/squirrels$/, 'squirrel')
}

function numbered(kind: string, number: number): string {
  if (kind === 'squirrel-war') return number === 1 ? '1 nut' : `${number} nuts`
  if (kind === 'santorini') return number >= 4 ? '' : `level ${number}`
  return number ? `${number}` : ''
}

/** What choosing a cell would do, if it completes a move: "raid, conquers C3 and D4". */
export function sayWouldDo(kind: string, { verb, taken }: Pick<Choice, 'verb' | 'taken'>): string {
  const word = wouldBe[verb] ?? verb
  if (taken.length === 0) return word
  const takes = kind === 'squirrel-war' ? 'conquers' : isDiscs(kind) ? 'turns over' : 'takes'
  return `${word}, ${takes} ${listed(taken)}`
}

const wouldBe: Record<string, string> = {
  place: 'play here',
  build: 'build here',
  kill: 'build here, which makes a ruin',
  win: 'step here and win',
}

const isDiscs = (kind: string): boolean => kind === 'othello' || kind === 'shellos-shuffle'

export interface MoveSaid {
  kind: string
  game?: string | undefined
  side: Side
  move: string
  verb?: string | undefined
  taken?: readonly string[] | undefined
}

/** A move as a sentence: "Red squirrels raid D3 and conquer C3 and D4." */
export function sayMove({ kind, game = '', side, move, verb = 'play', taken = [] }: MoveSaid): string {
  const who = sideName(kind, side, game)
  const form = (word: string) =>
    isPlural(kind, game) ? word : `${word}${/(s|sh|ch|x)$/.test(word) ? 'es' : 's'}`
  if (verb === 'pass' || move === 'pass') return `${who} ${form('pass')}.`
  const [, from, to, tile] = /^(\d\d)-(\d\d)(?:\+(\d\d))?$/.exec(move) ?? []
  if (kind === 'santorini' && from && to) {
    const step = `${who} ${form('step')} from ${from} to ${to}`
    if (!tile) return `${step} and ${form('win')}.`
    return verb === 'kill'
      ? `${step} and ${form('ruin')} ${tile}.`
      : `${step} and ${form('build')} on ${tile}.`
  }
  const does = verb === 'sneak' ? `${form('sneak')} onto ${move}` : `${form(verb)} ${move}`
  const word =
    kind === 'squirrel-war' ? form('conquer') : isDiscs(kind) ? `${form('turn')} over` : form('take')
  if (verb === 'place') {
    return taken.length
      ? `${who} ${form('play')} ${move} and ${word} ${listed(taken)}.`
      : `${who} ${form('play')} ${move}.`
  }
  return taken.length ? `${who} ${does} and ${word} ${listed(taken)}.` : `${who} ${does}.`
}

export interface EndSaid {
  kind: string
  game?: string | undefined
  winner?: Side | undefined
  ending?: string | undefined
  scores?: Record<Side, number> | undefined
  scored?: boolean | undefined
}

/** Why a game ended, as a sentence: "The board is full." */
export function sayEnding({ kind, game = '', winner, ending }: EndSaid): string {
  const loser = winner && sideName(kind, other(winner), game)
  const has = isPlural(kind, game) ? 'have' : 'has'
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
      return 'Both sides agreed to a draw.'
    case 'abandoned':
      return `${loser ?? 'A side'} left the game.`
    default:
      return `The game ended: ${ending.replaceAll('-', ' ')}.`
  }
}

/** Who won, without a full stop: "Red squirrels win 151 to 120". Points are said only where they decided. */
export function sayResult({ kind, game = '', winner, ending, scores, scored = true }: EndSaid): string {
  const counted =
    scored && scores && (ending === undefined || ending === 'full-board' || ending === 'no-moves')
  if (!winner) return counted ? `A draw, ${scores.X} to ${scores.O}` : 'A draw'
  const wins = isPlural(kind, game) ? 'win' : 'wins'
  const said = `${sideName(kind, winner, game)} ${wins}`
  return counted ? `${said} ${scores[winner]} to ${scores[other(winner)]}` : said
}

/** What to choose next, where a move names several cells. */
const prompts: Record<string, readonly string[]> = {
  santorini: ['Choose a piece to step with.', 'Choose where to step.', 'Choose where to put a tile.'],
}

export const sayPrompt = (kind: string, chosen: number): string =>
  prompts[kind]?.[chosen] ?? (chosen === 0 ? 'Choose a cell.' : 'Choose the next cell.')

/** What the widget itself says. */
export const board = {
  hold: 'Hold a cell to see what it would do.',
  plainLabel: 'Board',
  undo: 'Undo step',
  pass: 'Pass',
  empty: 'empty',
  chosen: 'chosen',
  lastMove: 'last move',
  choose: 'choose this one',
  stepOn: 'go on here',
  /** After a cell of a longer move was chosen. */
  goOn: (cell: string, count: number) =>
    `${cell} chosen. ${count === 1 ? '1 cell' : `${count} cells`} to go on with.`,
  wentBack: (cell: string) => `${cell} let go.`,
  notPossible: (cell: string) => `${cell} cannot be chosen now.`,
  textLabel: 'The board as a table',
  typed: { label: 'Type a move', button: 'Move' },
}
