import type { Study } from './study.svelte'
import type { Path } from './tree'

/** Shows a line move by move, as somebody would who explains it. Whoever does something of their own ends it. */
export class Demonstration {
  private timer: ReturnType<typeof setInterval> | undefined
  private turn = 0

  constructor(
    private readonly study: Pick<Study, 'lay' | 'go'>,
    private readonly every = 1000,
  ) {}

  async begin(before: Path, moves: Path): Promise<void> {
    this.stop()
    const turn = this.turn
    const laid = await this.study.lay(before, moves)
    if (!laid || turn !== this.turn) return
    void this.study.go(before)
    let shown = 0
    this.timer = setInterval(() => {
      shown++
      void this.study.go([...before, ...moves.slice(0, shown)])
      if (shown >= moves.length) this.stop()
    }, this.every)
  }

  stop(): void {
    this.turn++
    clearInterval(this.timer)
  }
}
