import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../src/wire/live'
import { GameSocket, type ConnectionState, type GameAvailability } from '../../src/wire/socket'
import { goldenMessage } from '../golden'

/** A WebSocket that is controlled by the test. */
class FakeWebSocket {
  static readonly OPEN = 1
  static all: FakeWebSocket[] = []
  readyState = 0
  sent: { type: string; after?: number }[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_message: { data: string }) => {}

  constructor(readonly address: string) {
    FakeWebSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
  }

  open(): void {
    this.readyState = 1
    this.onopen()
  }

  close(): void {
    this.readyState = 3
    this.onclose()
  }

  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  get pings(): number {
    return this.sent.filter(({ type }) => type === 'ping').length
  }
}

const started = goldenMessage('started') as GameEvent
const pong = { type: 'pong', at: 0 }
const pingMillis = 10_000

let connections: ConnectionState[]
let availability: GameAvailability
let socket: GameSocket | undefined

const newest = (): FakeWebSocket => FakeWebSocket.all.at(-1)!

function connect(): GameSocket {
  socket = new GameSocket('id', {
    onMessage: () => undefined,
    onConnection: (now) => connections.push(now),
    checkGame: () => Promise.resolve(availability),
  })
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeWebSocket.all = []
  connections = []
  availability = 'available'
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  vi.stubGlobal('location', { protocol: 'http:', host: 'drey' })
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => {
  socket?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('GameSocket', () => {
  it('resumes after the last event received', async () => {
    connect()
    newest().open()
    newest().receive(started)
    newest().receive({ type: 'rejected', reason: 'stale', message: '', seq: started.seq + 5, ply: 0 })
    newest().receive({ type: 'accepted', id: 'c1', seq: started.seq + 5, ply: 0 })
    newest().close()
    await vi.advanceTimersByTimeAsync(250)
    newest().open()
    expect(FakeWebSocket.all).toHaveLength(2)
    expect(newest().sent).toEqual([{ type: 'watch', after: started.seq }])
    expect(connections).toEqual(['connecting', 'open', 'lost', 'connecting', 'open'])
  })

  it('stays open while pings are answered', async () => {
    connect()
    newest().open()
    for (let i = 0; i < 12; i++) {
      await vi.advanceTimersByTimeAsync(pingMillis)
      newest().receive(pong)
    }
    expect(newest().pings).toBe(12)
    expect(FakeWebSocket.all).toHaveLength(1)
  })

  it('stays open if its timers were suspended and nothing arrived', async () => {
    connect()
    newest().open()
    for (let minutes = 0; minutes < 5; minutes++) {
      vi.setSystemTime(Date.now() + 60_000)
      await vi.advanceTimersByTimeAsync(pingMillis)
      newest().receive(pong)
    }
    expect(newest().pings).toBe(5)
    expect(connections).toEqual(['connecting', 'open'])
  })

  it('reconnects when a ping is not answered', async () => {
    connect()
    newest().open()
    await vi.advanceTimersByTimeAsync(2 * pingMillis)
    expect(connections.at(-1)).toBe('open')
    await vi.advanceTimersByTimeAsync(pingMillis)
    expect(connections.at(-1)).toBe('lost')
    expect(FakeWebSocket.all[0]?.readyState).toBe(3)
    await vi.advanceTimersByTimeAsync(250)
    expect(FakeWebSocket.all).toHaveLength(2)
  })

  it('is gone if the game does not exist', async () => {
    connect()
    availability = 'missing'
    newest().close()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(connections).toEqual(['connecting', 'lost', 'gone'])
    expect(FakeWebSocket.all).toHaveLength(1)
  })

  it('waits longer if the server limits requests', async () => {
    connect()
    availability = 'busy'
    newest().close()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(FakeWebSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeWebSocket.all).toHaveLength(2)
  })

  it('reconnects with growing delays while the server is away', async () => {
    connect()
    for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
      const before = FakeWebSocket.all.length
      newest().close()
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(FakeWebSocket.all).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeWebSocket.all).toHaveLength(before + 1)
    }
  })

  it('does not reconnect if it is closed during the check', async () => {
    connect()
    newest().close()
    socket?.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeWebSocket.all).toHaveLength(1)
  })
})
