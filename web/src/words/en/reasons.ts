import type { Holding, Reason } from '../../wire/analysis'
import { otherSide } from '../../wire/common'
import type { GameNames, SideNames } from '../types'
import { sideName } from './board'
import { andList, hasPluralSides, orList, verbForm } from './grammar'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const numberWord = (number: number): string => numbers[number] ?? String(number)

const countText = (noun: string, number: number): string =>
  `${numberWord(number)} ${noun}${number === 1 ? '' : 's'}`

const nuts = (amount: number): string => `${amount} ${amount === 1 ? 'nut' : 'nuts'}`

/** "once"; with "only" if the other number is larger. */
function timesText(number: number, compared: number): string {
  const text =
    number === 0 ? 'never' : number === 1 ? 'once' : number === 2 ? 'twice' : `${numberWord(number)} times`
  return number > 0 && number < compared ? `only ${text}` : text
}

/** The reason as a sentence; identical to the server's text except for the names. */
export function reasonSentence(reason: Reason, names: SideNames): string {
  const { kind, side, move = '', cells = [], count = 0, amount = 0, unit, where, better, back } = reason
  const actor = names[side]
  const other = names[otherSide(side)]
  const form = (verb: string): string => verbForm(verb, names.plural)
  const has = names.plural ? 'have' : 'has'
  const noun = unit === 'discs' ? 'disc' : 'cell'
  const worth = unit === 'nuts' ? nuts(amount) : countText(noun, amount)
  const them = cells.length === 1 ? 'it' : cells.length === 2 ? 'both' : 'them all'
  const moves = countText('move', count)
  const half = where ? ` ${where === 'top' || where === 'bottom' ? 'at' : 'on'} the ${where}` : ''
  const edge = where ? ` (mostly on the ${where} edge)` : ''
  const region = cells.length === count ? andList(cells) : countText('cell', count) + half
  const threat = cells.length
    ? `${andList(cells)}; stopping that does not save ${other}.`
    : `to win in ${moves}; ${other} ${has} no defence.`
  const unlessFirst = (first: string, prevents: string): string =>
    better === undefined
      ? '.'
      : better === move
        ? `; ${other} can ${first} first.`
        : `; ${better} ${prevents}.`
  const shutIn = `${other} in: no step is left after ${moves}.`

  const held = (holding: Holding): string => {
    if (holding.cells.length === 0) return countText(noun, holding.count)
    const more = holding.count - holding.cells.length
    const parts =
      more > 0
        ? [...holding.cells, `${numberWord(more)} more ${noun}${more === 1 ? '' : 's'}`]
        : holding.cells
    return andList(parts) + (unit === 'nuts' ? `, ${nuts(holding.amount)}` : '')
  }

  switch (kind) {
    case 'raid-allowed':
      return `${actor} ${form('raid')} ${move} and ${form('take')} ${andList(cells)}, ${worth}${unlessFirst('get there', 'prevents it')}`
    case 'raid':
      return `${move} takes ${andList(cells)} for ${actor}, ${worth}.`
    case 'raid-prevented':
      return `${better} keeps ${actor} from raiding ${better === move ? 'there' : move} and taking ${andList(cells)}, ${worth}.`
    case 'cell-left':
      return `${actor} ${form('get')} ${move}, ${worth}.`
    case 'cell':
      return `${move} brings ${actor} ${worth}.`
    case 'win-allowed':
      return (
        `${actor} ${form('step')} onto ${orList(cells)} and ${form('win')}` +
        (better ? `; ${reason.only ? 'only ' : ''}${better} stopped it.` : '.')
      )
    case 'win':
      return `${move} steps onto level 3 and wins.`
    case 'tower-killed':
      return `${reason.only ? 'Only ' : ''}${better} turns the tower on ${andList(cells)} into a ruin before ${actor} can step onto it.`
    case 'double-threat-allowed':
      return cells.length
        ? `${actor} ${form('play')} ${move} and ${form('threaten')} ${andList(cells)}; ${other} cannot stop ${them}.`
        : `${actor} ${form('play')} ${move}, and every answer loses.`
    case 'double-threat':
      return cells.length
        ? `${move} threatens ${andList(cells)}; ${other} cannot stop ${them}.`
        : `After ${move} every answer by ${other} loses.`
    case 'chain-allowed':
      return `${actor} ${form('win')} by threats alone, beginning with ${move}, in ${moves}.`
    case 'chain':
      return `${move} begins a chain of threats that wins for ${actor} in ${moves}.`
    case 'threat-allowed':
      return `${actor} ${form('play')} ${move} and ${form('threaten')} ${threat}`
    case 'threat':
      return `${move} threatens ${threat}`
    case 'climb-allowed':
      return `${actor} ${form('play')} ${move} and ${form('get')} onto ${andList(cells)} in ${moves}.`
    case 'climb':
      return `${move} gets ${actor} onto ${andList(cells)} in ${moves}.`
    case 'stuck-allowed':
      return count > 1
        ? `${actor} ${form('play')} ${move} and ${form('shut')} ${shutIn}`
        : `${actor} ${form('play')} ${move} and ${other} ${has} no step left.`
    case 'stuck':
      return count > 1 ? `${move} shuts ${shutIn}` : `${move} leaves ${other} without a step.`
    case 'cut-off-allowed':
      return `${actor} ${form('claim')} ${move} and ${form('cut')} ${other} off from ${region}.`
    case 'cut-off':
      return `${move} cuts ${other} off from ${region}.`
    case 'passes': {
      const { otherwise = 0 } = reason
      const passes = amount === 0 ? `never ${has} to pass` : `${has} to pass ${timesText(amount, otherwise)}`
      return `With best play ${actor} ${passes} after ${move}, but ${timesText(otherwise, amount)} after ${better}.`
    }
    case 'corner-allowed':
      return `${actor} ${form('take')} the corner ${move}${unlessFirst('take it', 'keeps it closed')}`
    case 'corner':
      return `${move} takes a corner for ${actor}.`
    case 'corner-lost':
      return `After ${move} best play gives ${actor} the corner ${andList(cells)}; after ${better} ${other} ${form('get')} it.`
    case 'flips-allowed':
      return `${actor} ${form('play')} ${move} and ${form('turn')} over ${worth}.`
    case 'flips':
      return `${move} turns over ${worth} for ${actor}.`
    case 'pass-allowed':
      return `${actor} ${form('play')} ${move}, and ${other} must pass.`
    case 'pass':
      return `After ${move} ${other} must pass.`
    case 'last-move':
      return `${actor} ${form('make')} the last move, ${move}, and ${form('turn')} over ${worth}; after ${better} ${other} ${form('move')} last.`
    case 'balance': {
      const begin = `After ${move} best play leaves ${actor} with ${held({ cells, count, amount })}${unit === 'discs' ? edge : half}`
      return back
        ? `${begin}${unit === 'nuts' ? ',' : ''} and ${other} with ${held(back)}; after ${better} it is the other way round.`
        : `${begin}; after ${better} ${other} ${has} ${count === 1 ? 'it' : 'them'}.`
    }
  }
}

/** The reasons why a move is a mistake, or the best one, as sentences. */
export function reasonSentences(reasons: readonly Reason[] | undefined, { kind, game }: GameNames): string[] {
  const names = {
    X: sideName(kind, 'X', game),
    O: sideName(kind, 'O', game),
    plural: hasPluralSides(kind, game),
  }
  return (reasons ?? []).map((reason) => reasonSentence(reason, names))
}
