// Walks through the visits by itself until told to stop.

export class Player {
  /**
   * @param step goes on by one visit and answers whether it could
   * @param onChange is told whether it plays now
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
