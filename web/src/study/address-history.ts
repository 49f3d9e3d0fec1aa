/**
 * Browsers do not let a page write its address as often as it likes; one of them gives up after a hundred times in half a minute.
 * The first is written at once, and of those that follow quickly only the last.
 */
export class AddressWriter {
  private pending: string | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly replace: (address: string) => void,
    private readonly intervalMillis = 350,
  ) {}

  write(address: string): void {
    this.pending = address
    if (this.timer === undefined) this.flush()
  }

  /** Writes what is still waiting: somebody is about to leave. */
  flush(): void {
    const address = this.pending
    if (address === undefined) return
    this.cancel()
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.flush()
    }, this.intervalMillis)
    this.replace(address)
  }

  /** What is waiting is no longer true. */
  cancel(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.pending = undefined
  }
}

/** Where somebody came from to the editor, noted in its entry of the history: it is known even after a reload. */

interface EditorHistoryState {
  from?: unknown
}

const startPage = '/study'

/** What is noted already, or else the study that is left now. */
export function editorOrigin(state: unknown, studyAddress: string | undefined): string {
  const from = (state as EditorHistoryState | null)?.from
  return typeof from === 'string' && from.startsWith(startPage) ? from : (studyAddress ?? startPage)
}

export function saveEditorOrigin(from: string): void {
  history.replaceState({ ...(history.state as EditorHistoryState | null), from }, '')
}
