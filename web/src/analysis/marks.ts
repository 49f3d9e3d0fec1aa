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

/** Tone of a move; it depends only on the server's mark. */
export const toneOf = ({ mark }: Pick<Verdict, 'mark'>): Tone => (mark ? tones[mark] : 'best')

/** Badges with the value of each move. The server sends the best move first. */
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

/** The best verdict, which the server sends first. */
export const bestVerdict = (verdicts: readonly Verdict[]): Verdict | undefined => verdicts[0]

/** Differences in the chance of winning below this are not shown. */
const visibleChance = 0.02

/** Signs of the marks; those of estimates are put in parentheses. */
const markSigns: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }

export const markSign = (mark: Mark, sure: boolean): string =>
  sure ? markSigns[mark] : `(${markSigns[mark]})`

/**
 * What a move gives away: "gives away the win", "gives away 12 points", "probably worse: chance of winning 70 % → 45 %".
 * Estimates never claim more than a probability.
 */
export function lossText(verdict: Verdict, best: Verdict): string {
  const { loss, sure, mark } = verdict
  if (sure) return loss === 0 && !mark ? words.loss.nothing : provenLossText(verdict, best)
  if (mark) return estimatedLossText(verdict, best)
  return loss === 0 ? words.loss.nothingKnown : words.loss.aboutAsGood
}

function provenLossText(verdict: Verdict, best: Verdict): string {
  const bestOutcome = outcomeRange(best).worst
  const playedOutcome = outcomeRange(verdict).best
  if (bestOutcome === 'win' && playedOutcome === 'loss') return words.loss.winForLoss
  if (bestOutcome === 'win' && playedOutcome === 'draw') return words.loss.win
  if (bestOutcome === 'draw' && playedOutcome === 'loss')
    return provenOutcome(best) === 'draw' ? words.loss.drawForLoss : words.loss.draw
  if (isScored(best)) return words.loss.points(unsignedText(verdict.loss))
  return bestOutcome === 'win' ? words.loss.slowerWin : words.loss.fasterLoss
}

function estimatedLossText(verdict: Verdict, best: Verdict): string {
  const [before, after] = [chanceOf(best), chanceOf(verdict)]
  const same = before === undefined || after === undefined || before - after < visibleChance
  if (same && isScored(best)) return words.loss.probablyPoints(unsignedText(verdict.loss))
  return best.chance !== undefined && verdict.chance !== undefined
    ? words.loss.probably(percentText(best.chance), percentText(verdict.chance))
    : words.loss.probablyFrom(prospectText(best), prospectText(verdict))
}

/** The chance of winning; 1, ½ or 0 if the result is proven. */
function chanceOf(verdict: Verdict): number | undefined {
  const result = provenOutcome(verdict)
  return verdict.chance ?? (result && { win: 1, draw: 0.5, loss: 0 }[result])
}

/** "a 70 % chance of winning", or the proven result: "a proven win". */
function prospectText(verdict: Verdict): string {
  const result = provenOutcome(verdict)
  if (result) return words.results[result]
  return verdict.chance === undefined
    ? words.results.unknown
    : words.results.chance(percentText(verdict.chance))
}
