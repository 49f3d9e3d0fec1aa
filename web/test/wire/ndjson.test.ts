import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readJsonLines } from '../../src/wire/ndjson'

const schema = v.object({ n: v.number() })

/** Stubs a response that stays open after these chunks. Returns a mock that is called when it is cancelled. */
function respondWith(...chunks: string[]) {
  const cancelled = vi.fn()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
    },
    cancel: cancelled,
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  return cancelled
}

afterEach(() => void vi.unstubAllGlobals())

describe('readJsonLines', () => {
  it('passes on every line, wherever the chunks are split', async () => {
    respondWith('{"n":1}\n\n{"n"', ':2}\n{"n":3}\n')
    const received: number[] = []
    void readJsonLines('/x', schema, ({ n }) => received.push(n))
    await vi.waitFor(() => expect(received).toEqual([1, 2, 3]))
  })

  it('cancels the response if a line is invalid', async () => {
    const cancelled = respondWith('{"n":1}\n{"m":2}\n')
    await expect(readJsonLines('/x', schema, () => undefined)).rejects.toThrow()
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce())
  })

  it('cancels the response if the callback throws', async () => {
    const cancelled = respondWith('{"n":1}\n')
    const aborted = readJsonLines('/x', schema, () => {
      throw new Error('enough')
    })
    await expect(aborted).rejects.toThrow('enough')
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce())
  })
})
