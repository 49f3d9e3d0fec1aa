import * as v from 'valibot'
import { side } from './common'

/** Why a move is a mistake, or the best one; docs/explanations.md describes it. What says nothing is missing. */

export const reasonKind = v.picklist([
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
export const holding = v.object({ cells: v.array(v.string()), count: v.number(), amount: v.number() })
export type Holding = v.InferOutput<typeof holding>

export const reason = v.object({
  kind: reasonKind,
  /** Who acts. */
  side,
  move: v.exactOptional(v.string()),
  cells: v.exactOptional(v.array(v.string())),
  count: v.exactOptional(v.number()),
  amount: v.exactOptional(v.number()),
  unit: v.exactOptional(v.picklist(['nuts', 'cells', 'discs'])),
  where: v.exactOptional(v.picklist(['top', 'bottom', 'left', 'right'])),
  better: v.exactOptional(v.string()),
  only: v.exactOptional(v.boolean()),
  back: v.exactOptional(holding),
  otherwise: v.exactOptional(v.number()),
  /** The sentence with the sides called X and O. */
  text: v.string(),
})
export type Reason = v.InferOutput<typeof reason>
