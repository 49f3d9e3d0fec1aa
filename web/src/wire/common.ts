import * as v from 'valibot'

/** Schemas that several messages share. */

export const sideSchema = v.picklist(['X', 'O'])
export type Side = v.InferOutput<typeof sideSchema>

export const otherSide = (side: Side): Side => (side === 'X' ? 'O' : 'X')

export const perSide = <T extends v.GenericSchema>(value: T) => v.object({ X: value, O: value })

export const scoresSchema = perSide(v.number())
export type Scores = v.InferOutput<typeof scoresSchema>

/** One character per cell (X, O or -), and one number per cell in games that have them. */
export const squaresSchema = v.object({
  owners: v.string(),
  numbers: v.exactOptional(v.array(v.number())),
})
export type Squares = v.InferOutput<typeof squaresSchema>

export const gridSchema = v.object({
  rows: v.number(),
  cols: v.number(),
  rowLabels: v.array(v.string()),
  colLabels: v.array(v.string()),
  /** Cell names, row by row. */
  cells: v.array(v.string()),
})
export type Grid = v.InferOutput<typeof gridSchema>

export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  ply: v.exactOptional(v.number()),
  seq: v.exactOptional(v.number()),
  requestId: v.exactOptional(v.string()),
  /** For `hints-off`: the game without hints. */
  game: v.exactOptional(v.string()),
})
export type Problem = v.InferOutput<typeof problemSchema>
