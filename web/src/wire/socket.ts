import * as v from 'valibot'
import { serverMessage, type ClientMessage, type ServerMessage } from './live'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

interface Ears {
  /** A message came. */
  told(message: ServerMessage): void
  /** The connection is another one than before; `gone` means for good. */
  connection(now: Connection): void
}

const firstWait = 250
const longestWait = 5000
/** Nothing at all for this long, not even an answer to a ping: the connection is dead, whatever the browser believes. */
const silence = 25_000
const pingEvery = 10_000

/**
 * A game's WebSocket that comes back by itself. After a break it goes on behind the last event it was told, so that nothing is
 * missed and nothing told twice.
 */
export class LiveSocket {
  private socket: WebSocket | undefined
  private lastSeq = 0
  private wait = firstWait
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private closed = false
  private readonly comeBack = () => this.hurry()

  constructor(
    private readonly id: string,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.comeBack)
    document.addEventListener('visibilitychange', this.comeBack)
    this.connect()
  }

  /** Whether it was sent; if not, there is no connection at the moment. */
  say(message: ClientMessage & { ref?: string }): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.comeBack)
    document.removeEventListener('visibilitychange', this.comeBack)
    clearTimeout(this.timer)
    clearInterval(this.pinging)
    this.socket?.close(1000)
  }

  private connect(): void {
    this.ears.connection('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.id)}/live`)
    this.socket = socket
    this.heardAt = Date.now()
    socket.onopen = () => {
      this.wait = firstWait
      // From the beginning, or from where it broke off.
      this.say({ type: 'watch', after: this.lastSeq })
      this.ears.connection('open')
      clearInterval(this.pinging)
      this.pinging = setInterval(() => this.check(socket), pingEvery)
    }
    socket.onmessage = (message) => this.hear(String(message.data))
    socket.onclose = () => this.lose(socket)
  }

  private hear(text: string): void {
    this.heardAt = Date.now()
    const message = v.safeParse(serverMessage, JSON.parse(text))
    // A newer server may say more than this client knows.
    if (!message.success) return
    if ('seq' in message.output && message.output.type !== 'refused') {
      this.lastSeq = Math.max(this.lastSeq, message.output.seq)
    }
    this.ears.told(message.output)
  }

  private check(socket: WebSocket): void {
    if (Date.now() - this.heardAt > silence) {
      socket.close()
      this.lose(socket)
    } else {
      this.say({ type: 'ping' })
    }
  }

  private lose(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return
    this.socket = undefined
    clearInterval(this.pinging)
    this.ears.connection('lost')
    this.timer = setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(longestWait, this.wait * 2)
  }

  /** The machine is online again, or somebody looks at the page again: no reason to wait. */
  private hurry(): void {
    if (this.closed || this.socket || document.visibilityState === 'hidden') return
    clearTimeout(this.timer)
    this.wait = firstWait
    this.connect()
  }
}
