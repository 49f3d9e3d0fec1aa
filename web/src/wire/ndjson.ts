import * as v from 'valibot'
import { request } from './api'

/**
 * Reads a response with one JSON object per line until it ends. Empty lines keep the connection alive. Aborting the signal
 * stops the response, and the server's work for it.
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
    // Frees the connection; a response that broke off has ended already.
    void reader.cancel().catch(() => undefined)
  }
}
