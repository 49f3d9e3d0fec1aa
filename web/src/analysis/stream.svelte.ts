import * as v from 'valibot'
import type { Message } from '../shared/message'
import { ApiError } from '../wire/api'
import type { readJsonLines } from '../wire/ndjson'
import { verdictWords as words } from '$words/verdicts'
import { analysisMessage, blockingGamePage, sleep, withRetries, type RetryPolicy } from './errors'

/** Delay before a request, so that stepping quickly through a game does not send one for every position. */
export const debounceMillis = 120

/** The delay before the first attempt, and when to retry. */
interface StreamOptions {
  debounce?: number
  retryPolicy?: RetryPolicy
}

/** A request that the server answers line by line. Only one runs at a time. */
export abstract class ServerStream {
  isBusy = $state(false)
  /** Why the stream ended early. */
  error: Message | undefined = $state.raw()
  /** Address of the running game without hints that blocks this analysis. */
  blockingGame: string | undefined = $state()

  private request: AbortController | undefined

  /** Stops the request and keeps the results. */
  stop(): void {
    this.request?.abort()
    this.request = undefined
    this.isBusy = false
  }

  /** Stops the request and clears the error. */
  protected reset(): void {
    this.stop()
    this.error = undefined
    this.blockingGame = undefined
  }

  /** Starts a request; each attempt reads its response to the end. The previous request must have been stopped. */
  protected open(attempt: (signal: AbortSignal) => Promise<void>, options: StreamOptions = {}): void {
    const request = new AbortController()
    this.request = request
    this.isBusy = true
    void this.run(attempt, options, request.signal)
  }

  private async run(
    attempt: (signal: AbortSignal) => Promise<void>,
    { debounce = 0, retryPolicy }: StreamOptions,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      if (debounce > 0) await sleep(debounce, signal)
      await withRetries(() => attempt(signal), signal, retryPolicy)
    } catch (error) {
      if (!signal.aborted) this.fail(error)
    } finally {
      if (!signal.aborted) this.isBusy = false
    }
  }

  private fail(error: unknown): void {
    this.error = analysisMessage(error)
    this.blockingGame = blockingGamePage(error)
  }
}

/** A stream in which every line contains the whole result so far. */
export abstract class SnapshotStream<T extends { last?: boolean }> extends ServerStream {
  /** The result so far of the latest request. */
  latest: T | undefined = $state.raw()

  constructor(
    private readonly schema: v.GenericSchema<unknown, T>,
    private readonly read: typeof readJsonLines,
  ) {
    super()
  }

  /** Stops the request and clears the result. */
  clear(): void {
    this.reset()
    this.latest = undefined
  }

  /** Starts a request, after the given delay; `onLine` receives every line. The previous request must have been stopped. */
  protected start(path: string, debounce = 0, onLine: (line: T) => void = () => undefined): void {
    const receive = (line: T): void => {
      this.latest = line
      onLine(line)
    }
    this.open((signal) => readStream(this.read, path, this.schema, receive, signal), { debounce })
  }
}

/**
 * Reads a stream of lines up to its last one. Throws an {@link ApiError} if a line reports a problem, or if the stream ends
 * before its last line. No line is passed on once the signal is aborted.
 */
export async function readStream<T extends { last?: boolean }>(
  read: typeof readJsonLines,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  onLine: (line: T) => void,
  signal: AbortSignal,
): Promise<void> {
  let last = false
  await read(
    path,
    v.union([problemLineSchema, schema]),
    (line) => {
      if (signal.aborted) return
      if ('code' in line) throw problemError(line)
      last = line.last ?? false
      onLine(line)
    },
    signal,
  )
  if (!last && !signal.aborted) throw new ApiError(words.interrupted)
}

function problemError({ code, detail }: v.InferOutput<typeof problemLineSchema>): ApiError {
  return new ApiError(detail, { type: code, title: detail, status: 503, code, detail })
}

/** The last line of a search that failed after its response had begun. */
const problemLineSchema = v.object({
  type: v.literal('problem'),
  code: v.string(),
  detail: v.string(),
})
