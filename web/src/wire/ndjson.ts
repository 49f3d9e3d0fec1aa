import * as v from 'valibot'
import { request } from './api'

/**
 * Reads an answer that comes a JSON object a line, for as long as it comes. Empty lines only say that the connection lives.
 * Stopping the signal stops the answer, and what the server does for it.
 */
export async function readJsonLines<T extends v.GenericSchema>(
  path: string,
  schema: T,
  onLine: (line: v.InferOutput<T>) => void,
  signal?: AbortSignal,
): Promise<void> {
  const response = await request(path, signal ? { signal } : undefined)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + (value ?? '')).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim() !== '') onLine(v.parse(schema, JSON.parse(line)))
      if (done) return
    }
  } finally {
    // Nobody reads what else would come: the connection is for others. An answer that broke is at its end already.
    void reader.cancel().catch(() => undefined)
  }
}
