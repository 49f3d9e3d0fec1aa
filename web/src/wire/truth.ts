import * as v from 'valibot'
import { side } from './shapes'

/** What moves are worth; docs/analysis.md describes it. All values are seen from the side that moves. */

export const certainty = v.picklist(['proven', 'bounded', 'estimated'])
export type Certainty = v.InferOutput<typeof certainty>

export const verdict = v.object({
  move: v.string(),
  certainty,
  margin: v.exactOptional(v.number()),
  atLeast: v.exactOptional(v.number()),
  atMost: v.exactOptional(v.number()),
  estimate: v.exactOptional(v.number()),
  winsIn: v.exactOptional(v.number()),
  losesIn: v.exactOptional(v.number()),
  chance: v.exactOptional(v.number()),
  depth: v.exactOptional(v.number()),
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
})
export type Analysis = v.InferOutput<typeof analysis>

export const reviewedMove = v.object({
  ply: v.number(),
  side,
  gaveAway: v.number(),
  sure: v.boolean(),
  played: verdict,
  best: verdict,
  punishment: v.array(v.string()),
})
export type ReviewedMove = v.InferOutput<typeof reviewedMove>

export const review = v.object({
  game: v.string(),
  start: v.string(),
  last: v.exactOptional(v.boolean()),
  moves: v.array(reviewedMove),
  losingMistake: v.exactOptional(v.number()),
})
export type Review = v.InferOutput<typeof review>
