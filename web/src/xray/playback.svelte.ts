export const speedMillis = { slow: 2200, steady: 900, fast: 150 }
export type PlaybackSpeed = keyof typeof speedMillis

/** The current time of a search, and its playback. */
export class Playback {
  time = $state(0)
  isPlaying = $state(false)
  speed: PlaybackSpeed = $state('steady')
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
    if (this.isPlaying) return this.pause()
    // At the end, playback starts over.
    if (this.time >= this.last) this.time = 0
    this.isPlaying = true
    this.scheduleNext()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  private scheduleNext(): void {
    this.timer = setTimeout(() => {
      this.time = Math.min(this.last, this.time + 1)
      if (this.time >= this.last) this.pause()
      else this.scheduleNext()
    }, speedMillis[this.speed])
  }
}
