/** Whether the small boards play: not for those who want no motion, and not while somebody has stopped them. */
class Motion {
  readonly unwanted = matchMedia('(prefers-reduced-motion: reduce)').matches
  stopped = $state(false)

  get allowed(): boolean {
    return !this.unwanted && !this.stopped
  }
}

export const motion = new Motion()
