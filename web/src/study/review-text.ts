import { lossText } from '../analysis/marks'
import { estimateText, fromOtherSide, verdictText } from '../analysis/verdict'
import type { Side } from '../wire/common'
import { endingSentence, resultText } from '$words/board'
import { studyWords as words } from '$words/study'
import { verdictWords } from '$words/verdicts'
import type { CurvePoint, ReviewedMove, Winner } from './review'
import type { Study } from './study.svelte'
import { commonLength } from './tree'

/** The loss of a mistake and the better move; `name` is the move with its number: "3. E3". */
export function mistakeText(move: ReviewedMove, name: string, sideLabel: (side: Side) => string): string {
  const { played, best } = move
  const value = `${verdictText(best)}, ${verdictWords.certainty[best.certainty]}`
  const mistake = words.review.mistake(name, sideLabel(move.side), lossText(played, best), played.sure)
  return `${mistake} ${words.review.better(best.move, value)}`
}

/** A point of the value graph as text, with the estimate beside a bound. */
export function pointText(
  { verdict, side: sideLabel }: CurvePoint,
  name: (side: Side) => string,
): { value: string; estimate: string | undefined } {
  const certainty = verdictWords.certainty[verdict.certainty]
  // "Wins in 5" is from the view of the side that moved; other values are from the first side's view.
  if (verdict.winsIn !== undefined || verdict.losesIn !== undefined)
    return {
      value: words.review.value(verdictText(verdict), name(sideLabel), certainty),
      estimate: undefined,
    }
  const value = sideLabel === 'X' ? verdict : fromOtherSide(verdict)
  return {
    value: words.review.value(verdictText(value), name('X'), certainty),
    estimate: estimateText(value),
  }
}

const winnerByResult: Record<string, Winner> = { '1-0': 'X', '0-1': 'O', '1/2-1/2': 'draw' }

/** The result of the main line, by the rules or from the record; undefined if the line was changed. */
function resultCodeOf({ lineView, mainLine, source }: Study): string | undefined {
  const played = lineView?.steps.flatMap((step) => step.move ?? []) ?? []
  const same = played.length === mainLine.length && commonLength(played, mainLine) === mainLine.length
  return same ? (source.result ?? lineView?.result) : undefined
}

/** The winner of the main line; undefined if it has no result. */
export const winnerOf = (study: Study): Winner => winnerByResult[resultCodeOf(study) ?? '']

/** The result of the main line as sentences. */
export function studyResultText(study: Study): string | undefined {
  const { lineView, source } = study
  const result = resultCodeOf(study)
  if (!lineView || !result) return undefined
  const winnerOrDraw = winnerByResult[result]
  const winner: Side | undefined = winnerOrDraw === 'draw' ? undefined : winnerOrDraw
  const { kind, game, scored } = lineView
  const ending = source.ending ?? lineView.ending
  const end = { kind, game, winner, ending, scores: lineView.steps.at(-1)?.scores, scored }
  return `${resultText(end)}. ${endingSentence(end)}`
}
