import { estimateBeside, turned, verdictText } from '../analysis/verdict'
import type { Side } from '../wire/common'
import { study as words } from '$words/study'
import { truth } from '$words/verdicts'
import type { Point } from './review'

/** A point of the curve in words: what is known, and beside a bound the estimate if it says more. */
export function pointText(
  { verdict, side }: Point,
  name: (side: Side) => string,
): { value: string; estimate: string | undefined } {
  const sure = truth.certainty[verdict.certainty]
  // Who wins in so many moves is said of the side that does; everything else is seen from the first side.
  if (verdict.winsIn !== undefined || verdict.losesIn !== undefined)
    return { value: words.review.value(verdictText(verdict), name(side), sure), estimate: undefined }
  const seen = side === 'X' ? verdict : turned(verdict)
  return { value: words.review.value(verdictText(seen), name('X'), sure), estimate: estimateBeside(seen) }
}
