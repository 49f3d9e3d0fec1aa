import * as v from 'valibot'
import { grid, scores, side, squares } from './common'

/** A cell that looks different after a move. */
export const change = v.object({
  cell: v.string(),
  owner: v.exactOptional(side),
  number: v.exactOptional(v.number()),
})
export type Change = v.InferOutput<typeof change>

/** A legal move: the cells it names one after another, and what it would do. */
export const choice = v.object({
  move: v.string(),
  path: v.array(v.string()),
  verb: v.string(),
  taken: v.array(v.string()),
  changes: v.array(change),
})
export type Choice = v.InferOutput<typeof choice>

/** What a typed move means: the legal move, or why there is none. */
export const reading = v.object({
  move: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  message: v.exactOptional(v.string()),
})
export type Reading = v.InferOutput<typeof reading>

/** A position on the way; all but the first have the move that led there. */
export const step = v.object({
  move: v.exactOptional(v.string()),
  side: v.exactOptional(side),
  verb: v.exactOptional(v.string()),
  taken: v.exactOptional(v.array(v.string())),
  position: v.string(),
  toMove: side,
  board: squares,
  scores,
})
export type Step = v.InferOutput<typeof step>

/** A position and the way to it, as /api/position tells it. */
export const positionView = v.object({
  kind: v.string(),
  title: v.string(),
  game: v.string(),
  start: v.string(),
  grid,
  scored: v.boolean(),
  draws: v.boolean(),
  steps: v.array(step),
  moves: v.array(choice),
  mustPass: v.exactOptional(v.boolean()),
  result: v.exactOptional(v.string()),
  winner: v.exactOptional(side),
  ending: v.exactOptional(v.string()),
})
export type PositionView = v.InferOutput<typeof positionView>
