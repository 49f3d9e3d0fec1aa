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
