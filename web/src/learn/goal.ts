import type { Choice, PositionView } from '../wire/position'
import type { Side } from '../wire/common'
import type { Goal } from './lesson'

/** A move that was made: what was said of it before, and the position it led to. */
export interface Made {
  side: Side
  choice: Choice
  after: Pick<PositionView, 'ending' | 'mustPass'>
}

/** Whether the move does all that the goal asks for. */
export function reaches(goal: Goal, { side, choice, after }: Made): boolean {
  const { verb, takes, cell, lands, ends, leaves } = goal
  return (
    (verb === undefined || choice.verb === verb) &&
    (takes === undefined || choice.taken.length === takes) &&
    (cell === undefined || cell.some((name) => choice.path.includes(name))) &&
    (lands === undefined ||
      choice.changes.some((change) => change.owner === side && (change.number ?? 0) === lands)) &&
    (ends === undefined || after.ending === ends) &&
    (leaves === undefined || after.mustPass === true)
  )
}

/** Of a scripted move such as `c3|f6`, the first that can be played. */
export function scripted(text: string, moves: readonly Choice[]): Choice | undefined {
  return text
    .split('|')
    .map((wanted) => moves.find((choice) => choice.move === wanted))
    .find((choice) => choice !== undefined)
}
