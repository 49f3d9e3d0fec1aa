import type { Badge, Tone } from '../board/model'
import type { Mark, Verdict } from '../wire/analysis'
import { verdictWords as words } from '$words/verdicts'
import {
  isScored,
  outcomeRange,
  percentText,
  provenOutcome,
  shortVerdictText,
  spokenVerdictText,
  unsignedText,
} from './verdict'

const tones: Record<Mark, Tone> = { inaccuracy: 'slip', mistake: 'bad', blunder: 'bad' }

/** How a move looks: the mark that the server gave it decides. */
export const toneOf = ({ mark }: Pick<Verdict, 'mark'>): Tone => (mark ? tones[mark] : 'best')

/** What each move is worth, to be written on the board. The best move comes first, as the server says them. */
export function badgesOf(verdicts: readonly Verdict[]): Badge[] {
  const best = bestVerdict(verdicts)
  if (!best) return []
  return verdicts.map((verdict, i) => ({
    move: verdict.move,
    text: shortVerdictText(verdict),
    tone: toneOf(verdict),
    certainty: verdict.certainty,
    sure: verdict.sure,
    label: words.label(
      words.certainty[verdict.certainty],
      spokenVerdictText(verdict),
      lossText(verdict, best),
    ),
    rank: -i,
  }))
}

/** The move to beat: the server says it first. */
export const bestVerdict = (verdicts: readonly Verdict[]): Verdict | undefined => verdicts[0]

/** What a move gives away, in words. The server says how much and how sure that is; an estimate never says more than it knows. */

/** Chances closer than this look the same. */
const visibleChance = 0.02

/** The signs of the marks; those of estimates stand in parentheses. */
const markSigns: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }

export const markSign = (mark: Mark, sure: boolean): string =>
  sure ? markSigns[mark] : `(${markSigns[mark]})`

/** "gives away the win", "gives away 12 points", "probably worse: chance of winning 70 % → 45 %". */
export function lossText(verdict: Verdict, best: Verdict): string {
  const { loss, sure, mark } = verdict
  if (sure) return loss === 0 && !mark ? words.given.nothing : provenLossText(verdict, best)
  if (mark) return estimatedLossText(verdict, best)
  return loss === 0 ? words.given.nothingKnown : words.given.aboutAsGood
}

function provenLossText(verdict: Verdict, best: Verdict): string {
  const bestOutcome = outcomeRange(best).worst
  const playedOutcome = outcomeRange(verdict).best
  if (bestOutcome === 'win' && playedOutcome === 'loss') return words.given.winForLoss
  if (bestOutcome === 'win' && playedOutcome === 'draw') return words.given.win
  if (bestOutcome === 'draw' && playedOutcome === 'loss')
    return provenOutcome(best) === 'draw' ? words.given.drawForLoss : words.given.draw
  return isScored(best) ? words.given.points(unsignedText(verdict.loss)) : words.given.slower
}

function estimatedLossText(verdict: Verdict, best: Verdict): string {
  const [before, after] = [chanceOf(best), chanceOf(verdict)]
  const same = before === undefined || after === undefined || before - after < visibleChance
  if (same && isScored(best)) return words.given.probablyPoints(unsignedText(verdict.loss))
  return best.chance !== undefined && verdict.chance !== undefined
    ? words.given.probably(percentText(best.chance), percentText(verdict.chance))
    : words.given.probablyFrom(prospectText(best), prospectText(verdict))
}

/** The chance of winning; certain where the result is. */
function chanceOf(verdict: Verdict): number | undefined {
  const result = provenOutcome(verdict)
  return verdict.chance ?? (result && { win: 1, draw: 0.5, loss: 0 }[result])
}

/** "a 70 % chance of winning", or what is proven: "a proven win". */
function prospectText(verdict: Verdict): string {
  const result = provenOutcome(verdict)
  if (result) return words.results[result]
  return verdict.chance === undefined
    ? words.results.unknown
    : words.results.chance(percentText(verdict.chance))
}
