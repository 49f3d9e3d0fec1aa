import type { Verdict } from '../wire/analysis'
import { decimalText } from '$words/format'
import { verdictWords as words } from '$words/verdicts'

const minusSign = '\u2212'

export type Outcome = 'win' | 'draw' | 'loss'

/** The value of a move, without its comparison with the best move. Values are from the view of the side to move. */
export type MoveValue = Omit<Verdict, 'move' | 'line' | 'loss' | 'sure' | 'mark'>

/** The value as a number: points in games with scores, otherwise the chance of winning from 0 to 1. */
export function numericValue(value: MoveValue): number {
  if (value.winsIn !== undefined) return 1
  if (value.losesIn !== undefined) return 0
  const { atLeast, atMost } = value
  const middle = atLeast !== undefined && atMost !== undefined ? (atLeast + atMost) / 2 : (atLeast ?? atMost)
  const points = value.margin ?? value.estimate ?? middle
  return points ?? value.chance ?? 0
}

/** Whether the game counts points. */
export function isScored({ margin, atLeast, atMost, estimate }: MoveValue): boolean {
  return [margin, atLeast, atMost, estimate].some((points) => points !== undefined)
}

/** The worst and the best outcome that is not ruled out by proof. */
export function outcomeRange(value: MoveValue): { worst: Outcome; best: Outcome } {
  const { winsIn, losesIn, margin, atLeast = margin, atMost = margin } = value
  if (winsIn !== undefined) return { worst: 'win', best: 'win' }
  if (losesIn !== undefined) return { worst: 'loss', best: 'loss' }
  return {
    worst: atLeast === undefined ? 'loss' : outcomeOf(atLeast),
    best: atMost === undefined ? 'win' : outcomeOf(atMost),
  }
}

/** The outcome after the move, if it is proven. */
export function provenOutcome(value: MoveValue): Outcome | undefined {
  const { worst, best } = outcomeRange(value)
  return worst === best ? best : undefined
}

const outcomeOf = (margin: number): Outcome => (margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw')

/** The same value from the other side's view. */
export function fromOtherSide(value: MoveValue): MoveValue {
  const { certainty, margin, atLeast, atMost, estimate, error, winsIn, losesIn, chance, depth } = value
  const negated = (points: number): number => -points || 0
  return {
    certainty,
    ...(margin === undefined ? {} : { margin: negated(margin) }),
    ...(atMost === undefined ? {} : { atLeast: negated(atMost) }),
    ...(atLeast === undefined ? {} : { atMost: negated(atLeast) }),
    ...(estimate === undefined ? {} : { estimate: negated(estimate) }),
    ...(error === undefined ? {} : { error }),
    ...(losesIn === undefined ? {} : { winsIn: losesIn }),
    ...(winsIn === undefined ? {} : { losesIn: winsIn }),
    ...(chance === undefined ? {} : { chance: 1 - chance }),
    ...(depth === undefined ? {} : { depth }),
  }
}

/** "+5", "−3", "0"; small estimates with one decimal. */
export function signedText(value: number, certain = true): string {
  const size = Math.abs(value)
  const decimals = certain || size >= 20 ? 0 : 1
  const digits = decimalText(size, decimals)
  if (Number(size.toFixed(decimals)) === 0) return digits
  return (value < 0 ? minusSign : '+') + digits
}

/** The value for tables: "+5", "≥ +1", "−2 to +4", "+3.4", "62 %", "wins in 5". */
export function verdictText(value: MoveValue): string {
  return textOf(value, {
    wins: value.certainty === 'proven' ? words.winsIn : words.winsWithin,
    loses: value.certainty === 'proven' ? words.losesIn : words.losesWithin,
    between: words.between,
  })
}

/** The value in few characters, for a cell of the board. */
export function shortVerdictText(value: MoveValue): string {
  return textOf(value, {
    wins: value.certainty === 'proven' ? words.winsShort : words.winsWithinShort,
    loses: value.certainty === 'proven' ? words.losesShort : words.losesWithinShort,
    between: words.betweenShort,
  })
}

interface TextForms {
  wins(plies: number): string
  loses(plies: number): string
  between(least: string, most: string): string
}

function textOf(value: MoveValue, forms: TextForms): string {
  const { winsIn, losesIn, chance, margin, atLeast, atMost } = value
  if (winsIn !== undefined) return forms.wins(winsIn)
  if (losesIn !== undefined) return forms.loses(losesIn)
  if (margin !== undefined) return signedText(margin)
  if (value.certainty === 'bounded') {
    if (atLeast !== undefined && atMost !== undefined)
      return forms.between(signedText(atLeast), signedText(atMost))
    if (atLeast !== undefined) return words.atLeast(signedText(atLeast))
    if (atMost !== undefined) return words.atMost(signedText(atMost))
  }
  if (!isScored(value) && chance !== undefined) return percentText(chance)
  return signedText(numericValue(value), false)
}

/** The estimate beside proven bounds, if it differs from them: "≈ −129". */
export function estimateText(value: MoveValue): string | undefined {
  const { certainty, estimate, atLeast, atMost } = value
  if (certainty !== 'bounded' || estimate === undefined) return undefined
  const rounded = Math.round(estimate)
  const isNear = [atLeast, atMost].some((bound) => bound !== undefined && Math.abs(rounded - bound) < 1)
  return isNear ? undefined : words.estimate(signedText(rounded))
}

/** The error of an estimate: "± 12". */
export function errorMarginText({ certainty, error }: MoveValue): string | undefined {
  return certainty === 'estimated' && error !== undefined && error >= 0.5
    ? words.errorMargin(decimalText(error, 0))
    : undefined
}

/** The text beside a value: the estimate beside bounds, or the error of an estimate. */
export const secondaryText = (value: MoveValue): string | undefined =>
  estimateText(value) ?? errorMarginText(value)

export const percentText = (chance: number): string => words.percent(Math.round(chance * 100))

/** The value for screen readers: "wins by 5 points". */
export function spokenVerdictText(value: MoveValue): string {
  const { chance, atLeast, atMost, certainty } = value
  if (!isScored(value))
    return chance === undefined ? verdictText(value) : words.spoken.chance(Math.round(chance * 100))
  if (certainty === 'bounded') {
    if (atLeast !== undefined && atMost !== undefined)
      return words.spoken.between(signedText(atLeast), signedText(atMost))
    if (atLeast !== undefined) return words.spoken.atLeast(atLeast, unsignedText(Math.abs(atLeast)))
    if (atMost !== undefined) return words.spoken.atMost(atMost, unsignedText(Math.abs(atMost)))
  }
  const spoken = spokenMarginText(numericValue(value))
  return certainty === 'estimated' && chance !== undefined
    ? `${spoken}, ${words.spoken.chance(Math.round(chance * 100))}`
    : spoken
}

function spokenMarginText(value: number): string {
  const amount = unsignedText(Math.abs(value))
  if (amount === unsignedText(0)) return words.spoken.level
  return value > 0 ? words.spoken.ahead(amount) : words.spoken.behind(amount)
}

/** A number without a sign, with a decimal only where it is small. */
export function unsignedText(value: number): string {
  return decimalText(value, value >= 20 ? 0 : 1, false)
}
