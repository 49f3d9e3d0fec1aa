import { lossText } from '../analysis/marks'
import { cellsOfMove } from '../board/model'
import { markSchema as marks, type Verdict } from '../wire/analysis'
import type { Grid } from '../wire/common'
import { reasonSentences } from '$words/reasons'
import type { GameNames } from '../words/types'
import { studyWords as words } from '$words/study'
import type { ReviewedMove } from './review'

/** The rating of a move tried instead of a mistake, based on the study's analysis. */
export type TryResult =
  /** Not analysed yet. */
  | { kind: 'unknown' }
  /** The mistake itself. */
  | { kind: 'same'; verdict: Verdict }
  /** The best move, or proven to be equal to it. */
  | { kind: 'best'; verdict: Verdict }
  /** Equal to the best move within the error of the estimates. */
  | { kind: 'about'; verdict: Verdict }
  /** Better than the mistake, but not the best. */
  | { kind: 'better'; verdict: Verdict }
  /** Not better, or not known to be. */
  | { kind: 'no'; verdict: Verdict }

/** Whether the move solves the task. */
export const isSolution = ({ kind }: TryResult): boolean => kind === 'best' || kind === 'about'

export function resultOfTry(mistake: ReviewedMove, move: string): TryResult {
  const { entry, played, best } = mistake
  const verdict = entry.moves.find((candidate) => candidate.move === move)
  if (!verdict) return { kind: 'unknown' }
  if (move === played.move) return { kind: 'same', verdict }
  if (move === best.move || (verdict.sure && verdict.loss === 0)) return { kind: 'best', verdict }
  if (!verdict.sure && !verdict.mark && verdict.loss < played.loss) return { kind: 'about', verdict }
  return { kind: isBetter(verdict, played) ? 'better' : 'no', verdict }
}

/** Severity of a move's mark; −1 without one. */
const markRank = ({ mark }: Verdict): number => (mark ? marks.options.indexOf(mark) : -1)

/** Whether the mark is milder, or the gain exceeds the error of the estimates. */
function isBetter(verdict: Verdict, played: Verdict): boolean {
  const gained = played.loss - verdict.loss
  if (gained <= 0) return false
  if (markRank(verdict) !== markRank(played)) return markRank(verdict) < markRank(played)
  if (verdict.certainty === 'proven' && played.certainty === 'proven') return true
  // In games without points estimates have no error: only the mark counts.
  const error = Math.max(verdict.error ?? 0, played.error ?? 0)
  return error > 0 && gained > error
}

/** Feedback on a move tried instead of a mistake. */
export function feedbackText(result: TryResult, move: string, mistake: ReviewedMove): string {
  const { best, played } = mistake
  switch (result.kind) {
    case 'unknown':
      return words.retry.checking(move)
    case 'same':
      return words.retry.same(move)
    case 'best':
      return move === best.move
        ? words.retry.best(move, best.certainty === 'proven' && played.sure)
        : words.retry.equal(move)
    case 'about':
      return words.retry.about(move)
    case 'better':
      return result.verdict.sure
        ? words.retry.better(move, played.move, lossText(result.verdict, best))
        : words.retry.betterProbably(move, played.move)
    case 'no': {
      const { sure, mark, line } = result.verdict
      const text =
        sure || mark
          ? words.retry.no(move, lossText(result.verdict, best), sure)
          : words.retry.notBetter(move, played.move)
      const reply = line[1]
      return reply === undefined ? text : `${text} ${words.retry.reply(reply)}`
    }
  }
}

/** A hint that does not name the move: what the mistake overlooked, or else where to look. */
export function hintText(mistake: ReviewedMove, grid: Grid, sides: GameNames): string | undefined {
  const { entry, best } = mistake
  const reasons = [...reasonSentences(entry.whyBest, sides), ...reasonSentences(entry.why, sides)]
  const hint = reasons.find((sentence) => !mentionsMove(sentence, best.move))
  if (hint !== undefined) return hint
  const [first, ...rest] = cellsOfMove(best.move, grid)
  if (first === undefined) return undefined
  if (rest.length > 0) return words.retry.piece(first)
  const area = areaOf(first, grid)
  return area && words.retry.area(area)
}

/** A ninth of the board. */
export interface BoardArea {
  row: 'upper' | 'middle' | 'lower'
  col: 'left' | 'middle' | 'right'
}

export function areaOf(cell: string, { cells, rows, cols }: Grid): BoardArea | undefined {
  const index = cells.indexOf(cell)
  if (index < 0) return undefined
  const row = third(Math.floor(index / cols), rows)
  const col = third(index % cols, cols)
  return {
    row: (['upper', 'middle', 'lower'] as const)[row] ?? 'middle',
    col: (['left', 'middle', 'right'] as const)[col] ?? 'middle',
  }
}

/** 0, 1 or 2; the middle third gets the remainder. */
function third(index: number, count: number): number {
  const size = Math.floor(count / 3)
  return index < size ? 0 : index >= count - size ? 2 : 1
}

/** Whether a sentence mentions a move. */
export const mentionsMove = (sentence: string, move: string): boolean =>
  sentence.split(/[\s,.;:()]+/).some((word) => word.toLowerCase() === move.toLowerCase())
