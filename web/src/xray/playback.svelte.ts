export const paces = { slow: 2200, steady: 900, fast: 150 }
export type Pace = keyof typeof paces

/** Where in the search one is, and whether it goes on by itself. */
export class Player {
  time = $state(0)
  playing = $state(false)
  pace: Pace = $state('steady')
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly last: number,
    time: number,
  ) {
    this.time = Math.min(last, time)
  }

  go(time: number): void {
    this.pause()
    this.time = Math.max(0, Math.min(this.last, time))
  }

  toggle(): void {
    if (this.playing) return this.pause()
    // At the end there is nothing to play but the whole again.
    if (this.time >= this.last) this.time = 0
    this.playing = true
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.time = Math.min(this.last, this.time + 1)
      if (this.time >= this.last) this.pause()
      else this.wait()
    }, paces[this.pace])
  }
}
