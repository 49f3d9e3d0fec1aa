import { studyUpdateSchema, type PositionAnalysis, type StudyUpdate } from '../wire/analysis'
import { queryString } from '../wire/api'
import type { Side } from '../wire/common'
import { readJsonLines } from '../wire/ndjson'
import { isOutage, isTemporary, type RetryPolicy } from './errors'
import { debounceMillis, readStream, ServerStream } from './stream.svelte'

/** Time limits for the position shown, in seconds: by default, and on request. */
const defaultSeconds = 8
export const longSeconds = 60

/** Retries temporary errors and outages for about ten seconds before it reports them. */
const retryPolicy: RetryPolicy = {
  delays: [300, 700, 1500, 3000, 5000],
  shouldRetry: (error) => isTemporary(error) || isOutage(error),
}

/** A main line and the position shown. */
export interface StudyQuery {
  start: string
  moves: readonly string[]
  /** Result of the main line, if it has one. */
  winner: Side | 'draw' | undefined
  /** The position shown, which is searched first; undefined if it has no move to judge. */
  at: string | undefined
}

/** The results of a study so far. It is replaced as a whole, so everything derived from it agrees. */
export interface StudySnapshot {
  positions: ReadonlyMap<string, PositionAnalysis>
  /** Ply of the deciding mistake of the player who lost, or else of the largest swing. */
  deciding: number | undefined
  swing: number | undefined
  /** Number of moves of the main line that are reviewed, and their total. */
  reviewed: number
  total: number
  /** The position being searched. */
  searching: string | undefined
  /** Whether the review of the main line is final. A study in another tab may end this stream earlier. */
  done: boolean
}

const emptySnapshot: StudySnapshot = {
  positions: new Map(),
  deciding: undefined,
  swing: undefined,
  reviewed: 0,
  total: 0,
  searching: undefined,
  done: false,
}

/** The snapshot after one more update. */
export function applyUpdate(snapshot: StudySnapshot, update: StudyUpdate): StudySnapshot {
  const changed = update.positions.map((entry): [string, PositionAnalysis] => [entry.position, entry])
  return {
    positions: changed.length > 0 ? new Map([...snapshot.positions, ...changed]) : snapshot.positions,
    deciding: update.deciding,
    swing: update.swing,
    reviewed: update.reviewed,
    total: update.total,
    searching: update.last ? undefined : update.searching,
    done: snapshot.done || (update.last && update.reviewed >= update.total),
  }
}

/** Keeps the values of positions, which do not depend on the main line, and drops what refers to the moves played. */
export function withoutMainLine({ positions }: StudySnapshot): StudySnapshot {
  const kept = [...positions].map(([position, entry]): [string, PositionAnalysis] => {
    const { ply: _ply, why: _why, punishment: _punishment, ...rest } = entry
    return [position, rest]
  })
  return { ...emptySnapshot, positions: new Map(kept) }
}

/**
 * The results of a study; verdicts, review, graph, marks, hints and lines all read them. One stream at a time updates them,
 * with the position shown searched first.
 */
export class StudyAnalysis extends ServerStream {
  snapshot: StudySnapshot = $state.raw(emptySnapshot)

  private query: StudyQuery | undefined
  private seconds = 0
  private lineKey = ''
  /** Version of the last update for this main line; the server sends only later changes. */
  private since: string | undefined
  /** The time limit with which each position was searched. */
  private readonly searchedSeconds = new Map<string, number>()

  constructor(private readonly read: typeof readJsonLines = readJsonLines) {
    super()
  }

  /** Follows a study. Known results are shown at once, and no request is sent if all of them are final. */
  follow(query: StudyQuery, seconds = defaultSeconds): void {
    const update = JSON.stringify([query.start, query.moves, query.winner])
    const same = update === this.lineKey && query.at === this.query?.at
    if (this.isBusy && same && seconds <= this.seconds) return
    this.reset()
    this.query = query
    this.seconds = seconds
    if (update !== this.lineKey) {
      this.lineKey = update
      this.since = undefined
      this.snapshot = withoutMainLine(this.snapshot)
    }
    if (this.snapshot.done && this.isSearchedFor(query.at, seconds)) return
    // Each attempt continues from the last update of the previous one.
    this.open((signal) => this.readUpdates(query, seconds, signal), {
      debounce: debounceMillis,
      retryPolicy,
    })
  }

  /** Searches the same position with the longer time limit. */
  searchLonger(): void {
    if (this.query) this.follow(this.query, longSeconds)
  }

  /** Continues after an error or a stop. */
  resume(): void {
    if (this.query) this.follow(this.query)
  }

  entry(position: string | undefined): PositionAnalysis | undefined {
    return position === undefined ? undefined : this.snapshot.positions.get(position)
  }

  /** Whether every move of the main line is reviewed. */
  get isReviewed(): boolean {
    const { done, reviewed, total } = this.snapshot
    return done || (total > 0 && reviewed >= total)
  }

  /** Whether this position is being searched, rather than another one of the game. */
  isSearching(position: string | undefined): boolean {
    const { searching } = this.snapshot
    return this.isBusy && (searching === undefined || searching === position)
  }

  private isSearchedFor(at: string | undefined, seconds: number): boolean {
    return (
      at === undefined || this.entry(at)?.complete === true || (this.searchedSeconds.get(at) ?? 0) >= seconds
    )
  }

  private readUpdates(query: StudyQuery, seconds: number, signal: AbortSignal): Promise<void> {
    const { start, moves, winner, at } = query
    const path =
      '/api/study' +
      queryString({ position: start, moves: moves.join(','), at, winner, since: this.since, seconds })
    const onUpdate = (update: StudyUpdate): void => {
      this.since = update.version
      this.snapshot = applyUpdate(this.snapshot, update)
      if (update.last && at !== undefined) this.searchedSeconds.set(at, seconds)
    }
    return readStream(this.read, path, studyUpdateSchema, onUpdate, signal)
  }
}
