import * as v from 'valibot'
import { sideSchema } from './common'

/** Why a move is a mistake, or the best one; docs/explanations.md describes it. What says nothing is missing. */

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

/** Cells that a side ends with: the most important ones by name, how many there are, what they are worth. */
export const holdingSchema = v.object({ cells: v.array(v.string()), count: v.number(), amount: v.number() })
export type Holding = v.InferOutput<typeof holdingSchema>

export const reasonSchema = v.object({
  kind: reasonKindSchema,
  /** Who acts. */
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
  /** The sentence with the sides called X and O. */
  text: v.string(),
})
export type Reason = v.InferOutput<typeof reasonSchema>

/** What moves are worth; docs/analysis.md describes it. All values are seen from the side that moves. */

export const certaintySchema = v.picklist(['proven', 'bounded', 'estimated'])
export type Certainty = v.InferOutput<typeof certaintySchema>

/** How bad a move is, on the server's one scale; a move without a mark is good enough. */
export const markSchema = v.picklist(['inaccuracy', 'mistake', 'blunder'])
export type Mark = v.InferOutput<typeof markSchema>

export const verdictSchema = v.object({
  move: v.string(),
  certainty: certaintySchema,
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

/** What is known of one position of a study. */
export const positionAnalysisSchema = v.object({
  position: v.string(),
  /** The number of the move about to be played, from 1, on the main line. */
  ply: v.exactOptional(v.number()),
  depth: v.number(),
  complete: v.boolean(),
  nodes: v.number(),
  seconds: v.number(),
  /** The best first. */
  moves: v.array(verdictSchema),
  /** Why the move played on the main line is a mistake. */
  why: v.exactOptional(v.array(reasonSchema)),
  /** Why the best move is best. */
  whyBest: v.exactOptional(v.array(reasonSchema)),
  /** How the other side goes on after the move played on the main line. */
  punishment: v.exactOptional(v.array(v.string())),
})
export type PositionAnalysis = v.InferOutput<typeof positionAnalysisSchema>

/** A line of the study's stream: the positions that changed since a version. Applied as a whole, all that is known agrees. */
export const studyUpdateSchema = v.object({
  version: v.string(),
  last: v.boolean(),
  searching: v.exactOptional(v.string()),
  reviewed: v.number(),
  total: v.number(),
  positions: v.array(positionAnalysisSchema),
  /** The deciding mistake of the player who lost. */
  deciding: v.exactOptional(v.number()),
  /** The largest swing, where nobody lost. */
  swing: v.exactOptional(v.number()),
})
export type StudyUpdate = v.InferOutput<typeof studyUpdateSchema>

/** The mistakes of all finished games of a guest by kind, as /api/me/weaknesses tells them; each line is whole. */

export const weaknessMomentSchema = v.object({
  game: v.string(),
  /** The number of the move, from 1. */
  ply: v.number(),
  move: v.string(),
  mark: markSchema,
  /** Whether what the move gave away is proven. */
  sure: v.boolean(),
  /** Why it is a mistake; missing where no reason was found. */
  why: v.exactOptional(v.array(reasonSchema)),
})

export const phaseSchema = v.picklist(['opening', 'middle', 'endgame'])
export type GamePhase = v.InferOutput<typeof phaseSchema>

export const weaknessSchema = v.object({
  /** The code of the category ("raids-left-open"), or "other" where no reason was found. */
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
  /** Games reviewed so far, of so many. */
  reviewed: v.number(),
  total: v.number(),
  moves: v.number(),
  mistakes: v.number(),
  groups: v.array(weaknessSchema),
})
export type Weaknesses = v.InferOutput<typeof weaknessesSchema>
