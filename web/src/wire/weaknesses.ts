import * as v from 'valibot'
import { mark } from './analysis'
import { reason } from './why'

/** The mistakes of all finished games of a guest by kind, as /api/me/weaknesses tells them; each line is whole. */

export const moment = v.object({
  game: v.string(),
  /** The number of the move, from 1. */
  ply: v.number(),
  move: v.string(),
  mark,
  /** Whether what the move gave away is proven. */
  sure: v.boolean(),
  /** Why it is a mistake; missing where no reason was found. */
  why: v.exactOptional(v.array(reason)),
})

export const phase = v.picklist(['opening', 'middle', 'endgame'])
export type Phase = v.InferOutput<typeof phase>

export const weakness = v.object({
  /** The code of the category ("raids-left-open"), or "other" where no reason was found. */
  kind: v.string(),
  label: v.string(),
  /** The kind of game. */
  game: v.string(),
  phase,
  count: v.number(),
  moments: v.array(moment),
})
export type Weakness = v.InferOutput<typeof weakness>

export const weaknesses = v.object({
  last: v.boolean(),
  /** Games reviewed so far, of so many. */
  reviewed: v.number(),
  total: v.number(),
  moves: v.number(),
  mistakes: v.number(),
  groups: v.array(weakness),
})
export type Weaknesses = v.InferOutput<typeof weaknesses>
