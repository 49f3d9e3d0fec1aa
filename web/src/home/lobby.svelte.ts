import { readLines } from '../wire/lines'
import { lobby, type LobbyEntry } from '../wire/lists'

const firstWait = 500
const longestWait = 10_000

/** The games anybody may join, as they come and go. It comes back by itself when the server does. */
export class LiveLobby {
  games: readonly LobbyEntry[] = $state.raw([])
  /** Whether what it says is how it is now. */
  fresh = $state(false)
  private readonly stop = new AbortController()
  private wait = firstWait
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    void this.listen()
  }

  close(): void {
    this.stop.abort()
    clearTimeout(this.timer)
  }

  private async listen(): Promise<void> {
    try {
      await readLines('/api/lobby/events', lobby, (line) => this.hear(line.games), this.stop.signal)
    } catch {
      // Whatever it was, it is tried again.
    }
    if (this.stop.signal.aborted) return
    this.fresh = false
    this.timer = setTimeout(() => void this.listen(), this.wait)
    this.wait = Math.min(longestWait, this.wait * 2)
  }

  private hear(games: readonly LobbyEntry[]): void {
    this.games = games
    this.fresh = true
    this.wait = firstWait
  }
}
