import * as v from 'valibot'
import { sideSchema } from './common'

/** Schema of a traced search, from /api/xray: one array per property, with the nodes in the order of their visits. */

export const algorithmSchema = v.picklist(['greedy', 'minimax', 'alpha-beta'])
export type Algorithm = v.InferOutput<typeof algorithmSchema>

const numbers = v.array(v.number())

const cutoffSchema = v.object({
  node: v.number(),
  by: v.picklist(['alpha', 'beta']),
  bound: v.number(),
  refutation: v.number(),
  above: v.number(),
  refuge: v.number(),
})
export type Cutoff = v.InferOutput<typeof cutoffSchema>

export const xraySchema = v.object({
  position: v.string(),
  algorithm: algorithmSchema,
  depth: v.number(),
  nodes: v.number(),
  max: sideSchema,
  infinity: v.number(),
  chosen: v.object({ move: v.string(), value: v.number() }),
  tree: v.object({
    parent: numbers,
    move: v.array(v.string()),
    depth: numbers,
    value: numbers,
    bound: v.array(v.picklist(['exact', 'at-least', 'at-most'])),
    alpha: numbers,
    beta: numbers,
    best: numbers,
    leftOut: numbers,
    over: v.array(v.boolean()),
  }),
  cuts: v.array(cutoffSchema),
})
export type XrayTree = v.InferOutput<typeof xraySchema>
