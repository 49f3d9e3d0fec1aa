import type { Badge } from '../board/model'
import type { Verdict } from '../wire/truth'
import { truth as words } from '$words/truth'
import { isScored, outcome, plain, shortText, spokenText, valueFor, worth, type Outcome } from './verdict'

export { valueFor, verdictText } from './verdict'

export type Tone = Badge['tone']

/** Differences of points, or of chances, below this are noise. */
const noise = 0.05
/** Margins are whole points: an estimate does not tell apart what is closer than half of one, or of hundreds than a share. */
const noiseOfGuesses = 0.5
const noiseShare = 0.02
/** Where a game is won or lost: chances that are a lot, and those with which nobody is ahead. */
const muchChance = 0.3
const even = 0.5

const better: Record<Outcome, number> = { win: 2, draw: 1, loss: 0 }

/** What each move is worth, to be written on the board. */
export function badges(verdicts: readonly Verdict[]): Badge[] {
  const best = bestOf(verdicts)
  if (!best) return []
  return verdicts.map((verdict) => ({
    move: verdict.move,
    text: shortText(verdict),
    tone: toneOf(verdict, best),
    certainty: verdict.certainty,
    label: words.label(words.certainty[verdict.certainty], spokenText(verdict), givenAway(verdict, best)),
    rank: valueFor(verdict),
  }))
}

/** The move to beat; of equals, the first one told. */
export function bestOf(verdicts: readonly Verdict[]): Verdict | undefined {
  return verdicts.reduce<Verdict | undefined>(
    (best, verdict) => (best && valueFor(best) >= valueFor(verdict) ? best : verdict),
    undefined,
  )
}

/** Nothing given away; something; or the game, or most of what there was to hold. */
export function toneOf(verdict: Verdict, best: Verdict): Tone {
  const given = lossOf(verdict, best)
  if (given === 0) return 'best'
  if (!isScored(verdict)) return given >= muchChance || losesGame(verdict, best) ? 'bad' : 'slip'
  if (better[outcome(verdict)] < better[outcome(best)]) return 'bad'
  // Where all is lost already, losing twice as much is bad, too.
  return outcome(verdict) === 'loss' && given >= Math.max(1, -worth(best)) ? 'bad' : 'slip'
}

/** Whether it makes a loss of what was none. */
function losesGame(verdict: Verdict, best: Verdict): boolean {
  return outcome(verdict) === 'loss' && (isScored(best) ? outcome(best) !== 'loss' : worth(best) >= even)
}

function lossOf(verdict: Verdict, best: Verdict): number {
  const given = worth(best) - worth(verdict)
  const guessed = isScored(best) && (verdict.certainty !== 'proven' || best.certainty !== 'proven')
  return given < (guessed ? Math.max(noiseOfGuesses, noiseShare * Math.abs(worth(best))) : noise) ? 0 : given
}

/** In words: "gives away 3 points". */
export function givenAway(verdict: Verdict, best: Verdict): string {
  const given = lossOf(verdict, best)
  if (given === 0) return words.given.nothing
  if (losesGame(verdict, best))
    return outcome(best) === 'draw' && isScored(best) ? words.given.draw : words.given.game
  if (!isScored(verdict))
    return best.winsIn === undefined ? words.given.chance(Math.round(given * 100)) : words.given.win
  if (better[outcome(verdict)] < better[outcome(best)]) return words.given.win
  return words.given.points(plain(given))
}
