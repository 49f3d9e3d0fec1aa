import * as v from 'valibot'
import { serverMessage, type ClientMessage, type ServerMessage } from './live'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

interface Ears {
  /** A message came. */
  told(message: ServerMessage): void
  /** The connection is another one than before; `gone` means for good. */
  connection(now: Connection): void
  /** No connection came about, and a browser does not say why: whether there is a game to connect to. */
  ask(): Promise<Existence>
}

/** Whether the game is there, the server wants to be asked less often, or there is no such game. */
export type Existence = 'there' | 'busy' | 'gone'

const firstWait = 250
const longestWait = 5000
const busyWait = 30_000
const pingEvery = 10_000
/** Nothing at all for this long after a ping: the connection is dead, whatever the browser believes. */
const patience = 15_000

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
  /** When the first ping was sent that nothing has been heard after. Timers may sleep, so silence alone says nothing. */
  private unanswered: number | undefined
  private opened = false
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
    this.unanswered = undefined
    this.opened = false
    socket.onopen = () => {
      this.opened = true
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
    this.unanswered = undefined
    const message = v.safeParse(serverMessage, JSON.parse(text))
    // A newer server may say more than this client knows.
    if (!message.success) return
    if ('seq' in message.output && message.output.type !== 'rejected') {
      this.lastSeq = Math.max(this.lastSeq, message.output.seq)
    }
    this.ears.told(message.output)
  }

  private check(socket: WebSocket): void {
    const now = Date.now()
    if (this.unanswered !== undefined && now - this.unanswered >= patience) {
      socket.close()
      this.lose(socket)
    } else if (this.say({ type: 'ping' })) {
      this.unanswered ??= now
    }
  }

  private lose(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return
    this.socket = undefined
    clearInterval(this.pinging)
    this.ears.connection('lost')
    if (this.opened) this.retry(this.wait)
    else void this.doubt()
  }

  private async doubt(): Promise<void> {
    const answer = await this.ears.ask()
    if (this.closed || this.socket) return
    if (answer !== 'gone') return this.retry(answer === 'busy' ? busyWait : this.wait)
    this.close()
    this.ears.connection('gone')
  }

  private retry(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), wait)
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
