import { studyUpdateSchema, type PositionAnalysis, type StudyUpdate } from '../wire/analysis'
import { queryString } from '../wire/api'
import type { Side } from '../wire/common'
import { readJsonLines } from '../wire/ndjson'
import { isOutage, isTemporary, type RetryPolicy } from './errors'
import { debounceMillis, readStream, ServerStream } from './stream.svelte'

/** Seconds to think about the position looked at, and when that was not enough. */
const defaultSeconds = 8
export const longSeconds = 60

/** Retries passing failures and outages for about ten seconds before it reports them. */
const retryPolicy: RetryPolicy = {
  delays: [300, 700, 1500, 3000, 5000],
  shouldRetry: (error) => isTemporary(error) || isOutage(error),
}

/** What is studied: a line of play, and the position looked at. */
export interface StudyQuery {
  start: string
  /** The main line. */
  moves: readonly string[]
  /** How the main line ended, if it did. */
  winner: Side | 'draw' | undefined
  /** The position looked at, to be searched first; undefined where there is no move to judge. */
  at: string | undefined
}

/** All that is known of a study. One value, replaced as a whole: whatever is shown of it agrees. */
export interface StudySnapshot {
  positions: ReadonlyMap<string, PositionAnalysis>
  /** The deciding mistake of the player who lost, or else the largest swing: the number of the move. */
  deciding: number | undefined
  swing: number | undefined
  /** How many moves of the main line were looked at, and how many there are. */
  reviewed: number
  total: number
  /** The position being searched. */
  searching: string | undefined
  /** Whether the server has said its last word about every move of the main line; a study in another tab may end this one early. */
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

/** What is known after one more line. */
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

/** What is known whatever the main line is: what positions are worth, but nothing about the moves played in them. */
export function withoutMainLine({ positions }: StudySnapshot): StudySnapshot {
  const kept = [...positions].map(([position, entry]): [string, PositionAnalysis] => {
    const { ply: _ply, why: _why, punishment: _punishment, ...rest } = entry
    return [position, rest]
  })
  return { ...emptySnapshot, positions: new Map(kept) }
}

/**
 * The one store of what a study knows: verdicts, review, graph, marks, hints and lines all read it. The server deepens it line by
 * line; one stream at a time, with the position looked at first.
 */
export class StudyAnalysis extends ServerStream {
  snapshot: StudySnapshot = $state.raw(emptySnapshot)

  private query: StudyQuery | undefined
  private seconds = 0
  private lineKey = ''
  /** The version told last for this line; the server tells only what changed since. */
  private since: string | undefined
  /** How long each position was allowed to be looked at. */
  private readonly searchedSeconds = new Map<string, number>()

  constructor(private readonly read: typeof readJsonLines = readJsonLines) {
    super()
  }

  /** Follows a study; what is known is shown at once. Nothing is asked for if all of it was told already. */
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
    // Each attempt goes on from what the one before was told.
    this.open((signal) => this.readUpdates(query, seconds, signal), {
      debounce: debounceMillis,
      retryPolicy,
    })
  }

  /** Looks at the same position for longer. */
  searchLonger(): void {
    if (this.query) this.follow(this.query, longSeconds)
  }

  /** Asks again after a failure, or goes on after a stop. */
  resume(): void {
    if (this.query) this.follow(this.query)
  }

  entry(position: string | undefined): PositionAnalysis | undefined {
    return position === undefined ? undefined : this.snapshot.positions.get(position)
  }

  /** Whether every move of the main line was looked at. */
  get isReviewed(): boolean {
    const { done, reviewed, total } = this.snapshot
    return done || (total > 0 && reviewed >= total)
  }

  /** Whether a position is being searched, and not another one of the game. */
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
