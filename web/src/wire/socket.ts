import * as v from 'valibot'
import { serverMessageSchema, type ClientMessage, type ServerMessage } from './live'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone'

interface SocketListener {
  onMessage(message: ServerMessage): void
  /** The state of the connection changed; `gone` is final. */
  onConnection(now: ConnectionState): void
  /** Called when a connection could not be opened, because the browser does not say why. */
  checkGame(): Promise<GameAvailability>
}

/** Whether the game exists, or the server asks for fewer requests. */
export type GameAvailability = 'available' | 'busy' | 'missing'

const firstRetryMillis = 250
const longestRetryMillis = 5000
const busyRetryMillis = 30_000
const pingMillis = 10_000
/** If nothing arrives for this long after a ping, the connection is dead. */
const pongTimeoutMillis = 15_000

/**
 * WebSocket of a live game that reconnects by itself. It resumes after the last event received, so no event is missed or
 * repeated.
 */
export class GameSocket {
  private socket: WebSocket | undefined
  private lastSeq = 0
  private retryMillis = firstRetryMillis
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private pingTimer: ReturnType<typeof setInterval> | undefined
  /** When the first unanswered ping was sent. Timers may be suspended, so silence alone proves nothing. */
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

  /** Sends a message. Returns false if there is no connection. */
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
      // All events, or those after the last one received.
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
    // A newer server may send messages that this client does not know.
    if (!message.success) return
    // Answers to commands have the number of an event that may not have arrived yet.
    const isAnswer = message.output.type === 'accepted' || message.output.type === 'rejected'
    if ('seq' in message.output && !isAnswer) {
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

  /** Reconnects without delay when the machine is online again or the page becomes visible. */
  private reconnectNow(): void {
    if (this.isClosed || this.socket || document.visibilityState === 'hidden') return
    clearTimeout(this.retryTimer)
    this.retryMillis = firstRetryMillis
    this.connect()
  }
}
