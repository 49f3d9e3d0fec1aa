import type { Badge } from '../board/model'
import { LiveAnalysis } from '../analysis/live-analysis.svelte'
import { badges, bestOf } from '../analysis/marks'
import type { Analysis, Verdict } from '../wire/analysis'
import type { Reason } from '../wire/why'
import type { Table } from './live-game.svelte'

/** Long enough for a verdict that helps, short enough to play on. */
const seconds = 5

/** What one's own moves are worth, for whoever wants to know while playing. */
export class Hints {
  wanted = $state(false)
  readonly analysis = new LiveAnalysis()

  readonly allowed = $derived.by(() => {
    const { game, state, you } = this.table.view
    return game?.hints === true && you !== undefined && state?.status === 'running'
  })

  /** The position to think about; none while there is nothing to choose. */
  private readonly position = $derived.by(() => {
    const { view, obstacle } = this.table
    return this.wanted && this.allowed && !obstacle ? view.state?.position : undefined
  })

  /** What is known about the position on the board, and nothing about any other. */
  private readonly known: Analysis | undefined = $derived.by(() => {
    const { known } = this.analysis
    return known && known.position === this.position ? known : undefined
  })

  readonly badges: readonly Badge[] = $derived(badges(this.known?.moves ?? []))
  readonly best: Verdict | undefined = $derived(bestOf(this.known?.moves ?? []))
  /** Why the best move is best. */
  readonly why: readonly Reason[] | undefined = $derived(this.known?.why)

  constructor(private readonly table: Table) {}

  /** Sees to it that the search is about what is on the board; to be called again whenever that changes. */
  follow(): void {
    const position = this.position
    if (!position) return this.analysis.clear()
    this.table.helped = true
    this.analysis.ask(position, seconds)
  }
}
