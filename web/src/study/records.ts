import * as v from 'valibot'
import { jsonRequest, request } from '../wire/api'
import type { Branch, Tree } from './tree'

/** Schemas of game records (docs/record-format.md) and of the server's answer to a text with records. */

export interface RecordedMove {
  move: string
  comment?: string
  variations?: { comment?: string; moves: RecordedMove[] }[]
}

const recordedMoveSchema: v.GenericSchema<RecordedMove> = v.object({
  move: v.string(),
  comment: v.exactOptional(v.string()),
  variations: v.exactOptional(
    v.array(
      v.object({ comment: v.exactOptional(v.string()), moves: v.array(v.lazy(() => recordedMoveSchema)) }),
    ),
  ),
})

export const recordJsonSchema = v.object({
  format: v.exactOptional(v.literal('drey-record')),
  version: v.exactOptional(v.number()),
  game: v.string(),
  start: v.exactOptional(v.string()),
  tags: v.exactOptional(v.record(v.string(), v.string())),
  comment: v.exactOptional(v.string()),
  moves: v.array(recordedMoveSchema),
  result: v.exactOptional(v.string()),
  ending: v.exactOptional(v.string()),
})
export type RecordJson = v.InferOutput<typeof recordJsonSchema>

const parsedRecordSchema = v.object({
  game: v.string(),
  start: v.string(),
  moves: v.array(v.string()),
  tags: v.record(v.string(), v.string()),
  result: v.string(),
  ending: v.exactOptional(v.string()),
  record: recordJsonSchema,
})
export type ParsedRecord = v.InferOutput<typeof parsedRecordSchema>

export const parsedRecordsSchema = v.object({
  records: v.array(parsedRecordSchema),
  problems: v.array(v.object({ where: v.string(), message: v.string() })),
})
export type ParsedRecords = v.InferOutput<typeof parsedRecordsSchema>

/** The tree of a record: each variation is a sibling of the move that it replaces. */
export function treeOfRecord(moves: readonly RecordedMove[]): Tree {
  const [first, ...rest] = moves
  if (!first) return []
  const others = (first.variations ?? []).flatMap((variation) => treeOfRecord(variation.moves))
  return mergeBranches([branchOf(first, treeOfRecord(rest)), ...others])
}

function branchOf({ move, comment }: RecordedMove, next: Tree): Branch {
  return comment === undefined ? { move, next } : { move, comment, next }
}

/** Merges branches that begin with the same move. */
export function mergeBranches(level: Tree): Tree {
  const merged = new Map<string, Branch>()
  for (const branch of level) {
    const existing = merged.get(branch.move)
    merged.set(
      branch.move,
      existing ? { ...existing, next: mergeBranches([...existing.next, ...branch.next]) } : branch,
    )
  }
  return [...merged.values()]
}

/** Maximum size of a request in bytes; the server accepts slightly more. */
export const longestText = 100_000

/** Whether a text is a position: one line that ends with the side to move. */
export const isPosition = (text: string): boolean => /^[a-z][a-z-]*:[^\s[{]+:\s*[xo]$/i.test(text.trim())

/** Whether a text is a transcript: only cells, without the game. */
export function isTranscript(text: string): boolean {
  const trimmed = text.trim()
  return trimmed !== '' && !isPosition(trimmed) && !/^[[{\uFEFF]/.test(trimmed)
}

/** Whether a text fits into a request, counted in bytes of its JSON. */
export function fitsInRequest(text: string, game: string | undefined): boolean {
  return new TextEncoder().encode(JSON.stringify(requestBody(text, game))).length <= longestText
}

/** Parses records, or transcripts of the given game. */
export async function parseRecords(text: string, game: string | undefined): Promise<ParsedRecords> {
  const answer = await request('/api/records', jsonRequest('POST', requestBody(text, game)))
  return v.parse(parsedRecordsSchema, await answer.json())
}

const requestBody = (text: string, game: string | undefined) => (game ? { text, game } : { text })
