import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveGame } from '../../src/game/live-game.svelte'
import { router } from '../../src/router.svelte'
import { settings } from '../../src/settings.svelte'
import { ApiError, getGame, getKinds, getPosition, parseMove } from '../../src/wire/api'
import type { ClientMessage, GameEvent, GameMessage, ServerMessage } from '../../src/wire/live'
import type { PositionView } from '../../src/wire/position'
import type { ConnectionState, GameAvailability } from '../../src/wire/socket'
import { goldenMessage } from '../golden'

/** The other end of the line: what was said to the server, and what the server says. */
const line = vi.hoisted(() => ({
  said: [] as ClientMessage[],
  isUp: true,
  ears: undefined as
    | undefined
    | {
        onMessage(m: ServerMessage): void
        onConnection(c: ConnectionState): void
        checkGame(): Promise<GameAvailability>
      },
}))

vi.mock('../../src/wire/socket', () => ({
  GameSocket: class {
    constructor(_id: string, ears: NonNullable<typeof line.ears>) {
      line.ears = ears
    }
    send(message: ClientMessage): boolean {
      if (line.isUp) line.said.push(message)
      return line.isUp
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
const choice = { move: 'A1', path: ['A1'], verb: 'claim', taken: [], changes: [] }

function moved(ply: number, side: 'X' | 'O'): GameEvent {
  const state = { ...started.state, ply, toMove: side === 'X' ? ('O' as const) : ('X' as const) }
  return { type: 'moved', seq: 2 + ply, at: 0, side, move: 'A1', verb: 'claim', taken: [], state }
}

/** Somebody has sat down at a running game, and it is their turn. */
async function sat(): Promise<LiveGame> {
  const table = new LiveGame('id')
  await vi.waitFor(() => expect(line.ears).toBeDefined())
  line.ears?.onConnection('open')
  tell(started, running)
  await vi.waitFor(() => expect(table.legalMoves).toHaveLength(1))
  return table
}

const tell = (...messages: ServerMessage[]) => messages.forEach((message) => line.ears?.onMessage(message))

beforeEach(() => {
  line.said = []
  line.isUp = true
  line.ears = undefined
  vi.mocked(getGame).mockResolvedValue(running)
  vi.mocked(getPosition).mockImplementation((from) => {
    const position = 'position' in from ? from.position : ''
    const view = { start: position, steps: [{ position }], moves: [choice] }
    return Promise.resolve(view as unknown as PositionView)
  })
})

describe('a table', () => {
  it('says a move once, and offers none while it is on its way', async () => {
    const table = await sat()
    table.play('A1')
    table.play('A2')
    expect(line.said).toEqual([{ type: 'play', ply: 0, move: 'A1' }])
    expect(table.legalMoves).toEqual([])
    tell(moved(1, 'X'))
    expect(table.pendingMove).toBeUndefined()
    expect(table.view.state?.ply).toBe(1)
  })

  it('takes back what was drawn when a move is rejected, and lets another be chosen', async () => {
    const table = await sat()
    table.play('A1')
    tell({ type: 'rejected', reason: 'illegal', message: 'No.', seq: 2, ply: 0 })
    expect(table.revision).toBe(1)
    expect(table.view.rejection?.message).toBe('No.')
    expect(table.legalMoves).toHaveLength(1)
  })

  it('keeps no move for later when there is no connection', async () => {
    const table = await sat()
    line.ears?.onConnection('lost')
    expect(table.legalMoves).toEqual([])
    table.play('A1')
    expect(line.said).toEqual([])
    expect(table.revision).toBe(1)
    line.ears?.onConnection('open')
    tell(running)
    expect(line.said).toEqual([])
    expect(table.legalMoves).toHaveLength(1)
  })

  it('says that a move was lost with the connection', async () => {
    const table = await sat()
    table.play('A1')
    line.ears?.onConnection('lost')
    line.ears?.onConnection('open')
    expect(table.moveLost).toBe(false)
    tell(running)
    expect(table.moveLost).toBe(true)
    expect(table.revision).toBe(1)
    table.play('A1')
    expect(table.moveLost).toBe(false)
  })

  it('is content when the move had arrived before the connection broke', async () => {
    const table = await sat()
    table.play('A1')
    line.ears?.onConnection('lost')
    line.ears?.onConnection('open')
    const after = moved(1, 'X')
    tell(after, { ...running, seq: 3, state: after.state })
    expect(table.moveLost).toBe(false)
    expect(table.pendingMove).toBeUndefined()
  })

  it('asks what can be chosen when the game begins where it stood open', async () => {
    vi.mocked(getGame).mockResolvedValue(open)
    const table = new LiveGame('id')
    await vi.waitFor(() => expect(line.ears).toBeDefined())
    line.ears?.onConnection('open')
    tell(open)
    expect(table.legalMoves).toEqual([])
    tell(started)
    await vi.waitFor(() => expect(table.legalMoves).toHaveLength(1))
  })

  it('asks the server why a cell cannot be chosen, and names the sides', async () => {
    const table = await sat()
    vi.mocked(parseMove).mockResolvedValue({ reason: 'illegal', message: 'Yours (X) are elsewhere.' })
    expect(await table.explainCell(['22', '11'])).toBe('Yours (X) are elsewhere.')
    expect(parseMove).toHaveBeenCalledWith(started.state.position, '22 11')
    vi.mocked(parseMove).mockRejectedValue(new ApiError('no'))
    expect(await table.explainCell(['B1'])).toBeUndefined()
  })

  it('needs no server to say that it is not one’s turn', async () => {
    const table = await sat()
    vi.mocked(parseMove).mockClear()
    tell(moved(1, 'X'))
    expect(await table.explainCell(['B1'])).toBe('It is not your turn.')
    expect(parseMove).not.toHaveBeenCalled()
  })

  it('looks back without forgetting now', async () => {
    const table = await sat()
    tell(moved(1, 'X'), moved(2, 'O'))
    table.showPly(1)
    expect(table.pastPly).toBe(1)
    expect(table.legalMoves).toEqual([])
    table.showPly(-5)
    expect(table.pastPly).toBe(0)
    table.showPly(99)
    expect(table.pastPly).toBeUndefined()
  })

  it('does not fall back into the past when the moment looked at was taken back', async () => {
    const table = await sat()
    tell(moved(1, 'X'), moved(2, 'O'))
    table.showPly(1)
    const back = { ...started.state, ply: 1 }
    tell({ type: 'agreed', seq: 5, at: 0, side: 'O', what: 'takeback', state: back })
    expect(table.pastPly).toBeUndefined()
    tell(moved(2, 'O'))
    expect(table.pastPly).toBeUndefined()
  })

  it('asks who it is when somebody sits down', async () => {
    vi.mocked(getGame).mockResolvedValue(open)
    const { you: _, ...watching } = open
    new LiveGame('id')
    await vi.waitFor(() => expect(line.ears).toBeDefined())
    line.ears?.onConnection('open')
    tell(watching, goldenMessage('seated'))
    expect(line.said).toEqual([{ type: 'watch', after: 1 }])
  })

  it('knows that there is no such game', async () => {
    vi.mocked(getGame).mockRejectedValue(
      new ApiError('no', { type: '', title: '', status: 404, code: 'not-found' }),
    )
    const table = new LiveGame('id')
    await vi.waitFor(() => expect(table.isMissing).toBe(true))
    expect(line.ears).toBeUndefined()
  })

  it('knows whether a game that cannot be connected to is still there', async () => {
    const table = await sat()
    const failing = async (status: number, code: string) => {
      vi.mocked(getGame).mockRejectedValue(new ApiError('no', { type: '', title: '', status, code }))
      return line.ears?.checkGame()
    }
    expect(await line.ears?.checkGame()).toBe('available')
    expect(await failing(503, 'closing')).toBe('available')
    expect(await failing(429, 'too-many-requests')).toBe('busy')
    expect(await failing(404, 'not-found')).toBe('missing')
    expect(table.isMissing).toBe(false)
    line.ears?.onConnection('gone')
    expect(table.isMissing).toBe(true)
  })

  it('goes to a rematch both agreed to, and waits before the next game of a match', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined)
    await sat()
    const next = goldenMessage('next')
    tell(goldenMessage('ended'), next)
    expect(go).not.toHaveBeenCalled()
    tell({ ...(goldenMessage('agreed') as GameEvent), what: 'rematch' }, next)
    expect(go).toHaveBeenCalledOnce()
  })

  it('suggests a harder engine after a win, unless it was helped', async () => {
    const set = vi.spyOn(settings, 'setLevel').mockImplementation(() => undefined)
    const kind = { id: 'adjacent-claim', levels: ['level-1', 'level-2', 'level-3'] }
    vi.mocked(getKinds).mockResolvedValue([kind] as never)
    const seats = { ...started.state.seats, O: { kind: 'engine' as const, name: 'level-2' } }
    const ended = goldenMessage('ended') as GameEvent
    const won = { ...ended, state: { ...ended.state, seats } }
    const helped = await sat()
    helped.usedHints = true
    tell(won)
    const table = await sat()
    tell(won)
    await vi.waitFor(() => expect(table.nextLevel).toBe('level-3'))
    expect(set.mock.calls).toEqual([['adjacent-claim', 'level-3']])
  })
})
