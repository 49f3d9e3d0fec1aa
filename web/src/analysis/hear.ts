import * as v from 'valibot'
import { Failure } from '../wire/api'
import type { readLines } from '../wire/ndjson'
import { truth as words } from '$words/verdicts'
import { lost } from './lost'

/**
 * Reads an answer of lines up to its last one. Throws a {@link Failure} if a line says that the search was lost, or if the answer
 * ends before its last line. Nothing is told once the signal is aborted.
 */
export async function hear<T extends { last?: boolean }>(
  read: typeof readLines,
  path: string,
  shape: v.GenericSchema<unknown, T>,
  told: (line: T) => void,
  signal: AbortSignal,
): Promise<void> {
  let last = false
  await read(
    path,
    v.union([lost, shape]),
    (line) => {
      if (signal.aborted) return
      if ('code' in line) throw lostOnTheWay(line)
      last = line.last ?? false
      told(line)
    },
    signal,
  )
  if (!last && !signal.aborted) throw new Failure(words.interrupted)
}

function lostOnTheWay({ code, detail }: v.InferOutput<typeof lost>): Failure {
  return new Failure(detail, { type: code, title: detail, status: 503, code, detail })
}
