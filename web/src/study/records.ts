import * as v from 'valibot'
import type { Branch, Tree } from './tree'

/** A game record as docs/record-format.md has it in JSON, and what the server makes of a text with several. */

export interface RecordedMove {
  move: string
  comment?: string
  variations?: { comment?: string; moves: RecordedMove[] }[]
}

const recordedMove: v.GenericSchema<RecordedMove> = v.object({
  move: v.string(),
  comment: v.exactOptional(v.string()),
  variations: v.exactOptional(
    v.array(v.object({ comment: v.exactOptional(v.string()), moves: v.array(v.lazy(() => recordedMove)) })),
  ),
})

export const recordJson = v.object({
  format: v.exactOptional(v.literal('drey-record')),
  version: v.exactOptional(v.number()),
  game: v.string(),
  start: v.exactOptional(v.string()),
  tags: v.exactOptional(v.record(v.string(), v.string())),
  comment: v.exactOptional(v.string()),
  moves: v.array(recordedMove),
  result: v.exactOptional(v.string()),
  ending: v.exactOptional(v.string()),
})
export type RecordJson = v.InferOutput<typeof recordJson>

export const readRecord = v.object({
  game: v.string(),
  start: v.string(),
  moves: v.array(v.string()),
  tags: v.record(v.string(), v.string()),
  result: v.string(),
  ending: v.exactOptional(v.string()),
  record: recordJson,
})
export type ReadRecord = v.InferOutput<typeof readRecord>

export const readRecords = v.object({
  records: v.array(readRecord),
  problems: v.array(v.object({ where: v.string(), message: v.string() })),
})
export type ReadRecords = v.InferOutput<typeof readRecords>

/** The moves of a record with its variations: each stands beside the move it could have been played for. */
export function treeOfRecord(moves: readonly RecordedMove[]): Tree {
  const [first, ...rest] = moves
  if (!first) return []
  const others = (first.variations ?? []).flatMap((variation) => treeOfRecord(variation.moves))
  return joined([branch(first, treeOfRecord(rest)), ...others])
}

function branch({ move, comment }: RecordedMove, next: Tree): Branch {
  return comment === undefined ? { move, next } : { move, comment, next }
}

/** Two variations may begin with the same move: they are one until they part. */
export function joined(level: Tree): Tree {
  const known = new Map<string, Branch>()
  for (const one of level) {
    const same = known.get(one.move)
    known.set(one.move, same ? { ...same, next: joined([...same.next, ...one.next]) } : one)
  }
  return [...known.values()]
}
