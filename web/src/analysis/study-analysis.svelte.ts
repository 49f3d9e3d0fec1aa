import { query } from '../wire/api'
import { readLines } from '../wire/ndjson'
import type { Side } from '../wire/common'
import { studyLine, type Studied, type StudyLine } from '../wire/analysis'
import { isOutage, isPassing } from './errors'
import { hear } from './hear'
import { Live, pause } from './stream.svelte'
import type { Patience } from './patience'

/** Seconds to think about the position looked at, and when that was not enough. */
const usualSeconds = 8
export const longSeconds = 60

/** Retries passing failures and outages for about ten seconds before it reports them. */
const patience: Patience = {
  rests: [300, 700, 1500, 3000, 5000],
  forgives: (error) => isPassing(error) || isOutage(error),
}

/** What is studied: a line of play, and the position looked at. */
export interface Question {
  start: string
  /** The main line. */
  moves: readonly string[]
  /** How the main line ended, if it did. */
  winner: Side | 'draw' | undefined
  /** The position looked at, to be searched first; undefined where there is no move to judge. */
  at: string | undefined
}

/** All that is known of a study. One value, replaced as a whole: whatever is shown of it agrees. */
export interface Known {
  positions: ReadonlyMap<string, Studied>
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

const nothing: Known = {
  positions: new Map(),
  deciding: undefined,
  swing: undefined,
  reviewed: 0,
  total: 0,
  searching: undefined,
  done: false,
}

/** What is known after one more line. */
export function applied(known: Known, line: StudyLine): Known {
  const changed = line.positions.map((entry): [string, Studied] => [entry.position, entry])
  return {
    positions: changed.length > 0 ? new Map([...known.positions, ...changed]) : known.positions,
    deciding: line.deciding,
    swing: line.swing,
    reviewed: line.reviewed,
    total: line.total,
    searching: line.last ? undefined : line.searching,
    done: known.done || (line.last && line.reviewed >= line.total),
  }
}

/** What is known whatever the main line is: what positions are worth, but nothing about the moves played in them. */
export function withoutLine({ positions }: Known): Known {
  const kept = [...positions].map(([position, entry]): [string, Studied] => {
    const { ply: _ply, why: _why, punishment: _punishment, ...rest } = entry
    return [position, rest]
  })
  return { ...nothing, positions: new Map(kept) }
}

/**
 * The one store of what a study knows: verdicts, review, graph, marks, hints and lines all read it. The server deepens it line by
 * line; one stream at a time, with the position looked at first.
 */
export class StudyKnowledge extends Live {
  known: Known = $state.raw(nothing)

  private question: Question | undefined
  private seconds = 0
  private line = ''
  /** The version told last for this line; the server tells only what changed since. */
  private since: string | undefined
  /** How long each position was allowed to be looked at. */
  private readonly granted = new Map<string, number>()

  constructor(private readonly read: typeof readLines = readLines) {
    super()
  }

  /** Follows a study; what is known is shown at once. Nothing is asked for if all of it was told already. */
  ask(question: Question, seconds = usualSeconds): void {
    const line = JSON.stringify([question.start, question.moves, question.winner])
    const same = line === this.line && question.at === this.question?.at
    if (this.busy && same && seconds <= this.seconds) return
    this.reset()
    this.question = question
    this.seconds = seconds
    if (line !== this.line) {
      this.line = line
      this.since = undefined
      this.known = withoutLine(this.known)
    }
    if (this.known.done && this.isEnough(question.at, seconds)) return
    // Each attempt goes on from what the one before was told.
    this.follow((signal) => this.listen(question, seconds, signal), { pause, patience })
  }

  /** Looks at the same position for longer. */
  longer(): void {
    if (this.question) this.ask(this.question, longSeconds)
  }

  /** Asks again after a failure, or goes on after a stop. */
  again(): void {
    if (this.question) this.ask(this.question)
  }

  at(position: string | undefined): Studied | undefined {
    return position === undefined ? undefined : this.known.positions.get(position)
  }

  /** Whether every move of the main line was looked at. */
  get isReviewed(): boolean {
    const { done, reviewed, total } = this.known
    return done || (total > 0 && reviewed >= total)
  }

  /** Whether a position is being searched, and not another one of the game. */
  isSearching(position: string | undefined): boolean {
    const { searching } = this.known
    return this.busy && (searching === undefined || searching === position)
  }

  private isEnough(at: string | undefined, seconds: number): boolean {
    return at === undefined || this.at(at)?.complete === true || (this.granted.get(at) ?? 0) >= seconds
  }

  private listen(question: Question, seconds: number, signal: AbortSignal): Promise<void> {
    const { start, moves, winner, at } = question
    const path =
      '/api/study' +
      query({ position: start, moves: moves.join(','), at, winner, since: this.since, seconds })
    const told = (line: StudyLine): void => {
      this.since = line.version
      this.known = applied(this.known, line)
      if (line.last && at !== undefined) this.granted.set(at, seconds)
    }
    return hear(this.read, path, studyLine, told, signal)
  }
}
