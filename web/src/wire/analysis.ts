import * as v from 'valibot'
import { reason } from './why'

/** What moves are worth; docs/analysis.md describes it. All values are seen from the side that moves. */

export const certainty = v.picklist(['proven', 'bounded', 'estimated'])
export type Certainty = v.InferOutput<typeof certainty>

/** How bad a move is, on the server's one scale; a move without a mark is good enough. */
export const mark = v.picklist(['inaccuracy', 'mistake', 'blunder'])
export type Mark = v.InferOutput<typeof mark>

export const verdict = v.object({
  move: v.string(),
  certainty,
  margin: v.exactOptional(v.number()),
  atLeast: v.exactOptional(v.number()),
  atMost: v.exactOptional(v.number()),
  estimate: v.exactOptional(v.number()),
  /** How far the margin may be from the estimate: 95 % of the time it is closer. */
  error: v.exactOptional(v.number()),
  winsIn: v.exactOptional(v.number()),
  losesIn: v.exactOptional(v.number()),
  /** The chance of winning, 0 to 1, while the result is not decided. */
  chance: v.exactOptional(v.number()),
  depth: v.exactOptional(v.number()),
  /** The best move's value minus this one's: points, or chances where none are counted. */
  loss: v.number(),
  /** Whether the loss is proven. */
  sure: v.boolean(),
  mark: v.exactOptional(mark),
  line: v.array(v.string()),
})
export type Verdict = v.InferOutput<typeof verdict>

export const analysis = v.object({
  position: v.string(),
  last: v.boolean(),
  complete: v.boolean(),
  depth: v.number(),
  nodes: v.number(),
  seconds: v.number(),
  moves: v.array(verdict),
  /** Why the best move is best. */
  why: v.exactOptional(v.array(reason)),
})
export type Analysis = v.InferOutput<typeof analysis>

/** What is known of one position of a study. */
export const studied = v.object({
  position: v.string(),
  /** The number of the move about to be played, from 1, on the main line. */
  ply: v.exactOptional(v.number()),
  depth: v.number(),
  complete: v.boolean(),
  nodes: v.number(),
  seconds: v.number(),
  /** The best first. */
  moves: v.array(verdict),
  /** Why the move played on the main line is a mistake. */
  why: v.exactOptional(v.array(reason)),
  /** Why the best move is best. */
  whyBest: v.exactOptional(v.array(reason)),
  /** How the other side goes on after the move played on the main line. */
  punishment: v.exactOptional(v.array(v.string())),
})
export type Studied = v.InferOutput<typeof studied>

/** A line of the study's stream: the positions that changed since a version. Applied as a whole, all that is known agrees. */
export const studyLine = v.object({
  version: v.string(),
  last: v.boolean(),
  searching: v.exactOptional(v.string()),
  reviewed: v.number(),
  total: v.number(),
  positions: v.array(studied),
  /** The deciding mistake of the player who lost. */
  deciding: v.exactOptional(v.number()),
  /** The largest swing, where nobody lost. */
  swing: v.exactOptional(v.number()),
})
export type StudyLine = v.InferOutput<typeof studyLine>
