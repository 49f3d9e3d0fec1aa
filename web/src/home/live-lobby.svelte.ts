import * as v from 'valibot'
import { readLines } from '../wire/ndjson'
import { lobby, type LobbyEntry } from '../wire/game-lists'

const firstWait = 500
const longestWait = 10_000

/** What a newer server says and this client does not understand is passed over. */
const line = v.fallback(v.nullable(lobby), null)

/**
 * The games anybody may join, as they come and go. It comes back by itself when the server does. It listens only while somebody
 * can see it: a browser has few connections to a server, and tabs in the background would keep them all.
 */
export class LiveLobby {
  games: readonly LobbyEntry[] = $state.raw([])
  /** Whether what it says is how it is now. */
  fresh = $state(false)
  private stop: AbortController | undefined
  private wait = firstWait
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly seen = () => this.begin()

  constructor(private readonly read: typeof readLines = readLines) {
    document.addEventListener('visibilitychange', this.seen)
    this.begin()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.seen)
    this.rest()
  }

  private begin(): void {
    this.rest()
    this.wait = firstWait
    if (!document.hidden) void this.listen()
  }

  private rest(): void {
    this.stop?.abort()
    clearTimeout(this.timer)
    this.fresh = false
  }

  private async listen(): Promise<void> {
    const stop = new AbortController()
    this.stop = stop
    try {
      await this.read('/api/lobby/events', line, (told) => told && this.hear(told.games), stop.signal)
    } catch {
      // Whatever it was, it is tried again.
    }
    if (stop.signal.aborted) return
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
