import { givenAway } from '../analysis/given'
import { verdictText } from '../analysis/verdict'
import type { Side } from '../wire/common'
import { study as words } from '$words/study'
import { truth } from '$words/verdicts'
import type { Reviewed } from './review'

/** What a mistake gave away, and what was better; `name` is the move with its number: "3. E3". */
export function mistakeText(move: Reviewed, name: string, side: (side: Side) => string): string {
  const { played, best } = move
  const value = `${verdictText(best)}, ${truth.certainty[best.certainty]}`
  const turned = words.review.turned(name, side(move.side), givenAway(played, best), played.sure)
  return `${turned} ${words.review.better(best.move, value)}`
}
