import type { Verdict } from '../wire/truth'
import { truth as words } from '$words/truth'

/** A verdict as numbers and as text. All of it is seen from the side that moves. */

export const minus = '\u2212'

export type Outcome = 'win' | 'draw' | 'loss'

/** Estimates are noisy: only what is clearly won or lost is called so. */
const clearMargin = 1
const clearlyWon = 0.65
const clearlyLost = 0.35

/** What a move is worth: points where they are counted, or else the chance of winning, 0 to 1. */
export function worth(verdict: Verdict): number {
  if (verdict.winsIn !== undefined) return 1
  if (verdict.losesIn !== undefined) return 0
  const { atLeast, atMost } = verdict
  const middle = atLeast !== undefined && atMost !== undefined ? (atLeast + atMost) / 2 : (atLeast ?? atMost)
  return verdict.margin ?? verdict.estimate ?? verdict.chance ?? middle ?? 0
}

/** For putting moves in order: the same, and a sooner win or a later loss is better. */
export function valueFor(verdict: Verdict): number {
  if (verdict.winsIn !== undefined) return 2 - verdict.winsIn / 1000
  if (verdict.losesIn !== undefined) return verdict.losesIn / 1000 - 1
  return worth(verdict)
}

/** Whether points are counted in the game. */
export function isScored(verdict: Verdict): boolean {
  return verdict.winsIn === undefined && verdict.losesIn === undefined && verdict.chance === undefined
}

/** How the game ends after the move, as far as can be told. */
export function outcome(verdict: Verdict): Outcome {
  const value = worth(verdict)
  if (!isScored(verdict)) return value >= clearlyWon ? 'win' : value < clearlyLost ? 'loss' : 'draw'
  if (verdict.margin !== undefined) return value > 0 ? 'win' : value < 0 ? 'loss' : 'draw'
  if ((verdict.atLeast ?? 0) > 0) return 'win'
  if ((verdict.atMost ?? 0) < 0) return 'loss'
  return value > clearMargin ? 'win' : value < -clearMargin ? 'loss' : 'draw'
}

/** "+5", "−3", "0"; estimates with a decimal while that says something. */
export function signed(value: number, certain = true): string {
  const size = Math.abs(value)
  const digits = certain || size >= 20 ? size.toFixed(0) : size.toFixed(1)
  if (Number(digits) === 0) return digits
  return (value < 0 ? minus : '+') + digits
}

/** In words for a table: "+5", "≥ +1", "−2 to +4", "+3.4", "62 %", "wins in 5". */
export function verdictText(verdict: Verdict): string {
  return text(verdict, {
    wins: verdict.certainty === 'proven' ? words.winsIn : words.winsWithin,
    loses: verdict.certainty === 'proven' ? words.losesIn : words.losesWithin,
    between: words.between,
  })
}

/** In as few characters as a cell of the board has room for. */
export function shortText(verdict: Verdict): string {
  return text(verdict, {
    wins: verdict.certainty === 'proven' ? words.wins : words.winsBy,
    loses: verdict.certainty === 'proven' ? words.loses : words.losesBy,
    between: words.betweenShort,
  })
}

interface Manner {
  wins(plies: number): string
  loses(plies: number): string
  between(least: string, most: string): string
}

function text(verdict: Verdict, manner: Manner): string {
  const { winsIn, losesIn, chance, margin, atLeast, atMost } = verdict
  if (winsIn !== undefined) return manner.wins(winsIn)
  if (losesIn !== undefined) return manner.loses(losesIn)
  if (chance !== undefined) return words.percent(Math.round(chance * 100))
  if (margin !== undefined) return signed(margin)
  if (verdict.certainty === 'bounded') {
    if (atLeast !== undefined && atMost !== undefined) return manner.between(signed(atLeast), signed(atMost))
    if (atLeast !== undefined) return words.atLeast(signed(atLeast))
    if (atMost !== undefined) return words.atMost(signed(atMost))
  }
  return signed(worth(verdict), false)
}

/** For those who listen: "ends 5 points ahead". */
export function spokenText(verdict: Verdict): string {
  const { chance, atLeast, atMost } = verdict
  if (!isScored(verdict) && chance === undefined) return verdictText(verdict)
  if (chance !== undefined) return words.spoken.chance(Math.round(chance * 100))
  if (verdict.certainty === 'bounded') {
    if (atLeast !== undefined && atMost !== undefined)
      return words.spoken.between(spokenMargin(atLeast), spokenMargin(atMost))
    if (atLeast !== undefined) return words.spoken.atLeast(spokenMargin(atLeast))
    if (atMost !== undefined) return words.spoken.atMost(spokenMargin(atMost))
  }
  return spokenMargin(worth(verdict))
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
