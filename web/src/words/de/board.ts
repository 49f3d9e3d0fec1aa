import { pieceType } from '../../board/model'
import { otherSide, type Side } from '../../wire/common'
import type * as english from '../en/board'
import type { CellContent } from '../types'
import { andList } from './grammar'

/** Names of the sides in each game; other games use the letters. */
const sides: Record<string, Record<Side, string>> = {
  'squirrel-war': { X: 'Rot', O: 'Grau' },
  santorini: { X: 'Orange', O: 'Blau' },
  'shellos-shuffle': { X: 'Schwarz', O: 'Weiß' },
  othello: { X: 'Schwarz', O: 'Weiß' },
}

/** One piece of each side on a cell. */
const pieces: Record<string, Record<Side, string>> = {
  'squirrel-war': { X: 'rotes Eichhörnchen', O: 'graues Eichhörnchen' },
  'shellos-shuffle': { X: 'schwarzer Stein', O: 'weißer Stein' },
  othello: { X: 'schwarzer Stein', O: 'weißer Stein' },
}
const cubes: Record<Side, string> = { X: 'orangefarbener Würfel', O: 'blauer Würfel' }
const pyramids: Record<Side, string> = { X: 'orangefarbene Pyramide', O: 'blaue Pyramide' }

const titles: Record<string, string> = { santorini: 'Santorini mit Würfeln und Pyramiden' }

export const gameTitle: typeof english.gameTitle = (kind, title) => titles[kind] ?? title

/** Name of a side; it takes singular verbs. Santorini's set-up, if given, adds the kind of pieces. */
export const sideName: typeof english.sideName = (kind, side, game = '') => {
  const name = sides[kind]?.[side] ?? side
  const type = kind === 'santorini' ? pieceType(game, side) : undefined
  return type ? `${name} (${{ cube: 'Würfel', pyramid: 'Pyramiden' }[type]})` : name
}

export const stepStyleText: typeof english.stepStyleText = (game, side) => {
  const type = pieceType(game, side)
  return type && { cube: 'gerade Schritte', pyramid: 'diagonale Schritte' }[type]
}

export const withSideNames: typeof english.withSideNames = (text, kind, game) =>
  text.replace(/\(([XO])\)/g, (_, side: Side) => `(${sideName(kind, side, game)})`)

const setups: Record<string, Record<string, string>> = {
  santorini: {
    CC: 'Würfel gegen Würfel (gerade Schritte)',
    CP: 'Würfel (gerade Schritte) gegen Pyramiden (diagonale Schritte)',
    PC: 'Pyramiden (diagonale Schritte) gegen Würfel (gerade Schritte)',
    PP: 'Pyramiden gegen Pyramiden (diagonale Schritte)',
  },
}

export const setupName: typeof english.setupName = (kind, setup) => setups[kind]?.[setup] ?? setup

/** The content of a cell: „leer, 7 Nüsse“. */
export const cellContentText: typeof english.cellContentText = (content) =>
  [occupantText(content), numberText(content)].filter(Boolean).join(', ')

export const cellText: typeof english.cellText = ({ name, ...content }) =>
  `${name}, ${cellContentText(content)}`

function occupantText({ kind, game, owner, number }: CellContent): string {
  if (kind === 'santorini' && number >= 4) return 'Ruine'
  if (!owner) return boardWords.empty
  if (kind === 'santorini') return (pieceType(game, owner) === 'pyramid' ? pyramids : cubes)[owner]
  return pieces[kind]?.[owner] ?? owner
}

function numberText({ kind, number }: CellContent): string {
  if (kind === 'squirrel-war') return number === 1 ? '1 Nuss' : `${number} Nüsse`
  if (kind === 'santorini') return number >= 4 ? '' : `Ebene ${number}`
  return number ? `${number}` : ''
}

const actionNames: Record<string, string> = {
  place: 'hier setzen',
  build: 'hier bauen',
  kill: 'hier bauen und den Turm zur Ruine machen',
  win: 'hierher ziehen und gewinnen',
  raid: 'Überfall',
  sneak: 'Schleichzug',
  claim: 'besetzen',
  pass: 'passen',
}

/** The effect of a move: „Überfall, erobert C3 und D4“. */
export const moveActionText: typeof english.moveActionText = (kind, { verb, taken }) => {
  const word = actionNames[verb] ?? verb
  return taken.length === 0 ? word : `${word}, ${captureText(kind, taken)}`
}

/** „erobert C3 und D4“, „dreht d4 um“. */
function captureText(kind: string, taken: readonly string[]): string {
  if (kind === 'squirrel-war') return `erobert ${andList(taken)}`
  return kind === 'othello' || kind === 'shellos-shuffle'
    ? `dreht ${andList(taken)} um`
    : `nimmt ${andList(taken)}`
}

const verbs: Record<string, (move: string) => string> = {
  raid: (move) => `überfällt ${move}`,
  sneak: (move) => `schleicht sich auf ${move}`,
  claim: (move) => `besetzt ${move}`,
  place: (move) => `setzt auf ${move}`,
}

/** A move as a sentence: „Rot überfällt D3 und erobert C3 und D4.“ */
export const moveSentence: typeof english.moveSentence = ({
  kind,
  game = '',
  side,
  move,
  verb = 'play',
  taken = [],
}) => {
  const name = sideName(kind, side, game)
  if (verb === 'pass' || move === 'pass') return `${name} passt.`
  const [, from, to, tile] = /^(\d\d)-(\d\d)(?:\+(\d\d))?$/.exec(move) ?? []
  if (kind === 'santorini' && from && to) {
    const step = `${name} zieht von ${from} nach ${to}`
    if (!tile) return `${step} und gewinnt.`
    return verb === 'kill' ? `${step} und macht ${tile} zur Ruine.` : `${step} und baut auf ${tile}.`
  }
  const action = verbs[verb]?.(move) ?? `spielt ${move}`
  return taken.length > 0 ? `${name} ${action} und ${captureText(kind, taken)}.` : `${name} ${action}.`
}

/** Why a game ended, as a sentence: „Das Brett ist voll.“ */
export const endingSentence: typeof english.endingSentence = ({ kind, game = '', winner, ending }) => {
  const loser = winner && sideName(kind, otherSide(winner), game)
  switch (ending) {
    case undefined:
      return ''
    case 'full-board':
      return 'Das Brett ist voll.'
    case 'no-moves':
      return 'Keine Seite kann mehr ziehen.'
    case 'summit':
      return `${winner ? sideName(kind, winner, game) : 'Eine Figur'} ist auf Ebene 3 gestiegen.`
    case 'stuck':
      return `${loser ?? 'Die Seite am Zug'} kann nicht mehr ziehen.`
    case 'resigned':
      return `${loser ?? 'Eine Seite'} hat aufgegeben.`
    case 'time':
      return `Die Zeit von ${loser ?? 'einer Seite'} ist abgelaufen.`
    case 'agreed':
      return 'Beide Seiten haben sich auf Remis geeinigt.'
    case 'abandoned':
      return `${loser ?? 'Eine Seite'} hat die Partie verlassen.`
    default:
      return `Die Partie ist zu Ende: ${ending.replaceAll('-', ' ')}.`
  }
}

/** The result without a full stop: „Rot gewinnt 151 zu 120“. */
export const resultText: typeof english.resultText = ({
  kind,
  game = '',
  winner,
  ending,
  scores,
  scored = true,
}) => {
  const counted =
    scored && scores && (ending === undefined || ending === 'full-board' || ending === 'no-moves')
  if (!winner) return counted ? `Remis, ${scores.X} zu ${scores.O}` : 'Remis'
  const result = `${sideName(kind, winner, game)} gewinnt`
  return counted ? `${result} ${scores[winner]} zu ${scores[otherSide(winner)]}` : result
}

const promptTexts: Record<string, readonly string[]> = {
  santorini: ['Wähle eine Figur.', 'Wähle, wohin sie zieht.', 'Wähle, wo sie baut.'],
}

export const promptText: typeof english.promptText = (kind, chosen) =>
  promptTexts[kind]?.[chosen] ?? (chosen === 0 ? 'Wähle ein Feld.' : 'Wähle das nächste Feld.')

const cellNames: Record<string, string> = {
  'squirrel-war': 'Felder: D3 ist Spalte D, Zeile 3.',
  santorini: 'Felder: 30 ist Zeile 3, Spalte 0 (ab 0 gezählt).',
  'adjacent-claim': 'Felder: B3 ist Zeile B, Spalte 3.',
  'shellos-shuffle': 'Felder: D3 ist Zeile D, Spalte 3.',
  othello: 'Felder: f5 ist Spalte f, Zeile 5.',
}

export const cellNamesText: typeof english.cellNamesText = (kind) => cellNames[kind] ?? ''

export const boardWords: typeof english.boardWords = {
  holdHint: 'Halte ein Feld gedrückt, um zu sehen, was es bewirkt.',
  plainLabel: 'Brett',
  undo: 'Schritt zurücknehmen',
  pass: 'Passen',
  empty: 'leer',
  chosen: 'gewählt',
  lastMove: 'letzter Zug',
  choose: 'diese Figur wählen',
  continueHere: 'hier weiter',
  stepChosen: (cell, count) =>
    `${cell} gewählt. ${count === 1 ? '1 Feld' : `${count} Felder`} als Nächstes möglich.`,
  stepUndone: (cell) => `${cell} abgewählt.`,
  notPossible: (cell) => `${cell} kannst du jetzt nicht wählen.`,
  textLabel: 'Das Brett als Tabelle',
  moveInput: { label: 'Zug eingeben', button: 'Ziehen' },
}
