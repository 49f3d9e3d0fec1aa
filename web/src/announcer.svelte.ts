/** What a screen reader is to say. One voice for the whole page, so that nothing is said over something else. */
class Announcer {
  polite = $state('')
  assertive = $state('')

  /** Said when there is a pause. */
  say(text: string): void {
    // The same sentence twice is two sentences: a blank makes it another text.
    this.polite = this.polite === text ? text + '\u00a0' : text
  }

  /** Said at once. */
  interrupt(text: string): void {
    this.assertive = this.assertive === text ? text + '\u00a0' : text
  }
}

export const announcer = new Announcer()
