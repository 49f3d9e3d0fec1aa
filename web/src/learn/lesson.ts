import type { Side } from '../wire/common'
import type { LegalMove, PositionView } from '../wire/position'

/**
 * A lesson is data: positions, and what is to be done in each. Whether it was done follows from what the server says about the
 * move that was made; nothing here knows the rules of a game. Its words lie in `words/en/lessons`, under the same keys.
 */
export interface Lesson {
  kind: string
  steps: LessonStep[]
}

export interface LessonStep {
  key: string
  /** Where it begins; a step that lets one choose between set-ups has `choose` instead. */
  position?: string
  choose?: Variant[]
  goal: Goal
  /** A move that reaches the goal, for those who ask. */
  help: string
  /** How the game goes on by itself once the goal is reached; of `a|b` the first that is legal. */
  then?: string[]
}

export interface Variant {
  key: string
  position: string
}

/** What a move must do: all of what is named. */
export interface Goal {
  /** It is called so. */
  verb?: string
  /** It takes so many of the other side's cells. */
  takes?: number
  /** It goes through one of these cells. */
  cell?: string[]
  /** It puts a piece of the mover's on a cell with this number. */
  lands?: number
  /** It ends the game in this way. */
  ends?: string
  /** It leaves the other side nothing else to do. */
  leaves?: 'pass'
}

export function variantsOf(step: LessonStep): Variant[] {
  return step.choose ?? [{ key: step.key, position: step.position ?? '' }]
}

/** A move that was made: what was said of it before, and the position it led to. */
export interface LearnerMove {
  side: Side
  move: LegalMove
  after: Pick<PositionView, 'ending' | 'mustPass'>
}

/** Whether the move does all that the goal asks for. */
export function reachesGoal(goal: Goal, { side, move, after }: LearnerMove): boolean {
  const { verb, takes, cell, lands, ends, leaves } = goal
  return (
    (verb === undefined || move.verb === verb) &&
    (takes === undefined || move.taken.length === takes) &&
    (cell === undefined || cell.some((name) => move.path.includes(name))) &&
    (lands === undefined ||
      move.changes.some((change) => change.owner === side && (change.number ?? 0) === lands)) &&
    (ends === undefined || after.ending === ends) &&
    (leaves === undefined || after.mustPass === true)
  )
}

/** Of a scripted move such as `c3|f6`, the first that can be played. */
export function firstLegalMove(text: string, moves: readonly LegalMove[]): LegalMove | undefined {
  return text
    .split('|')
    .map((notation) => moves.find((move) => move.move === notation))
    .find((move) => move !== undefined)
}

/** Which step an address means, counted from 0; as many as there are steps means the end. Whatever else it says is the beginning. */
export function stepIndexOf(text: string | null, steps: number): number {
  if (text === 'end') return steps
  const number = Number(text ?? '1')
  return Number.isInteger(number) && number >= 1 && number <= steps ? number - 1 : 0
}

export function lessonAddress(kind: string, stepIndex: number, steps: number): string {
  return `/learn/${kind}?step=${stepIndex >= steps ? 'end' : stepIndex + 1}`
}
