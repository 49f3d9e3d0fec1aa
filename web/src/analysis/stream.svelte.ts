import * as v from 'valibot'
import { ApiError } from '../wire/api'
import type { readJsonLines } from '../wire/ndjson'
import { verdictWords as words } from '$words/verdicts'
import { analysisErrorText, blockingGamePage, sleep, withRetries, type RetryPolicy } from './errors'

/** Somebody who steps through a game quickly asks about every position only for a blink. */
export const debounceMillis = 120

/** How a question is asked: after how many milliseconds, and how patiently. */
interface StreamOptions {
  debounce?: number
  retryPolicy?: RetryPolicy
}

/** A question that the server answers bit by bit. One at a time. */
export abstract class ServerStream {
  isBusy = $state(false)
  /** Why nothing more comes, in words. */
  error: string | undefined = $state()
  /** Page of the running game without hints that blocks this analysis. */
  blockingGame: string | undefined = $state()

  private request: AbortController | undefined

  /** Stops; what is known stays. */
  stop(): void {
    this.request?.abort()
    this.request = undefined
    this.isBusy = false
  }

  /** Stops, and forgets why nothing more came. */
  protected reset(): void {
    this.stop()
    this.error = undefined
    this.blockingGame = undefined
  }

  /** Asks; each attempt reads the answer to its end. What was asked before must have been stopped. */
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
    this.error = analysisErrorText(error)
    this.blockingGame = blockingGamePage(error)
  }
}

/** An answer each line of which says all that is known by then. */
export abstract class SnapshotStream<T extends { last?: boolean }> extends ServerStream {
  /** All that is known by now about what was asked last. */
  latest: T | undefined = $state.raw()

  constructor(
    private readonly schema: v.GenericSchema<unknown, T>,
    private readonly read: typeof readJsonLines,
  ) {
    super()
  }

  /** Stops, and knows nothing. */
  clear(): void {
    this.reset()
    this.latest = undefined
  }

  /** Asks, after a pause if there is one; `told` hears each line that comes. What was asked before must have been stopped. */
  protected start(path: string, debounce = 0, onLine: (line: T) => void = () => undefined): void {
    const receive = (line: T): void => {
      this.latest = line
      onLine(line)
    }
    this.open((signal) => readStream(this.read, path, this.schema, receive, signal), { debounce })
  }
}

/**
 * Reads an answer of lines up to its last one. Throws a {@link ApiError} if a line says that the search was lost, or if the answer
 * ends before its last line. Nothing is told once the signal is aborted.
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

/** The last line of a search that could not be finished: its answer had begun already. */
export const problemLineSchema = v.object({
  type: v.literal('problem'),
  code: v.string(),
  detail: v.string(),
})
