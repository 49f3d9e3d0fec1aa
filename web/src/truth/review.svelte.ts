import { readLines } from '../wire/lines'
import { review, type Review } from '../wire/truth'
import { LiveAnswer } from './live-answer.svelte'

/** What became of a game, told move by move from its end. One at a time. */
export class LiveReview extends LiveAnswer<Review> {
  constructor(read: typeof readLines = readLines) {
    super(review, read)
  }

  /** Asks for a review by its path; what was known before is of another game, or older. */
  ask(path: string): void {
    this.clear()
    this.begin(path)
  }
}
