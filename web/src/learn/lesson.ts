import type { Side } from '../wire/common'
import type { LegalMove, PositionView } from '../wire/position'

/**
 * A lesson is data: positions, and a goal for each. The server decides whether a move reaches the goal; the client knows no
 * rules. The texts are in the folder `lessons` of each language, under the same keys.
 */
export interface Lesson {
  kind: string
  steps: LessonStep[]
}

export interface LessonStep {
  key: string
  /** Start position; a step with a choice of set-ups has `choose` instead. */
  position?: string
  choose?: Variant[]
  goal: Goal
  /** A move that reaches the goal, shown on request. */
  help: string
  /** Replies played once the goal is reached; of `a|b` the first that is legal. */
  then?: string[]
}

export interface Variant {
  key: string
  position: string
}

/** The conditions for a move; all that are given must hold. */
export interface Goal {
  /** The move's verb. */
  verb?: string
  /** Number of captured cells. */
  takes?: number
  /** The path contains one of these cells. */
  cell?: string[]
  /** A piece of the mover ends on a cell with this number. */
  lands?: number
  /** The game ends in this way. */
  ends?: string
  /** The opponent must pass. */
  leaves?: 'pass'
}

export function variantsOf(step: LessonStep): Variant[] {
  return step.choose ?? [{ key: step.key, position: step.position ?? '' }]
}

/** The learner's move and the position after it. */
export interface LearnerMove {
  side: Side
  move: LegalMove
  after: Pick<PositionView, 'ending' | 'mustPass'>
}

/** Whether the move meets all conditions of the goal. */
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

/** The first legal one of the alternatives in a script, such as `c3|f6`. */
export function firstLegalMove(text: string, moves: readonly LegalMove[]): LegalMove | undefined {
  return text
    .split('|')
    .map((notation) => moves.find((move) => move.move === notation))
    .find((move) => move !== undefined)
}

/** Index of the step that an address names; `steps` for the end, 0 for anything invalid. */
export function stepIndexOf(text: string | null, steps: number): number {
  if (text === 'end') return steps
  const number = Number(text ?? '1')
  return Number.isInteger(number) && number >= 1 && number <= steps ? number - 1 : 0
}

export function lessonAddress(kind: string, stepIndex: number, steps: number): string {
  return `/learn/${kind}?step=${stepIndex >= steps ? 'end' : stepIndex + 1}`
}
