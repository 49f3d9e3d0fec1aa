import type { Verdict } from '../wire/analysis'
import { truth as words } from '$words/verdicts'

/** A verdict as numbers and as text. All of it is seen from the side that moves. */

export const minus = '\u2212'

export type Outcome = 'win' | 'draw' | 'loss'

/** What a verdict is about, without what it is compared with. */
export type Value = Omit<Verdict, 'move' | 'line' | 'loss' | 'sure' | 'mark'>

/** What a move is worth: points where they are counted, or else the chance of winning, 0 to 1. */
export function worth(value: Value): number {
  if (value.winsIn !== undefined) return 1
  if (value.losesIn !== undefined) return 0
  const { atLeast, atMost } = value
  const middle = atLeast !== undefined && atMost !== undefined ? (atLeast + atMost) / 2 : (atLeast ?? atMost)
  const points = value.margin ?? value.estimate ?? middle
  return points ?? value.chance ?? 0
}

/** Whether points are counted in the game. */
export function isScored({ margin, atLeast, atMost, estimate }: Value): boolean {
  return [margin, atLeast, atMost, estimate].some((points) => points !== undefined)
}

/** The worst and the best that is proven possible; all is while nothing is proven. */
export function outcomes(value: Value): { worst: Outcome; best: Outcome } {
  const { winsIn, losesIn, margin, atLeast = margin, atMost = margin } = value
  if (winsIn !== undefined) return { worst: 'win', best: 'win' }
  if (losesIn !== undefined) return { worst: 'loss', best: 'loss' }
  return {
    worst: atLeast === undefined ? 'loss' : outcomeOf(atLeast),
    best: atMost === undefined ? 'win' : outcomeOf(atMost),
  }
}

/** How the game ends after the move, if that is proven. */
export function decided(value: Value): Outcome | undefined {
  const { worst, best } = outcomes(value)
  return worst === best ? best : undefined
}

const outcomeOf = (margin: number): Outcome => (margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw')

/** The same, seen from the other side. */
export function turned(value: Value): Value {
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

/** "+5", "−3", "0"; estimates with a decimal while that says something. */
export function signed(value: number, certain = true): string {
  const size = Math.abs(value)
  const digits = certain || size >= 20 ? size.toFixed(0) : size.toFixed(1)
  if (Number(digits) === 0) return digits
  return (value < 0 ? minus : '+') + digits
}

/** In words for a table: "+5", "≥ +1", "−2 to +4", "+3.4", "62 %", "wins in 5". */
export function verdictText(value: Value): string {
  return text(value, {
    wins: value.certainty === 'proven' ? words.winsIn : words.winsWithin,
    loses: value.certainty === 'proven' ? words.losesIn : words.losesWithin,
    between: words.between,
  })
}

/** In as few characters as a cell of the board has room for. */
export function shortText(value: Value): string {
  return text(value, {
    wins: value.certainty === 'proven' ? words.wins : words.winsBy,
    loses: value.certainty === 'proven' ? words.loses : words.losesBy,
    between: words.betweenShort,
  })
}

interface Manner {
  wins(plies: number): string
  loses(plies: number): string
  between(least: string, most: string): string
}

function text(value: Value, manner: Manner): string {
  const { winsIn, losesIn, chance, margin, atLeast, atMost } = value
  if (winsIn !== undefined) return manner.wins(winsIn)
  if (losesIn !== undefined) return manner.loses(losesIn)
  if (margin !== undefined) return signed(margin)
  if (value.certainty === 'bounded') {
    if (atLeast !== undefined && atMost !== undefined) return manner.between(signed(atLeast), signed(atMost))
    if (atLeast !== undefined) return words.atLeast(signed(atLeast))
    if (atMost !== undefined) return words.atMost(signed(atMost))
  }
  if (!isScored(value) && chance !== undefined) return percent(chance)
  return signed(worth(value), false)
}

/** The estimate beside proven bounds, where it says more than they do: "≈ −129". */
export function estimateBeside(value: Value): string | undefined {
  const { certainty, estimate, atLeast, atMost } = value
  if (certainty !== 'bounded' || estimate === undefined) return undefined
  const says = Math.round(estimate)
  const known = [atLeast, atMost].some((bound) => bound !== undefined && Math.abs(says - bound) < 1)
  return known ? undefined : words.about(signed(says))
}

/** How far off an estimate may be: "± 12". */
export function errorText({ certainty, error }: Value): string | undefined {
  return certainty === 'estimated' && error !== undefined && error >= 0.5
    ? words.within(error.toFixed(0))
    : undefined
}

/** What stands beside a verdict: the estimate beside bounds, or how far an estimate may be off. */
export const besideText = (value: Value): string | undefined => estimateBeside(value) ?? errorText(value)

export const percent = (chance: number): string => words.percent(Math.round(chance * 100))

/** For those who listen: "ends 5 points ahead". */
export function spokenText(value: Value): string {
  const { chance, atLeast, atMost, certainty } = value
  if (!isScored(value))
    return chance === undefined ? verdictText(value) : words.spoken.chance(Math.round(chance * 100))
  if (certainty === 'bounded') {
    if (atLeast !== undefined && atMost !== undefined)
      return words.spoken.between(spokenMargin(atLeast), spokenMargin(atMost))
    if (atLeast !== undefined) return words.spoken.atLeast(spokenMargin(atLeast))
    if (atMost !== undefined) return words.spoken.atMost(spokenMargin(atMost))
  }
  const said = spokenMargin(worth(value))
  return certainty === 'estimated' && chance !== undefined
    ? `${said}, ${words.spoken.chance(Math.round(chance * 100))}`
    : said
}

function spokenMargin(value: number): string {
  const amount = plain(Math.abs(value))
  if (Number(amount) === 0) return words.spoken.level
  return value > 0 ? words.spoken.ahead(amount) : words.spoken.behind(amount)
}

/** A number without a sign, as short as it can be said. */
export function plain(value: number): string {
  return String(Number(value >= 20 ? value.toFixed(0) : value.toFixed(1)))
}
