import { LiveAnalysis } from '../analysis/live-analysis.svelte'
import { badgesOf, bestVerdict } from '../analysis/marks'
import type { Badge } from '../board/model'
import type { Analysis, Reason, Verdict } from '../wire/analysis'
import type { LiveGame } from './live-game.svelte'

/** Long enough for a useful verdict, short enough not to delay the game. */
const seconds = 5

/** Values of the player's own moves, shown during the game on request. */
export class Hints {
  isOn = $state(false)
  readonly analysis = new LiveAnalysis()

  readonly isAllowed = $derived.by(() => {
    const { game, state, you } = this.live.view
    return game?.hints === true && you !== undefined && state?.status === 'running'
  })

  /** The position to analyse; undefined while the player cannot move. */
  private readonly position = $derived.by(() => {
    const { view, obstacle } = this.live
    return this.isOn && this.isAllowed && !obstacle ? view.state?.position : undefined
  })

  /** The analysis of the position on the board. */
  private readonly current: Analysis | undefined = $derived.by(() => {
    const { latest } = this.analysis
    return latest && latest.position === this.position ? latest : undefined
  })

  readonly badges: readonly Badge[] = $derived(badgesOf(this.current?.moves ?? []))
  readonly best: Verdict | undefined = $derived(bestVerdict(this.current?.moves ?? []))
  /** Why the best move is best. */
  readonly why: readonly Reason[] | undefined = $derived(this.current?.why)

  constructor(private readonly live: LiveGame) {}

  /** Analyses the position on the board; must be called whenever that changes. */
  update(): void {
    const position = this.position
    if (!position) return this.analysis.clear()
    this.live.usedHints = true
    this.analysis.analyse(position, seconds)
  }
}
