/** Where somebody came from to the editor, noted in its entry of the history: it is known even after a reload. */

interface Noted {
  from?: unknown
}

const entry = '/study'

/** What is noted already, or else the study that is left now. */
export function originOf(state: unknown, left: string | undefined): string {
  const from = (state as Noted | null)?.from
  return typeof from === 'string' && from.startsWith(entry) ? from : (left ?? entry)
}

export function noteOrigin(from: string): void {
  history.replaceState({ ...(history.state as Noted | null), from }, '')
}
