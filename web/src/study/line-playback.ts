import type { Study } from './study.svelte'
import type { Path } from './tree'

/** Plays a line move by move until it ends or is stopped. */
export class LinePlayback {
  private timer: ReturnType<typeof setInterval> | undefined
  private runId = 0

  constructor(
    private readonly study: Pick<Study, 'addLine' | 'go'>,
    private readonly intervalMillis = 1000,
  ) {}

  async play(before: Path, moves: Path): Promise<void> {
    this.stop()
    const runId = this.runId
    const isKnown = await this.study.addLine(before, moves)
    if (!isKnown || runId !== this.runId) return
    void this.study.go(before)
    let shown = 0
    this.timer = setInterval(() => {
      shown++
      void this.study.go([...before, ...moves.slice(0, shown)])
      if (shown >= moves.length) this.stop()
    }, this.intervalMillis)
  }

  stop(): void {
    this.runId++
    clearInterval(this.timer)
  }
}
