import { cellsIn } from '../shared/cells'
import { givenAway } from '../analysis/given'
import { sentencesOf, type Sides } from '../analysis/reason-sentences'
import type { Grid } from '../wire/common'
import { study as words } from '$words/study'
import { areaOf, names } from './area'
import type { Answer } from './retry-feedback'
import type { Reviewed } from './review'

/** What is said of a move that was tried instead of a mistake. */
export function feedback(answer: Answer, move: string, mistake: Reviewed): string {
  const { best, played } = mistake
  switch (answer.kind) {
    case 'unknown':
      return words.retry.checking(move)
    case 'same':
      return words.retry.same(move)
    case 'best':
      return move === best.move
        ? words.retry.best(move, best.certainty === 'proven' && played.sure)
        : words.retry.asGood(move)
    case 'about':
      return words.retry.about(move)
    case 'better':
      return answer.verdict.sure
        ? words.retry.better(move, played.move, givenAway(answer.verdict, best))
        : words.retry.betterProbably(move, played.move)
    case 'no': {
      const { sure, mark, line } = answer.verdict
      const said =
        sure || mark
          ? words.retry.no(move, givenAway(answer.verdict, best), sure)
          : words.retry.notKnown(move, played.move)
      const reply = line[1]
      return reply === undefined ? said : `${said} ${words.retry.reply(reply)}`
    }
  }
}

/** What helps without telling the move: what the mistake overlooked, or else where to look. */
export function firstHint(mistake: Reviewed, grid: Grid, sides: Sides): string | undefined {
  const { entry, best } = mistake
  const reasons = [...sentencesOf(entry.whyBest, sides), ...sentencesOf(entry.why, sides)]
  const quiet = reasons.find((sentence) => !names(sentence, best.move))
  if (quiet !== undefined) return quiet
  const [first, ...rest] = cellsIn(best.move, grid)
  if (first === undefined) return undefined
  if (rest.length > 0) return words.retry.piece(first)
  const area = areaOf(first, grid)
  return area && words.retry.area(area)
}
