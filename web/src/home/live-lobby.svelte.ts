import * as v from 'valibot'
import { queryString } from '../wire/api'
import { lobbySchema, type LobbyEntry, type LobbyMessage } from '../wire/game-lists'
import { readJsonLines } from '../wire/ndjson'

const firstRetryMillis = 500
const longestRetryMillis = 10_000

/** Ignores messages of a newer server that this client does not know. */
const lineSchema = v.fallback(v.nullable(lobbySchema), null)

/**
 * The open games, updated live. It reconnects by itself, and only while the page is visible: browsers allow few connections
 * to a server, and background tabs would use them up.
 */
export class LiveLobby {
  games: readonly LobbyEntry[] = $state.raw([])
  /** Whether the list is up to date. */
  isCurrent = $state(false)
  /** The version of the list, from which a new connection continues. */
  private version: string | undefined
  private request: AbortController | undefined
  private retryMillis = firstRetryMillis
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly onVisibility = () => this.restart()

  constructor(private readonly read: typeof readJsonLines = readJsonLines) {
    document.addEventListener('visibilitychange', this.onVisibility)
    this.restart()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.onVisibility)
    this.disconnect()
  }

  private restart(): void {
    this.disconnect()
    this.retryMillis = firstRetryMillis
    if (!document.hidden) void this.connect()
  }

  private disconnect(): void {
    this.request?.abort()
    clearTimeout(this.timer)
    this.isCurrent = false
  }

  private async connect(): Promise<void> {
    const request = new AbortController()
    this.request = request
    try {
      await this.read(
        '/api/lobby/events' + queryString({ since: this.version }),
        lineSchema,
        (message) => message && this.update(message),
        request.signal,
      )
    } catch {
      // Every error is retried.
    }
    if (request.signal.aborted) return
    this.isCurrent = false
    this.timer = setTimeout(() => void this.connect(), this.retryMillis)
    this.retryMillis = Math.min(longestRetryMillis, this.retryMillis * 2)
  }

  private update(message: LobbyMessage): void {
    this.games = gamesAfter(this.games, message)
    this.version = message.version
    this.isCurrent = true
    this.retryMillis = firstRetryMillis
  }
}

/** The list after a message, newest first. */
function gamesAfter(games: readonly LobbyEntry[], message: LobbyMessage): readonly LobbyEntry[] {
  if (message.type === 'lobby') return message.games
  const replaced = new Set([...message.removed, ...message.games.map(({ id }) => id)])
  return [...games.filter(({ id }) => !replaced.has(id)), ...message.games].sort(
    (a, b) => b.created - a.created || (a.id < b.id ? 1 : -1),
  )
}
