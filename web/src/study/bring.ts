import * as v from 'valibot'
import { ask, send } from '../wire/api'
import { readRecords, type ReadRecords } from './records'

/** What somebody pastes: whatever it is, it can be told by how it begins. */

/** As many bytes as may be sent; the server reads a little more. */
export const longest = 100_000

/** A position is one line with its side to move at the end. */
export const isPosition = (text: string): boolean => /^[a-z][a-z-]*:[^\s[{]+:\s*[xo]$/i.test(text.trim())

/** Cells alone; it does not say of which game. */
export function isTranscript(text: string): boolean {
  const trimmed = text.trim()
  return trimmed !== '' && !isPosition(trimmed) && !/^[[{\uFEFF]/.test(trimmed)
}

/** Whether a text can be sent. Every line's end and every accent in it takes more bytes than one. */
export function fits(text: string, game: string | undefined): boolean {
  return new TextEncoder().encode(JSON.stringify(question(text, game))).length <= longest
}

/** Reads records, or transcripts of a game. */
export async function readText(text: string, game: string | undefined): Promise<ReadRecords> {
  const answer = await ask('/api/records', send('POST', question(text, game)))
  return v.parse(readRecords, await answer.json())
}

const question = (text: string, game: string | undefined) => (game ? { text, game } : { text })
