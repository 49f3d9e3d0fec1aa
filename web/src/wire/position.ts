import * as v from 'valibot'
import { gridSchema, scoresSchema, sideSchema, squaresSchema } from './common'

/** A cell that a move changes. */
const cellChangeSchema = v.object({
  cell: v.string(),
  owner: v.exactOptional(sideSchema),
  number: v.exactOptional(v.number()),
})
export type CellChange = v.InferOutput<typeof cellChangeSchema>

/** A legal move: the cells of its path in order, and its effects. */
const legalMoveSchema = v.object({
  move: v.string(),
  path: v.array(v.string()),
  verb: v.string(),
  taken: v.array(v.string()),
  changes: v.array(cellChangeSchema),
})
export type LegalMove = v.InferOutput<typeof legalMoveSchema>

/** The result of parsing a typed move: the legal move, or why there is none. */
export const parsedMoveSchema = v.object({
  move: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  message: v.exactOptional(v.string()),
})
export type ParsedMove = v.InferOutput<typeof parsedMoveSchema>

/** A position along a line; all but the first have the move that led to them. */
const stepSchema = v.object({
  move: v.exactOptional(v.string()),
  side: v.exactOptional(sideSchema),
  verb: v.exactOptional(v.string()),
  taken: v.exactOptional(v.array(v.string())),
  position: v.string(),
  toMove: sideSchema,
  board: squaresSchema,
  scores: scoresSchema,
})
export type PositionStep = v.InferOutput<typeof stepSchema>

/** A position with the line that led to it, from /api/position. */
export const positionViewSchema = v.object({
  kind: v.string(),
  title: v.string(),
  game: v.string(),
  start: v.string(),
  grid: gridSchema,
  scored: v.boolean(),
  draws: v.boolean(),
  steps: v.array(stepSchema),
  moves: v.array(legalMoveSchema),
  mustPass: v.exactOptional(v.boolean()),
  result: v.exactOptional(v.string()),
  winner: v.exactOptional(sideSchema),
  ending: v.exactOptional(v.string()),
})
export type PositionView = v.InferOutput<typeof positionViewSchema>
