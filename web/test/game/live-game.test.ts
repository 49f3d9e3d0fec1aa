import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveGame } from '../../src/game/live-game.svelte'
import { router } from '../../src/router.svelte'
import { settings } from '../../src/settings.svelte'
import { ApiError, getGame, getKinds, getPosition, parseMove } from '../../src/wire/api'
import type { ClientMessage, GameEvent, GameMessage, ServerMessage } from '../../src/wire/live'
import type { PositionView } from '../../src/wire/position'
import type { ConnectionState, GameAvailability } from '../../src/wire/socket'
import { goldenMessage } from '../golden'

/** Replaces the socket: records the messages sent and delivers messages from the server. */
const fakeSocket = vi.hoisted(() => ({
  sent: [] as ClientMessage[],
  isOpen: true,
  listener: undefined as
    | undefined
    | {
        onMessage(message: ServerMessage): void
        onConnection(state: ConnectionState): void
        checkGame(): Promise<GameAvailability>
      },
}))

vi.mock('../../src/wire/socket', () => ({
  GameSocket: class {
    constructor(_id: string, listener: NonNullable<typeof fakeSocket.listener>) {
      fakeSocket.listener = listener
    }
    send(message: ClientMessage): boolean {
      if (fakeSocket.isOpen) fakeSocket.sent.push(message)
      return fakeSocket.isOpen
    }
    close(): void {}
  },
}))

vi.mock('../../src/wire/api', async (original) => ({
  ...(await original<typeof import('../../src/wire/api')>()),
  getGame: vi.fn(),
  getPosition: vi.fn(),
  getKinds: vi.fn(),
  parseMove: vi.fn(),
}))

const open = goldenMessage('game-open') as GameMessage
const started = goldenMessage('started') as GameEvent
const running: GameMessage = { ...open, seq: 2, state: started.state }
const legalMove = { move: 'A1', path: ['A1'], verb: 'claim', taken: [], changes: [] }

function moved(ply: number, side: 'X' | 'O'): GameEvent {
  const state = { ...started.state, ply, toMove: side === 'X' ? ('O' as const) : ('X' as const) }
  return { type: 'moved', seq: 2 + ply, at: 0, side, move: 'A1', verb: 'claim', taken: [], state }
}

/** A player in a running game with the turn. */
async function joinRunningGame(): Promise<LiveGame> {
  const live = new LiveGame('id')
  await vi.waitFor(() => expect(fakeSocket.listener).toBeDefined())
  fakeSocket.listener?.onConnection('open')
  receive(started, running)
  await vi.waitFor(() => expect(live.legalMoves).toHaveLength(1))
  return live
}

const receive = (...messages: ServerMessage[]) =>
  messages.forEach((message) => fakeSocket.listener?.onMessage(message))

beforeEach(() => {
  fakeSocket.sent = []
  fakeSocket.isOpen = true
  fakeSocket.listener = undefined
  vi.mocked(getGame).mockResolvedValue(running)
  vi.mocked(getPosition).mockImplementation((from) => {
    const position = 'position' in from ? from.position : ''
    const view = { start: position, steps: [{ position }], moves: [legalMove] }
    return Promise.resolve(view as unknown as PositionView)
  })
})

describe('LiveGame', () => {
  it('sends a move once and offers none while it is pending', async () => {
    const live = await joinRunningGame()
    live.play('A1')
    live.play('A2')
    expect(fakeSocket.sent).toEqual([{ type: 'play', ply: 0, move: 'A1', id: expect.any(String) as string }])
    expect(live.legalMoves).toEqual([])
    receive(moved(1, 'X'))
    expect(live.pendingMove).toBeUndefined()
    expect(live.view.state?.ply).toBe(1)
  })

  it('takes back a rejected move and offers the moves again', async () => {
    const live = await joinRunningGame()
    live.play('A1')
    receive({ type: 'rejected', reason: 'illegal', message: 'No.', seq: 2, ply: 0 })
    expect(live.revision).toBe(1)
    expect(live.view.rejection?.message).toBe('No.')
    expect(live.legalMoves).toHaveLength(1)
  })

  it('does not queue moves without a connection', async () => {
    const live = await joinRunningGame()
    fakeSocket.listener?.onConnection('lost')
    expect(live.legalMoves).toEqual([])
    live.play('A1')
    expect(fakeSocket.sent).toEqual([])
    expect(live.revision).toBe(1)
    fakeSocket.listener?.onConnection('open')
    receive(running)
    expect(fakeSocket.sent).toEqual([])
    expect(live.legalMoves).toHaveLength(1)
  })

  it('sends a move again with its id if no event has confirmed it', async () => {
    const live = await joinRunningGame()
    live.play('A1')
    fakeSocket.listener?.onConnection('lost')
    fakeSocket.listener?.onConnection('open')
    expect(fakeSocket.sent).toHaveLength(1)
    receive(running)
    expect(fakeSocket.sent).toHaveLength(2)
    expect(fakeSocket.sent[1]).toEqual(fakeSocket.sent[0])
    expect(live.legalMoves).toEqual([])
    receive(moved(1, 'X'))
    expect(live.pendingMove).toBeUndefined()
    expect(live.revision).toBe(0)
  })

  it('keeps a move for the next connection if the new one breaks, too', async () => {
    const live = await joinRunningGame()
    live.play('A1')
    fakeSocket.listener?.onConnection('lost')
    fakeSocket.listener?.onConnection('open')
    fakeSocket.isOpen = false
    receive(running)
    expect(live.pendingMove?.move).toBe('A1')
    fakeSocket.isOpen = true
    receive(running)
    expect(fakeSocket.sent).toHaveLength(2)
  })

  it('takes back a repeated move that was played and taken back', async () => {
    const live = await joinRunningGame()
    live.play('A1')
    const { id = '' } = live.pendingMove ?? {}
    receive({ type: 'accepted', id: 'another', seq: 5, ply: 0 })
    expect(live.pendingMove).toBeDefined()
    receive({ type: 'accepted', id, seq: 5, ply: 0 })
    expect(live.pendingMove).toBeUndefined()
    expect(live.revision).toBe(1)
    expect(live.legalMoves).toHaveLength(1)
  })

  it('keeps a pending move when another command is rejected', async () => {
    const live = await joinRunningGame()
    live.play('A1')
    live.send({ type: 'offer', what: 'draw' })
    const ids = fakeSocket.sent.map((message) => ('id' in message ? message.id : undefined))
    expect(new Set(ids).size).toBe(2)
    receive({ type: 'rejected', id: ids[1] ?? '', reason: 'no-draws', message: 'No.', seq: 2, ply: 0 })
    expect(live.pendingMove).toBeDefined()
    receive({ type: 'rejected', id: ids[0] ?? '', reason: 'illegal', message: 'No.', seq: 2, ply: 0 })
    expect(live.pendingMove).toBeUndefined()
  })

  it('accepts a move that arrived before the connection broke', async () => {
    const live = await joinRunningGame()
    live.play('A1')
    fakeSocket.listener?.onConnection('lost')
    fakeSocket.listener?.onConnection('open')
    const after = moved(1, 'X')
    receive(after, { ...running, seq: 3, state: after.state })
    expect(live.pendingMove).toBeUndefined()
    expect(fakeSocket.sent).toHaveLength(1)
  })

  it('loads the legal moves when an open game starts', async () => {
    vi.mocked(getGame).mockResolvedValue(open)
    const live = new LiveGame('id')
    await vi.waitFor(() => expect(fakeSocket.listener).toBeDefined())
    fakeSocket.listener?.onConnection('open')
    receive(open)
    expect(live.legalMoves).toEqual([])
    receive(started)
    await vi.waitFor(() => expect(live.legalMoves).toHaveLength(1))
  })

  it('asks the server why a cell cannot be chosen and names the sides', async () => {
    const live = await joinRunningGame()
    vi.mocked(parseMove).mockResolvedValue({ reason: 'illegal', message: 'Yours (X) are elsewhere.' })
    expect(await live.explainCell(['22', '11'])).toEqual({ text: 'Yours (X) are elsewhere.' })
    expect(parseMove).toHaveBeenCalledWith(started.state.position, '22 11')
    vi.mocked(parseMove).mockRejectedValue(new ApiError('no'))
    expect(await live.explainCell(['B1'])).toBeUndefined()
  })

  it("explains without a request that it is not the player's turn", async () => {
    const live = await joinRunningGame()
    vi.mocked(parseMove).mockClear()
    receive(moved(1, 'X'))
    expect(await live.explainCell(['B1'])).toEqual({ text: 'It is not your turn.' })
    expect(parseMove).not.toHaveBeenCalled()
  })

  it('shows earlier positions without losing the current one', async () => {
    const live = await joinRunningGame()
    receive(moved(1, 'X'), moved(2, 'O'))
    live.showPly(1)
    expect(live.pastPly).toBe(1)
    expect(live.legalMoves).toEqual([])
    live.showPly(-5)
    expect(live.pastPly).toBe(0)
    live.showPly(99)
    expect(live.pastPly).toBeUndefined()
  })

  it('returns to the current position when the selected ply is taken back', async () => {
    const live = await joinRunningGame()
    receive(moved(1, 'X'), moved(2, 'O'))
    live.showPly(1)
    const back = { ...started.state, ply: 1 }
    receive({ type: 'agreed', seq: 5, at: 0, side: 'O', what: 'takeback', state: back })
    expect(live.pastPly).toBeUndefined()
    receive(moved(2, 'O'))
    expect(live.pastPly).toBeUndefined()
  })

  it('requests the full state after joining', async () => {
    vi.mocked(getGame).mockResolvedValue(open)
    const { you: _, ...watching } = open
    new LiveGame('id')
    await vi.waitFor(() => expect(fakeSocket.listener).toBeDefined())
    fakeSocket.listener?.onConnection('open')
    receive(watching, goldenMessage('seated'))
    expect(fakeSocket.sent).toEqual([{ type: 'watch', after: 1 }])
  })

  it('detects that a game does not exist', async () => {
    vi.mocked(getGame).mockRejectedValue(
      new ApiError('no', { type: '', title: '', status: 404, code: 'not-found' }),
    )
    const live = new LiveGame('id')
    await vi.waitFor(() => expect(live.isMissing).toBe(true))
    expect(live.hasExpired).toBe(false)
    expect(fakeSocket.listener).toBeUndefined()
  })

  it('says that a game has expired, when it is opened and after a lost connection', async () => {
    const connected = await joinRunningGame()
    receive(goldenMessage('expired'))
    expect(connected.view.state?.status).toBe('expired')
    vi.mocked(getGame).mockRejectedValue(
      new ApiError('no', { type: '', title: '', status: 410, code: 'expired' }),
    )
    expect(await fakeSocket.listener?.checkGame()).toBe('missing')
    expect(connected.hasExpired).toBe(true)
    const opened = new LiveGame('id')
    await vi.waitFor(() => expect(opened.isMissing).toBe(true))
    expect(opened.hasExpired).toBe(true)
  })

  it('checks whether an unreachable game still exists', async () => {
    const live = await joinRunningGame()
    const failing = async (status: number, code: string) => {
      vi.mocked(getGame).mockRejectedValue(new ApiError('no', { type: '', title: '', status, code }))
      return fakeSocket.listener?.checkGame()
    }
    expect(await fakeSocket.listener?.checkGame()).toBe('available')
    expect(await failing(503, 'closing')).toBe('available')
    expect(await failing(429, 'too-many-requests')).toBe('busy')
    expect(await failing(404, 'not-found')).toBe('missing')
    expect(live.isMissing).toBe(false)
    fakeSocket.listener?.onConnection('gone')
    expect(live.isMissing).toBe(true)
  })

  it('opens an agreed rematch but not the next game of a match', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined)
    await joinRunningGame()
    const next = goldenMessage('next')
    receive(goldenMessage('ended'), next)
    expect(go).not.toHaveBeenCalled()
    receive({ ...(goldenMessage('agreed') as GameEvent), what: 'rematch' }, next)
    expect(go).toHaveBeenCalledOnce()
  })

  it('suggests a harder level after a win without hints', async () => {
    const set = vi.spyOn(settings, 'setLevel').mockImplementation(() => undefined)
    const kind = { id: 'adjacent-claim', levels: ['level-1', 'level-2', 'level-3'] }
    vi.mocked(getKinds).mockResolvedValue([kind] as never)
    const seats = { ...started.state.seats, O: { kind: 'engine' as const, name: 'level-2' } }
    const ended = goldenMessage('ended') as GameEvent
    const won = { ...ended, state: { ...ended.state, seats } }
    const helped = await joinRunningGame()
    helped.usedHints = true
    receive(won)
    const live = await joinRunningGame()
    receive(won)
    await vi.waitFor(() => expect(live.nextLevel).toBe('level-3'))
    expect(set.mock.calls).toEqual([['adjacent-claim', 'level-3']])
  })
})
