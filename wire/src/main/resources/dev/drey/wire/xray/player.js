// Plays the visits one after another until it is stopped.

export class Player {
  /**
   * @param step advances by one visit and returns whether it could
   * @param onChange called with whether it is playing
   */
  constructor(step, onChange) {
    this.step = step;
    this.onChange = onChange;
    this.pause = 600;
  }

  get playing() {
    return this.timer !== undefined;
  }

  toggle() {
    if (this.playing) {
      this.stop();
    } else {
      this.next();
      this.onChange(this.playing);
    }
  }

  next() {
    this.timer = setTimeout(() => (this.step() ? this.next() : this.stop()), this.pause);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.onChange(false);
  }
}
