import * as v from 'valibot'
import { ask, send } from '../wire/api'
import { readRecords, type ReadRecords } from './record'

/** What somebody pastes: whatever it is, it can be told by how it begins. */

/** As much as the server reads. */
export const longest = 100_000

/** A position is one line with its side to move at the end. */
export const isPosition = (text: string): boolean => /^[a-z][a-z-]*:[^\s[{]+:\s*[xo]$/i.test(text.trim())

/** Cells alone; it does not say of which game. */
export function isTranscript(text: string): boolean {
  const trimmed = text.trim()
  return trimmed !== '' && !isPosition(trimmed) && !/^[[{\uFEFF]/.test(trimmed)
}

/** Reads records, or transcripts of a game. */
export async function readText(text: string, game: string | undefined): Promise<ReadRecords> {
  const answer = await ask('/api/records', send('POST', game ? { text, game } : { text }))
  return v.parse(readRecords, await answer.json())
}
