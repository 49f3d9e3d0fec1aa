import * as v from 'valibot'
import { sideSchema } from './common'

/**
 * Schemas of analyses (docs/analysis.md) and of explanations (docs/explanations.md). Optional facts are missing if they do
 * not apply.
 */

export const reasonKindSchema = v.picklist([
  'raid-allowed',
  'raid',
  'raid-prevented',
  'cell-left',
  'cell',
  'win-allowed',
  'win',
  'tower-killed',
  'double-threat-allowed',
  'double-threat',
  'chain-allowed',
  'chain',
  'threat-allowed',
  'threat',
  'climb-allowed',
  'climb',
  'stuck-allowed',
  'stuck',
  'cut-off-allowed',
  'cut-off',
  'passes',
  'corner-allowed',
  'corner',
  'corner-lost',
  'flips-allowed',
  'flips',
  'pass-allowed',
  'pass',
  'last-move',
  'balance',
])

/** Cells that a side ends with: the most important ones by name, their number and their value. */
const holdingSchema = v.object({ cells: v.array(v.string()), count: v.number(), amount: v.number() })
export type Holding = v.InferOutput<typeof holdingSchema>

export const reasonSchema = v.object({
  kind: reasonKindSchema,
  /** The side that acts. */
  side: sideSchema,
  move: v.exactOptional(v.string()),
  cells: v.exactOptional(v.array(v.string())),
  count: v.exactOptional(v.number()),
  amount: v.exactOptional(v.number()),
  unit: v.exactOptional(v.picklist(['nuts', 'cells', 'discs'])),
  where: v.exactOptional(v.picklist(['top', 'bottom', 'left', 'right'])),
  better: v.exactOptional(v.string()),
  only: v.exactOptional(v.boolean()),
  back: v.exactOptional(holdingSchema),
  otherwise: v.exactOptional(v.number()),
  /** The sentence with the sides named X and O. */
  text: v.string(),
})
export type Reason = v.InferOutput<typeof reasonSchema>

/** How reliable a value is. Values are from the view of the side to move. */

export const certaintySchema = v.picklist(['proven', 'bounded', 'estimated'])
export type Certainty = v.InferOutput<typeof certaintySchema>

/** Severity of a mistake on the server's scale; good moves have no mark. */
export const markSchema = v.picklist(['inaccuracy', 'mistake', 'blunder'])
export type Mark = v.InferOutput<typeof markSchema>

const verdictSchema = v.object({
  move: v.string(),
  certainty: certaintySchema,
  margin: v.exactOptional(v.number()),
  atLeast: v.exactOptional(v.number()),
  atMost: v.exactOptional(v.number()),
  estimate: v.exactOptional(v.number()),
  /** 95 % confidence: the margin differs from the estimate by at most this. */
  error: v.exactOptional(v.number()),
  winsIn: v.exactOptional(v.number()),
  losesIn: v.exactOptional(v.number()),
  /** Chance of winning from 0 to 1, while the result is not decided. */
  chance: v.exactOptional(v.number()),
  depth: v.exactOptional(v.number()),
  /** Value of the best move minus the value of this one: points, or chances in games without points. */
  loss: v.number(),
  /** Whether the loss is proven. */
  sure: v.boolean(),
  mark: v.exactOptional(markSchema),
  line: v.array(v.string()),
})
export type Verdict = v.InferOutput<typeof verdictSchema>

export const analysisSchema = v.object({
  position: v.string(),
  last: v.boolean(),
  complete: v.boolean(),
  depth: v.number(),
  nodes: v.number(),
  seconds: v.number(),
  moves: v.array(verdictSchema),
  /** Why the best move is best. */
  why: v.exactOptional(v.array(reasonSchema)),
})
export type Analysis = v.InferOutput<typeof analysisSchema>

/** Results for one position of a study. */
const positionAnalysisSchema = v.object({
  position: v.string(),
  /** On the main line: number of the move about to be played, from 1. */
  ply: v.exactOptional(v.number()),
  depth: v.number(),
  complete: v.boolean(),
  nodes: v.number(),
  seconds: v.number(),
  /** Best move first. */
  moves: v.array(verdictSchema),
  /** Why the move played on the main line is a mistake. */
  why: v.exactOptional(v.array(reasonSchema)),
  /** Why the best move is best. */
  whyBest: v.exactOptional(v.array(reasonSchema)),
  /** The reply to the move played on the main line, and how play continues. */
  punishment: v.exactOptional(v.array(v.string())),
})
export type PositionAnalysis = v.InferOutput<typeof positionAnalysisSchema>

/** One line of the study stream: the positions that changed since a version. */
export const studyUpdateSchema = v.object({
  version: v.string(),
  last: v.boolean(),
  searching: v.exactOptional(v.string()),
  reviewed: v.number(),
  total: v.number(),
  positions: v.array(positionAnalysisSchema),
  /** Ply of the deciding mistake of the player who lost. */
  deciding: v.exactOptional(v.number()),
  /** Ply of the largest swing, if nobody lost. */
  swing: v.exactOptional(v.number()),
})
export type StudyUpdate = v.InferOutput<typeof studyUpdateSchema>

/** The player's mistakes by category, from /api/me/weaknesses; every line is complete. */

const weaknessMomentSchema = v.object({
  game: v.string(),
  /** Number of the move, from 1. */
  ply: v.number(),
  move: v.string(),
  mark: markSchema,
  /** Whether the loss is proven. */
  sure: v.boolean(),
  /** Why it is a mistake; missing if no reason was found. */
  why: v.exactOptional(v.array(reasonSchema)),
})

export const phaseSchema = v.picklist(['opening', 'middle', 'endgame'])
export type GamePhase = v.InferOutput<typeof phaseSchema>

const weaknessSchema = v.object({
  /** Code of the category ("raids-left-open"), or "other" if no reason was found. */
  kind: v.string(),
  label: v.string(),
  /** The kind of game. */
  game: v.string(),
  phase: phaseSchema,
  count: v.number(),
  moments: v.array(weaknessMomentSchema),
})
export type Weakness = v.InferOutput<typeof weaknessSchema>

export const weaknessesSchema = v.object({
  last: v.boolean(),
  /** Number of games reviewed so far, and their total. */
  reviewed: v.number(),
  total: v.number(),
  moves: v.number(),
  mistakes: v.number(),
  groups: v.array(weaknessSchema),
})
export type Weaknesses = v.InferOutput<typeof weaknessesSchema>
