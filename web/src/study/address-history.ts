/**
 * Writes the page's address at a limited rate, because browsers reject too many changes (some after 100 in 30 seconds). The
 * first is written at once; of those that follow quickly, only the last.
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

  /** Writes the pending address now, before the page is left. */
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

  /** Drops the pending address. */
  cancel(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.pending = undefined
  }
}

/** State of the editor's history entry; it survives a reload. */

interface EditorHistoryState {
  from?: unknown
}

const startPage = '/study'

/** The study that the editor was opened from: the stored one, or else the one shown before. */
export function editorOrigin(state: unknown, studyAddress: string | undefined): string {
  const from = (state as EditorHistoryState | null)?.from
  return typeof from === 'string' && from.startsWith(startPage) ? from : (studyAddress ?? startPage)
}

export function saveEditorOrigin(from: string): void {
  history.replaceState({ ...(history.state as EditorHistoryState | null), from }, '')
}
