import type { Side } from '../wire/common'

/** Types that all languages share. */

/** Texts of a step of a lesson. */
export interface StepWords {
  title: string
  /** Paragraphs. */
  text: string[]
  /** The task. */
  goal: string
  /** Shown after a legal move that misses the goal. */
  miss: string
  /** Shown when the goal is reached. */
  done: string
}

export interface LessonWords {
  /** One sentence below the game's name. */
  about: string
  /** What the learner can do at the end. */
  learned: string
  steps: Record<string, StepWords>
  /** Texts for choosing a set-up. */
  choose?: { question: string; variants: Record<string, string> }
}

/** The rules of a game, short enough to read during play. */
export interface GameRules {
  goal: string
  /** How a turn works and how the game ends. */
  points: readonly string[]
}

export interface CellContent {
  kind: string
  /** The game with its set-up, such as `santorini:CP`. */
  game: string
  owner: Side | undefined
  number: number
}

export interface MoveToDescribe {
  kind: string
  game?: string | undefined
  side: Side
  move: string
  verb?: string | undefined
  taken?: readonly string[] | undefined
}

export interface GameEnd {
  kind: string
  game?: string | undefined
  winner?: Side | undefined
  ending?: string | undefined
  scores?: Record<Side, number> | undefined
  scored?: boolean | undefined
}

/** The game whose sides are named; `game` includes the set-up, if it is known. */
export interface GameNames {
  kind: string
  game: string
}

/** Names of the sides, and whether they are plural. */
export type SideNames = Record<Side, string> & { plural: boolean }

/** The facts about a cut-off in a search. */
export interface CutoffFacts {
  max: boolean
  value: string
  refutation: string
  bound: string
  same: boolean
  refuge: string
  after: readonly string[]
  leftOut: number
}
