import type { Badge, Tone } from '../board/model'
import type { Mark, Verdict } from '../wire/analysis'
import { truth as words } from '$words/verdicts'
import { givenAway } from './given'
import { shortText, spokenText } from './verdict'

const tones: Record<Mark, Tone> = { inaccuracy: 'slip', mistake: 'bad', blunder: 'bad' }

/** How a move looks: the mark that the server gave it decides. */
export const toneOf = ({ mark }: Pick<Verdict, 'mark'>): Tone => (mark ? tones[mark] : 'best')

/** What each move is worth, to be written on the board. The best move comes first, as the server says them. */
export function badges(verdicts: readonly Verdict[]): Badge[] {
  const best = bestOf(verdicts)
  if (!best) return []
  return verdicts.map((verdict, i) => ({
    move: verdict.move,
    text: shortText(verdict),
    tone: toneOf(verdict),
    certainty: verdict.certainty,
    sure: verdict.sure,
    label: words.label(words.certainty[verdict.certainty], spokenText(verdict), givenAway(verdict, best)),
    rank: -i,
  }))
}

/** The move to beat: the server says it first. */
export const bestOf = (verdicts: readonly Verdict[]): Verdict | undefined => verdicts[0]
