/**
 * Browsers do not let a page write its address as often as it likes; one of them gives up after a hundred times in half a minute.
 * The first is written at once, and of those that follow quickly only the last.
 */
export class Pace {
  private waiting: string | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly write: (address: string) => void,
    private readonly pause = 350,
  ) {}

  say(address: string): void {
    this.waiting = address
    if (this.timer === undefined) this.flush()
  }

  /** Writes what is still waiting: somebody is about to leave. */
  flush(): void {
    const address = this.waiting
    if (address === undefined) return
    this.drop()
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.flush()
    }, this.pause)
    this.write(address)
  }

  /** What is waiting is no longer true. */
  drop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = undefined
  }
}
