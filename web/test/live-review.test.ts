import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LiveReview } from '../src/truth/review.svelte'
import { Failure } from '../src/wire/api'
import type { readLines } from '../src/wire/lines'
import { truth as words } from '../src/words/en/truth'

const golden = '../server/src/test/resources/dev/drey/server/golden/review.json'
const told = JSON.parse(readFileSync(golden, 'utf8')) as object

/** A server that tells these lines. */
const telling = (...lines: object[]) =>
  ((_path, schema, tell) => {
    for (const line of lines) tell(v.parse(schema, line))
    return Promise.resolve()
  }) as typeof readLines

const asked = async (read: typeof readLines) => {
  const review = new LiveReview(read)
  review.ask('/api/review')
  await new Promise((resolve) => setTimeout(resolve))
  return review
}

describe('a live review', () => {
  it('tells what the server said last', async () => {
    const review = await asked(telling({ ...told, last: false, moves: [] }, { ...told, last: true }))
    expect(review.known?.moves.length).toBeGreaterThan(0)
    expect(review.busy).toBe(false)
    expect(review.failure).toBeUndefined()
  })

  it('says that it broke off, and keeps what it was told', async () => {
    const review = await asked(telling({ ...told, last: false }))
    expect(review.failure).toBe(words.interrupted)
    expect(review.known).toBeDefined()
  })

  it('says in words why there is none', async () => {
    const refusal = new Failure('no', { type: '', title: '', status: 403, code: 'hints-off' })
    const review = await asked((() => Promise.reject(refusal)) as typeof readLines)
    expect(review.failure).toBe(words.failures['hints-off'])
  })

  it('says what became of a search that was lost on the way', async () => {
    const review = await asked(telling({ type: 'problem', code: 'busy', detail: 'no' }))
    expect(review.failure).toBe(words.failures['busy'])
  })
})
