import { analysisSchema, type Analysis } from '../wire/analysis'
import { queryString } from '../wire/api'
import { readJsonLines } from '../wire/ndjson'
import { debounceMillis, SnapshotStream } from './stream.svelte'

/** Positions remembered, so that stepping back shows at once what was found. */
const cacheSize = 200

interface CacheEntry {
  analysis: Analysis
  /** How long it was allowed to think. */
  seconds: number
}

/**
 * What the moves of one position are worth, refined for as long as the server thinks. One search at a time: asking about another
 * position ends the one before.
 */
export class LiveAnalysis extends SnapshotStream<Analysis> {
  private readonly cache = new Map<string, CacheEntry>()

  constructor(read: typeof readJsonLines = readJsonLines) {
    super(analysisSchema, read)
  }

  /** Thinks about a position for some seconds at most; what was found before is shown at once. */
  analyse(position: string, seconds = 10): void {
    this.reset()
    const cached = this.cache.get(position)
    this.latest = cached?.analysis
    if (cached && (cached.analysis.complete || cached.seconds >= seconds)) return
    this.start('/api/analysis' + queryString({ position, seconds }), debounceMillis, (update) => {
      if (update.last) this.store(position, { analysis: update, seconds })
    })
  }

  private store(position: string, entry: CacheEntry): void {
    this.cache.delete(position)
    this.cache.set(position, entry)
    const oldest = this.cache.keys().next()
    if (this.cache.size > cacheSize && !oldest.done) this.cache.delete(oldest.value)
  }
}
