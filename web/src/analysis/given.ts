import type { Mark, Verdict } from '../wire/analysis'
import { truth as words } from '$words/verdicts'
import { decided, isScored, outcomes, percent, plain } from './verdict'

/** What a move gives away, in words. The server says how much and how sure that is; an estimate never says more than it knows. */

/** Chances closer than this look the same. */
const visible = 0.02

/** The signs of the marks; those of estimates stand in parentheses. */
const signs: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }

export const signOf = (mark: Mark, sure: boolean): string => (sure ? signs[mark] : `(${signs[mark]})`)

/** "gives away the win", "gives away 12 points", "probably worse: chance of winning 70 % → 45 %". */
export function givenAway(verdict: Verdict, best: Verdict): string {
  const { loss, sure, mark } = verdict
  if (sure) return loss === 0 && !mark ? words.given.nothing : provenLoss(verdict, best)
  if (mark) return estimatedLoss(verdict, best)
  return loss === 0 ? words.given.nothingKnown : words.given.aboutAsGood
}

function provenLoss(verdict: Verdict, best: Verdict): string {
  const had = outcomes(best).worst
  const has = outcomes(verdict).best
  if (had === 'win' && has === 'loss') return words.given.winForLoss
  if (had === 'win' && has === 'draw') return words.given.win
  if (had === 'draw' && has === 'loss')
    return decided(best) === 'draw' ? words.given.drawForLoss : words.given.draw
  return isScored(best) ? words.given.points(plain(verdict.loss)) : words.given.slower
}

function estimatedLoss(verdict: Verdict, best: Verdict): string {
  const [before, after] = [chanceOf(best), chanceOf(verdict)]
  const same = before === undefined || after === undefined || before - after < visible
  if (same && isScored(best)) return words.given.probablyPoints(plain(verdict.loss))
  return best.chance !== undefined && verdict.chance !== undefined
    ? words.given.probably(percent(best.chance), percent(verdict.chance))
    : words.given.probablyFrom(prospect(best), prospect(verdict))
}

/** The chance of winning; certain where the result is. */
function chanceOf(verdict: Verdict): number | undefined {
  const result = decided(verdict)
  return verdict.chance ?? (result && { win: 1, draw: 0.5, loss: 0 }[result])
}

/** "a 70 % chance of winning", or what is proven: "a proven win". */
function prospect(verdict: Verdict): string {
  const result = decided(verdict)
  if (result) return words.results[result]
  return verdict.chance === undefined ? words.results.unknown : words.results.chance(percent(verdict.chance))
}
