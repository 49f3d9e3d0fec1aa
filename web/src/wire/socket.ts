import * as v from 'valibot'
import { serverMessageSchema, type ClientMessage, type ServerMessage } from './live'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone'

interface SocketListener {
  /** A message came. */
  onMessage(message: ServerMessage): void
  /** The connection is another one than before; `gone` means for good. */
  onConnection(now: ConnectionState): void
  /** No connection came about, and a browser does not say why: whether there is a game to connect to. */
  checkGame(): Promise<GameAvailability>
}

/** Whether the game is there, the server wants to be asked less often, or there is no such game. */
export type GameAvailability = 'available' | 'busy' | 'missing'

const firstRetryMillis = 250
const longestRetryMillis = 5000
const busyRetryMillis = 30_000
const pingMillis = 10_000
/** Nothing at all for this long after a ping: the connection is dead, whatever the browser believes. */
const pongTimeoutMillis = 15_000

/**
 * A game's WebSocket that comes back by itself. After a break it goes on behind the last event it was told, so that nothing is
 * missed and nothing told twice.
 */
export class GameSocket {
  private socket: WebSocket | undefined
  private lastSeq = 0
  private retryMillis = firstRetryMillis
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private pingTimer: ReturnType<typeof setInterval> | undefined
  /** When the first ping was sent that nothing has been heard after. Timers may sleep, so silence alone says nothing. */
  private unansweredSince: number | undefined
  private wasOpened = false
  private isClosed = false
  private readonly onReturn = () => this.reconnectNow()

  constructor(
    private readonly id: string,
    private readonly listener: SocketListener,
  ) {
    addEventListener('online', this.onReturn)
    document.addEventListener('visibilitychange', this.onReturn)
    this.connect()
  }

  /** Whether it was sent; if not, there is no connection at the moment. */
  send(message: ClientMessage & { ref?: string }): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.isClosed = true
    removeEventListener('online', this.onReturn)
    document.removeEventListener('visibilitychange', this.onReturn)
    clearTimeout(this.retryTimer)
    clearInterval(this.pingTimer)
    this.socket?.close(1000)
  }

  private connect(): void {
    this.listener.onConnection('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.id)}/live`)
    this.socket = socket
    this.unansweredSince = undefined
    this.wasOpened = false
    socket.onopen = () => {
      this.wasOpened = true
      this.retryMillis = firstRetryMillis
      // From the beginning, or from where it broke off.
      this.send({ type: 'watch', after: this.lastSeq })
      this.listener.onConnection('open')
      clearInterval(this.pingTimer)
      this.pingTimer = setInterval(() => this.checkAlive(socket), pingMillis)
    }
    socket.onmessage = (message) => this.receive(String(message.data))
    socket.onclose = () => this.onClose(socket)
  }

  private receive(text: string): void {
    this.unansweredSince = undefined
    const message = v.safeParse(serverMessageSchema, JSON.parse(text))
    // A newer server may say more than this client knows.
    if (!message.success) return
    if ('seq' in message.output && message.output.type !== 'rejected') {
      this.lastSeq = Math.max(this.lastSeq, message.output.seq)
    }
    this.listener.onMessage(message.output)
  }

  private checkAlive(socket: WebSocket): void {
    const now = Date.now()
    if (this.unansweredSince !== undefined && now - this.unansweredSince >= pongTimeoutMillis) {
      socket.close()
      this.onClose(socket)
    } else if (this.send({ type: 'ping' })) {
      this.unansweredSince ??= now
    }
  }

  private onClose(socket: WebSocket): void {
    if (this.isClosed || socket !== this.socket) return
    this.socket = undefined
    clearInterval(this.pingTimer)
    this.listener.onConnection('lost')
    if (this.wasOpened) this.reconnectAfter(this.retryMillis)
    else void this.checkExistence()
  }

  private async checkExistence(): Promise<void> {
    const answer = await this.listener.checkGame()
    if (this.isClosed || this.socket) return
    if (answer !== 'missing')
      return this.reconnectAfter(answer === 'busy' ? busyRetryMillis : this.retryMillis)
    this.close()
    this.listener.onConnection('gone')
  }

  private reconnectAfter(delay: number): void {
    clearTimeout(this.retryTimer)
    this.retryTimer = setTimeout(() => this.connect(), delay)
    this.retryMillis = Math.min(longestRetryMillis, this.retryMillis * 2)
  }

  /** The machine is online again, or somebody looks at the page again: no reason to wait. */
  private reconnectNow(): void {
    if (this.isClosed || this.socket || document.visibilityState === 'hidden') return
    clearTimeout(this.retryTimer)
    this.retryMillis = firstRetryMillis
    this.connect()
  }
}
