import { mark as marks, type Verdict } from '../wire/analysis'
import type { Reviewed } from './review'

/** What to say of a move that somebody tries instead of a mistake. All of it comes from the store. */
export type Answer =
  /** Nothing is known of it yet. */
  | { kind: 'unknown' }
  /** It is the mistake itself. */
  | { kind: 'same'; verdict: Verdict }
  /** The best move, or as good as that. */
  | { kind: 'best'; verdict: Verdict }
  /** As good as the best as far as is known: the difference is smaller than the error of the estimates. */
  | { kind: 'about'; verdict: Verdict }
  /** Better than the mistake, but not the best. */
  | { kind: 'better'; verdict: Verdict }
  /** Not better, or not known to be. */
  | { kind: 'no'; verdict: Verdict }

/** Whether the move solves the task. */
export const isFound = ({ kind }: Answer): boolean => kind === 'best' || kind === 'about'

export function answerTo(mistake: Reviewed, move: string): Answer {
  const { entry, played, best } = mistake
  const verdict = entry.moves.find((one) => one.move === move)
  if (!verdict) return { kind: 'unknown' }
  if (move === played.move) return { kind: 'same', verdict }
  if (move === best.move || (verdict.sure && verdict.loss === 0)) return { kind: 'best', verdict }
  if (!verdict.sure && !verdict.mark && verdict.loss < played.loss) return { kind: 'about', verdict }
  return { kind: isBetter(verdict, played) ? 'better' : 'no', verdict }
}

/** How bad a move is: −1 without a mark. */
const rankOf = ({ mark }: Verdict): number => (mark ? marks.options.indexOf(mark) : -1)

/** Better by its mark, or by more than the estimates may be off. */
function isBetter(verdict: Verdict, played: Verdict): boolean {
  const gained = played.loss - verdict.loss
  if (gained <= 0) return false
  if (rankOf(verdict) !== rankOf(played)) return rankOf(verdict) < rankOf(played)
  if (verdict.certainty === 'proven' && played.certainty === 'proven') return true
  // In games without points an estimate has no stated error: the mark alone decides.
  const error = Math.max(verdict.error ?? 0, played.error ?? 0)
  return error > 0 && gained > error
}
