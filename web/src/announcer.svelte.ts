import { untrack } from 'svelte'

/** What a screen reader is to say. One voice for the whole page, so that nothing is said over something else. */
class Announcer {
  polite = $state('')
  assertive = $state('')

  /** Said when there is a pause. */
  say(text: string): void {
    // The same sentence twice is two sentences: a blank makes it another text. Who says something does not wait for an answer,
    // so an effect that speaks is not run again by what it said.
    this.polite = untrack(() => this.polite) === text ? text + '\u00a0' : text
  }

  /** Said at once. */
  interrupt(text: string): void {
    this.assertive = untrack(() => this.assertive) === text ? text + '\u00a0' : text
  }
}

export const announcer = new Announcer()
