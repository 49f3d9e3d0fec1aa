import { vi } from 'vitest'
import { ApiError } from '../src/wire/api'
import type { readJsonLines } from '../src/wire/ndjson'

export const apiError = (code: string, status = 429) =>
  new ApiError('as the server says it', { type: '', title: '', status, code })

/** A server whose responses are controlled by the test. */
export class FakeStreamServer {
  readonly requests: {
    path: string
    pathname: string
    query: URLSearchParams
    sendLine: (line: unknown) => void
    end: () => void
    fail: (error: unknown) => void
    signal: AbortSignal | undefined
  }[] = []

  readonly read = ((path, _schema, onLine, signal) =>
    new Promise<void>((end, fail) => {
      const { pathname, searchParams: query } = new URL(path, 'http://drey')
      this.requests.push({
        path,
        pathname,
        query,
        sendLine: onLine as (line: unknown) => void,
        end,
        fail,
        signal,
      })
    })) as typeof readJsonLines

  request(index: number) {
    const request = this.requests[index]
    if (!request) throw new Error(`only ${this.requests.length} requests were sent`)
    return request
  }
}

export const advance = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds)
