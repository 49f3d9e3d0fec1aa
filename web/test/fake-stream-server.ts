import { vi } from 'vitest'
import { ApiError } from '../src/wire/api'
import type { readJsonLines } from '../src/wire/ndjson'

export const rejection = (code: string, status = 429) =>
  new ApiError('as the server says it', { type: '', title: '', status, code })

/** A server whose answers the test gives by hand. */
export class Desk {
  readonly asked: {
    path: string
    pathname: string
    query: URLSearchParams
    tell: (line: unknown) => void
    end: () => void
    fail: (e: unknown) => void
    signal: AbortSignal | undefined
  }[] = []

  readonly read = ((path, _schema, tell, signal) =>
    new Promise<void>((end, fail) => {
      const { pathname, searchParams: query } = new URL(path, 'http://drey')
      this.asked.push({ path, pathname, query, tell: tell as (line: unknown) => void, end, fail, signal })
    })) as typeof readJsonLines

  at(index: number) {
    const asked = this.asked[index]
    if (!asked) throw new Error(`only ${this.asked.length} were asked`)
    return asked
  }
}

export const settle = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds)
