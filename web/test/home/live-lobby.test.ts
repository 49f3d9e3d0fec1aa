import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveLobby } from '../../src/home/live-lobby.svelte'
import type { readJsonLines } from '../../src/wire/ndjson'

class FakeDocument extends EventTarget {
  hidden = false
}

let fakeDocument: FakeDocument
/** The streams opened so far. */
let streams: { path: string; send(message: unknown): void; end(): void; signal: AbortSignal | undefined }[]

const read = ((
  path: string,
  schema: v.GenericSchema,
  onLine: (line: unknown) => void,
  signal?: AbortSignal,
) =>
  new Promise<void>((end, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
    streams.push({ path, send: (message) => onLine(v.parse(schema, message)), end, signal })
  })) as typeof readJsonLines

const entry = {
  id: 'a',
  kind: 'othello',
  title: 'Othello',
  game: 'othello',
  clock: 'none',
  games: 1,
  hints: false,
  free: ['O'],
  by: 'Ada',
  created: 0,
}
const lobbyMessage = { type: 'lobby', version: 'run-1', games: [entry] }

function show(visible: boolean): void {
  fakeDocument.hidden = !visible
  fakeDocument.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  fakeDocument = new FakeDocument()
  streams = []
  vi.stubGlobal('document', fakeDocument)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('LiveLobby', () => {
  it('is connected only while the page is visible', async () => {
    const lobby = new LiveLobby(read)
    streams[0]?.send(lobbyMessage)
    expect(lobby.isCurrent).toBe(true)
    show(false)
    expect(streams[0]?.signal?.aborted).toBe(true)
    expect(lobby.isCurrent).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(streams).toHaveLength(1)
    show(true)
    expect(streams).toHaveLength(2)
    expect(lobby.games).toHaveLength(1)
    expect(streams[1]?.signal?.aborted).toBe(false)
  })

  it('does not connect in a background tab', () => {
    fakeDocument.hidden = true
    new LiveLobby(read)
    expect(streams).toHaveLength(0)
    show(true)
    expect(streams).toHaveLength(1)
  })

  it('reconnects when the response ends, unless the page is hidden', async () => {
    new LiveLobby(read)
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(500)
    expect(streams).toHaveLength(2)
    streams[1]?.end()
    await vi.advanceTimersByTimeAsync(0)
    show(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(streams).toHaveLength(2)
  })

  it('applies changes, newest game first', () => {
    const lobby = new LiveLobby(read)
    streams[0]?.send(lobbyMessage)
    const newer = { ...entry, id: 'b', created: 2 }
    const newest = { ...entry, id: 'c', created: 3 }
    streams[0]?.send({ type: 'lobby-changes', version: 'run-2', games: [newest, newer], removed: [] })
    expect(lobby.games.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    const renamed = { ...newer, by: 'Bo' }
    streams[0]?.send({ type: 'lobby-changes', version: 'run-3', games: [renamed], removed: ['a', 'unknown'] })
    expect(lobby.games).toEqual([newest, renamed])
  })

  it('continues from its version after a lost connection', async () => {
    const lobby = new LiveLobby(read)
    expect(streams[0]?.path).toBe('/api/lobby/events')
    streams[0]?.send(lobbyMessage)
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(500)
    expect(streams[1]?.path).toBe('/api/lobby/events?since=run-1')
    expect(lobby.isCurrent).toBe(false)
    streams[1]?.send({ type: 'lobby-changes', version: 'run-1', games: [], removed: [] })
    expect(lobby.isCurrent).toBe(true)
    expect(lobby.games).toHaveLength(1)
  })

  it('ignores unknown messages', () => {
    const lobby = new LiveLobby(read)
    streams[0]?.send(lobbyMessage)
    streams[0]?.send({ type: 'weather', games: 'many' })
    expect(lobby.games).toHaveLength(1)
    expect(lobby.isCurrent).toBe(true)
  })

  it('stays closed', async () => {
    const lobby = new LiveLobby(read)
    lobby.close()
    expect(streams[0]?.signal?.aborted).toBe(true)
    show(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(streams).toHaveLength(1)
  })
})
