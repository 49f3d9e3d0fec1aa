import type { Holding, Reason } from '../../wire/analysis'
import { otherSide } from '../../wire/common'
import type * as english from '../en/reasons'
import { sideName } from './board'
import { andList, orList } from './grammar'

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
const numberWord = (number: number): string => numbers[number] ?? String(number)

const nuts = (amount: number): string => (amount === 1 ? '1 Nuss' : `${amount} Nüsse`)
const afterMoves = (count: number): string =>
  `Nach ${count === 1 ? 'einem Zug' : `${numberWord(count)} Zügen`}`
const inMoves = (count: number): string => `in ${count === 1 ? 'einem Zug' : `${numberWord(count)} Zügen`}`

/** „nur einmal“; „nur“, if the other number is larger. */
function timesText(number: number, compared: number): string {
  if (number === 0) return 'nie'
  const text = number === 1 ? 'einmal' : number <= 9 ? `${numberWord(number)}mal` : `${number}-mal`
  return number < compared ? `nur ${text}` : text
}

const halves = { top: ' oben', bottom: ' unten', left: ' links', right: ' rechts' }
const edges = { top: 'oberen', bottom: 'unteren', left: 'linken', right: 'rechten' }

/** The nouns of a reason: cells or discs. */
const nounsOf = (unit: Reason['unit']) =>
  unit === 'discs'
    ? { one: 'Stein', oneOf: 'einen Stein', many: 'Steine' }
    : { one: 'Feld', oneOf: 'ein Feld', many: 'Felder' }

export const reasonSentence: typeof english.reasonSentence = (reason, names) => {
  const { kind, side, move = '', cells = [], count = 0, amount = 0, unit, where, better, back } = reason
  const actor = names[side]
  const other = names[otherSide(side)]
  const noun = nounsOf(unit)
  const things = (number: number): string =>
    number === 1 ? noun.oneOf : `${numberWord(number)} ${noun.many}`
  const worth = unit === 'nuts' ? nuts(amount) : things(amount)
  const list = andList(cells)
  const half = where ? halves[where] : ''
  const edge = where ? ` (vor allem am ${edges[where]} Rand)` : ''
  const region =
    cells.length === count ? list : `${count === 1 ? 'einem Feld' : `${numberWord(count)} Feldern`}${half}`
  const only = reason.only ? 'nur ' : ''
  const noStop = cells.length === 1 ? 'es nicht' : cells.length === 2 ? 'nicht beides' : 'nicht alles'
  const threat = cells.length
    ? `${list}. ${other} verliert auch dann, wenn diese Drohung abgewehrt wird.`
    : `, ${inMoves(count)} zu gewinnen. ${other} kann das nicht abwehren.`
  const threatens = cells.length ? 'droht mit ' : 'droht'
  const unlessFirst = (first: string, prevents: string): string =>
    better === undefined ? '.' : better === move ? `; ${other} kann ${first}.` : `; ${better} ${prevents}.`

  const held = (holding: Holding): string => {
    if (holding.cells.length === 0) return things(holding.count)
    const more = holding.count - holding.cells.length
    const rest = more === 1 ? [`ein weiteres ${noun.one}`] : [`${numberWord(more)} weitere ${noun.many}`]
    if (more === 1 && unit === 'discs') rest[0] = 'einen weiteren Stein'
    return (
      andList(more > 0 ? [...holding.cells, ...rest] : holding.cells) +
      (unit === 'nuts' ? ` (${nuts(holding.amount)})` : '')
    )
  }

  switch (kind) {
    case 'raid-allowed':
      return `${actor} überfällt ${move} und erobert ${list}, ${worth}${unlessFirst('zuerst dorthin ziehen', 'verhindert das')}`
    case 'raid':
      return `${move} erobert ${list} für ${actor}, ${worth}.`
    case 'raid-prevented':
      return `${better} hindert ${actor} daran, ${better === move ? 'dieses Feld' : move} zu überfallen und ${list} zu erobern, ${worth}.`
    case 'cell-left':
      return `${actor} bekommt ${move}, ${worth}.`
    case 'cell':
      return `${move} bringt ${actor} ${worth}.`
    case 'win-allowed':
      return `${actor} steigt auf ${orList(cells)} und gewinnt${better ? `; ${only}${better} hätte das verhindert.` : '.'}`
    case 'win':
      return `Mit ${move} steigt man auf Ebene 3 und gewinnt.`
    case 'tower-killed':
      return `${reason.only ? 'Nur ' : ''}${better} macht den Turm auf ${list} zur Ruine, bevor ${actor} ihn besteigt.`
    case 'double-threat-allowed':
      return cells.length
        ? `${actor} spielt ${move} und droht mit ${list}; ${other} kann ${noStop} verhindern.`
        : `${actor} spielt ${move}, und jede Antwort verliert.`
    case 'double-threat':
      return cells.length
        ? `${move} droht mit ${list}; ${other} kann ${noStop} verhindern.`
        : `Nach ${move} verliert jede Antwort von ${other}.`
    case 'chain-allowed':
      return `${actor} gewinnt ${inMoves(count)} allein durch Drohungen, beginnend mit ${move}.`
    case 'chain':
      return `${move} beginnt eine Kette von Drohungen, mit der ${actor} ${inMoves(count)} gewinnt.`
    case 'threat-allowed':
      return `${actor} spielt ${move} und ${threatens}${threat}`
    case 'threat':
      return `${move} ${threatens}${threat}`
    case 'climb-allowed':
      return `${actor} spielt ${move} und steigt ${inMoves(count)} auf ${list}.`
    case 'climb':
      return `${move} bringt ${actor} ${inMoves(count)} auf ${list}.`
    case 'stuck-allowed':
      return count > 1
        ? `${actor} spielt ${move} und sperrt ${other} ein: ${afterMoves(count)} ist kein Schritt mehr möglich.`
        : `${actor} spielt ${move}, und ${other} kann nicht mehr ziehen.`
    case 'stuck':
      return count > 1
        ? `${move} sperrt ${other} ein: ${afterMoves(count)} ist kein Schritt mehr möglich.`
        : `Nach ${move} kann ${other} nicht mehr ziehen.`
    case 'cut-off-allowed':
      return `${actor} besetzt ${move} und schneidet ${other} von ${region} ab.`
    case 'cut-off':
      return `${move} schneidet ${other} von ${region} ab.`
    case 'passes': {
      const { otherwise = 0 } = reason
      return `Bei bestem Spiel muss ${actor} nach ${move} ${timesText(amount, otherwise)} passen, nach ${better} ${timesText(otherwise, amount)}.`
    }
    case 'corner-allowed':
      return `${actor} nimmt die Ecke ${move}${unlessFirst('sie zuerst nehmen', 'verhindert das')}`
    case 'corner':
      return `${move} nimmt eine Ecke für ${actor}.`
    case 'corner-lost':
      return `Nach ${move} bekommt ${actor} bei bestem Spiel die Ecke ${list}, nach ${better} bekommt sie ${other}.`
    case 'flips-allowed':
      return `${actor} spielt ${move} und dreht ${worth} um.`
    case 'flips':
      return `${move} dreht ${worth} für ${actor} um.`
    case 'pass-allowed':
      return `${actor} spielt ${move}, und ${other} muss passen.`
    case 'pass':
      return `Nach ${move} muss ${other} passen.`
    case 'last-move':
      return `${actor} macht mit ${move} den letzten Zug und dreht ${worth} um; nach ${better} zieht ${other} zuletzt.`
    case 'balance': {
      const place = unit === 'discs' ? edge : half
      const begin = `Nach ${move} hat ${actor} bei bestem Spiel ${held({ cells, count, amount })}${place}`
      return back
        ? `${begin} und ${other} ${held(back)}; nach ${better} ist es umgekehrt.`
        : `${begin}; nach ${better} bekommt ${other} ${count > 1 ? 'sie' : unit === 'discs' ? 'ihn' : 'es'}.`
    }
  }
}

export const reasonSentences: typeof english.reasonSentences = (reasons, { kind, game }) => {
  const names = { X: sideName(kind, 'X', game), O: sideName(kind, 'O', game), plural: false }
  return (reasons ?? []).map((reason) => reasonSentence(reason, names))
}
