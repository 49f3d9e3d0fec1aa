import { query } from '../wire/api'
import { readLines } from '../wire/ndjson'
import { analysis, type Analysis } from '../wire/analysis'
import { LiveAnswer, pause } from './stream.svelte'

/** Positions remembered, so that stepping back shows at once what was found. */
const remembered = 200

interface Kept {
  known: Analysis
  /** How long it was allowed to think. */
  seconds: number
}

/**
 * What the moves of one position are worth, refined for as long as the server thinks. One search at a time: asking about another
 * position ends the one before.
 */
export class LiveAnalysis extends LiveAnswer<Analysis> {
  private readonly kept = new Map<string, Kept>()

  constructor(read: typeof readLines = readLines) {
    super(analysis, read)
  }

  /** Thinks about a position for some seconds at most; what was found before is shown at once. */
  ask(position: string, seconds = 10): void {
    this.reset()
    const before = this.kept.get(position)
    this.known = before?.known
    if (before && (before.known.complete || before.seconds >= seconds)) return
    this.begin('/api/analysis' + query({ position, seconds }), pause, (known) => {
      if (known.last) this.keep(position, { known, seconds })
    })
  }

  private keep(position: string, kept: Kept): void {
    this.kept.delete(position)
    this.kept.set(position, kept)
    const oldest = this.kept.keys().next()
    if (this.kept.size > remembered && !oldest.done) this.kept.delete(oldest.value)
  }
}
