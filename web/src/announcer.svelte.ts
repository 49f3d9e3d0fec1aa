import { untrack } from 'svelte'

/** Announcements for screen readers. All pages share it, so that announcements do not overlap. */
class Announcer {
  polite = $state('')
  assertive = $state('')

  /** Announces a text at the next pause. */
  say(text: string): void {
    // A trailing space makes a repeated text a change. The read is untracked, so that an effect that announces does not
    // depend on the announcements.
    this.polite = untrack(() => this.polite) === text ? text + '\u00a0' : text
  }

  /** Announces a text at once. */
  interrupt(text: string): void {
    this.assertive = untrack(() => this.assertive) === text ? text + '\u00a0' : text
  }
}

export const announcer = new Announcer()
