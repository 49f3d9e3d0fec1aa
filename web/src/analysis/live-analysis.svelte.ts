import { analysisSchema, type Analysis } from '../wire/analysis'
import { queryString } from '../wire/api'
import { readJsonLines } from '../wire/ndjson'
import { debounceMillis, SnapshotStream } from './stream.svelte'

/** Number of positions cached, so that stepping back shows known results at once. */
const cacheSize = 200

interface CacheEntry {
  analysis: Analysis
  /** The time limit it was searched with. */
  seconds: number
}

/** Analysis of one position, refined while the server searches. Analysing another position stops the previous search. */
export class LiveAnalysis extends SnapshotStream<Analysis> {
  private readonly cache = new Map<string, CacheEntry>()

  constructor(read: typeof readJsonLines = readJsonLines) {
    super(analysisSchema, read)
  }

  /** Searches a position for at most this many seconds; a cached result is shown at once. */
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
