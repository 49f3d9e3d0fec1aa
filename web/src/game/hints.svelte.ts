import { LiveAnalysis } from '../analysis/live-analysis.svelte'
import { badgesOf, bestVerdict } from '../analysis/marks'
import type { Badge } from '../board/model'
import type { Analysis, Reason, Verdict } from '../wire/analysis'
import type { LiveGame } from './live-game.svelte'

/** Long enough for a verdict that helps, short enough to play on. */
const seconds = 5

/** What one's own moves are worth, for whoever wants to know while playing. */
export class Hints {
  isOn = $state(false)
  readonly analysis = new LiveAnalysis()

  readonly isAllowed = $derived.by(() => {
    const { game, state, you } = this.live.view
    return game?.hints === true && you !== undefined && state?.status === 'running'
  })

  /** The position to think about; none while there is nothing to choose. */
  private readonly position = $derived.by(() => {
    const { view, obstacle } = this.live
    return this.isOn && this.isAllowed && !obstacle ? view.state?.position : undefined
  })

  /** What is known about the position on the board, and nothing about any other. */
  private readonly current: Analysis | undefined = $derived.by(() => {
    const { latest } = this.analysis
    return latest && latest.position === this.position ? latest : undefined
  })

  readonly badges: readonly Badge[] = $derived(badgesOf(this.current?.moves ?? []))
  readonly best: Verdict | undefined = $derived(bestVerdict(this.current?.moves ?? []))
  /** Why the best move is best. */
  readonly why: readonly Reason[] | undefined = $derived(this.current?.why)

  constructor(private readonly live: LiveGame) {}

  /** Sees to it that the search is about what is on the board; to be called again whenever that changes. */
  update(): void {
    const position = this.position
    if (!position) return this.analysis.clear()
    this.live.usedHints = true
    this.analysis.analyse(position, seconds)
  }
}
