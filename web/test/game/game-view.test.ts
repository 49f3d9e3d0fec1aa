import { describe, expect, it } from 'vitest'
import {
  applyMessage,
  emptyView,
  engineLevel,
  isMyTurn,
  matchScore,
  withConnection,
  type GameView,
} from '../../src/game/game-view'
import { captureCounts } from '../../src/game/history'
import type { GameEvent, GameMessage, GameState, ServerMessage } from '../../src/wire/live'
import { goldenMessage } from '../golden'

const open = goldenMessage('game-open') as GameMessage
const started = goldenMessage('started') as GameEvent
const moved = goldenMessage('moved') as GameEvent
const agreed = goldenMessage('agreed') as GameEvent

/** A move event at a ply of the same game. */
function move(ply: number, side: 'X' | 'O', cell: string, taken: string[] = []): GameEvent {
  const state: GameState = { ...moved.state, ply, toMove: side === 'X' ? 'O' : 'X', lastMove: cell }
  return { ...moved, seq: ply + 2, side, move: cell, taken, state }
}

const receive = (view: GameView, ...messages: ServerMessage[]): GameView =>
  messages.reduce((view, message) => applyMessage(view, message, 5000), view)

/** Ann has played A1, Bob A2 and Ann B1. */
const played = receive(
  withConnection(emptyView, 'open'),
  open,
  started,
  move(1, 'X', 'A1'),
  move(2, 'O', 'A2', ['A1']),
  moved,
)

describe('the view of a game', () => {
  it('starts with the state from the server', () => {
    const view = receive(emptyView, open)
    expect(view.game?.title).toBe('Adjacent Claim')
    expect(view.you).toBe('X')
    expect(view.state?.status).toBe('open')
    expect(view.isCaughtUp).toBe(true)
  })

  it('knows whose turn it is', () => {
    expect(isMyTurn(receive(emptyView, open))).toBe(false)
    expect(isMyTurn(receive(emptyView, open, started))).toBe(true)
    expect(isMyTurn(played)).toBe(false)
  })

  it('keeps the history from the start', () => {
    expect(played.history.map(({ move }) => move)).toEqual([undefined, 'A1', 'A2', 'B1'])
    expect(played.history[0]?.board.owners).toBe('---------')
    expect(played.history[3]?.board.owners).toBe('XO-X-----')
  })

  it('removes moves that were taken back', () => {
    const view = receive(played, agreed)
    expect(view.state?.ply).toBe(1)
    expect(view.history.map(({ move }) => move)).toEqual([undefined, 'A1'])
    expect(receive(view, move(2, 'O', 'C3')).history.at(-1)?.move).toBe('C3')
  })

  it('counts the captures of each side up to a ply', () => {
    const view = receive(played, move(4, 'O', 'B2', ['B1', 'A1']))
    expect(captureCounts(view.history, 4)).toEqual({ X: 0, O: 3 })
    expect(captureCounts(view.history, 3)).toEqual({ X: 0, O: 1 })
  })

  it('shows how an offer ended until the next move', () => {
    const offer = (
      side: 'X' | 'O',
      type: 'offered' | 'declined',
      offers: GameState['offers'],
    ): GameEvent => ({
      type,
      seq: 9,
      at: 0,
      side,
      what: 'draw',
      state: { ...moved.state, offers },
    })
    const offered = receive(played, offer('X', 'offered', [{ side: 'X', what: 'draw' }]))
    expect(offered.offerOutcome).toBeUndefined()
    const declined = receive(offered, offer('O', 'declined', []))
    expect(declined.offerOutcome).toEqual({ by: 'O', what: 'draw', how: 'declined' })
    expect(receive(offered, offer('X', 'declined', [])).offerOutcome?.how).toBe('withdrawn')
    expect(receive(declined, move(4, 'O', 'B2')).offerOutcome).toBeUndefined()
    expect(receive(offered, move(4, 'O', 'B2')).offerOutcome).toEqual({
      by: 'O',
      what: 'draw',
      how: 'lapsed',
    })
    expect(
      receive(declined, offer('X', 'offered', [{ side: 'X', what: 'draw' }])).offerOutcome,
    ).toBeUndefined()
  })

  it('replays missed events without showing them, then shows the current state', () => {
    const reconnected = withConnection(played, 'open')
    const catchingUp = receive(reconnected, move(4, 'O', 'B2'), move(5, 'X', 'C1'))
    expect(catchingUp.state?.ply).toBe(3)
    expect(catchingUp.lastEvent?.move).toBe('B1')
    const caughtUp = receive(catchingUp, { ...open, seq: 7, state: { ...moved.state, ply: 5 } })
    expect(caughtUp.state?.ply).toBe(5)
    expect(caughtUp.history.map(({ move }) => move)).toEqual([undefined, 'A1', 'A2', 'B1', 'B2', 'C1'])
  })

  it('completes the history when the final state was known first', () => {
    const first = receive(emptyView, { ...open, seq: 5, state: moved.state })
    const updated = receive(
      withConnection(first, 'open'),
      started,
      move(1, 'X', 'A1'),
      move(2, 'O', 'A2'),
      moved,
    )
    expect(updated.state?.ply).toBe(3)
    expect(updated.history).toHaveLength(4)
  })

  it('distinguishes a broken connection from the first one', () => {
    expect(withConnection(emptyView, 'connecting').hasLostConnection).toBe(false)
    const lost = withConnection(withConnection(emptyView, 'open'), 'lost')
    expect(lost.hasLostConnection).toBe(true)
    expect(withConnection(lost, 'connecting').hasLostConnection).toBe(true)
    expect(withConnection(lost, 'open').hasLostConnection).toBe(false)
  })

  it('does not invent a missing move', () => {
    expect(receive(emptyView, open, started, move(2, 'O', 'A2')).history).toHaveLength(1)
  })

  it('drops a rejection with the next move, not before', () => {
    const rejected: ServerMessage = {
      type: 'rejected',
      reason: 'stale',
      message: 'Too late.',
      seq: 5,
      ply: 3,
    }
    const view = receive(played, rejected)
    expect(view.rejection?.message).toBe('Too late.')
    expect(receive(view, goldenMessage('offered')).rejection?.message).toBe('Too late.')
    expect(receive(view, move(4, 'O', 'B2')).rejection).toBeUndefined()
  })

  it('replaces the clock after an outage of the server', () => {
    const clock = { X: 30_000, O: 40_000, running: 'O', at: 5700 } as const
    const view = applyMessage(played, { type: 'clock', seq: played.seq, clock }, 5600)
    expect(view.state).toEqual({ ...played.state, clock })
    expect(view.receivedAt).toBe(5600)
    expect(receive(played, { type: 'clock', seq: played.seq + 1, clock })).toBe(played)
    expect(receive(emptyView, { type: 'clock', seq: 0, clock })).toBe(emptyView)
  })

  it('keeps a remark until its side moves again', () => {
    const view = receive(played, { type: 'remark', side: 'X', ply: 2, text: 'Proven.' })
    expect(receive(view, move(4, 'O', 'B2')).remark?.text).toBe('Proven.')
    expect(receive(view, move(4, 'O', 'B2'), move(5, 'X', 'C1')).remark).toBeUndefined()
  })

  it('estimates the clock offset from the fastest message', () => {
    let view = applyMessage(emptyView, { type: 'pong', at: 1000 }, 900)
    expect(view.clockOffset).toBe(100)
    view = applyMessage(view, { type: 'pong', at: 2000 }, 1950)
    expect(view.clockOffset).toBe(100)
    view = applyMessage(view, { type: 'pong', at: 3000 }, 2890)
    expect(view.clockOffset).toBe(110)
  })

  it('knows who is present and how the game ended', () => {
    const view = receive(played, goldenMessage('presence'), goldenMessage('ended'))
    expect(view.presence?.here).toEqual({ X: true, O: false })
    expect(view.state?.winner).toBe('X')
  })

  it('finds the level of the engine opponent', () => {
    expect(engineLevel(played)).toBeUndefined()
    const seats = { ...moved.state.seats, O: { kind: 'engine' as const, name: 'level-3' } }
    const against = receive(emptyView, { ...open, state: { ...moved.state, seats } })
    expect(engineLevel(against)).toBe('level-3')
    expect(engineLevel({ ...against, you: 'O' })).toBeUndefined()
    expect(engineLevel({ ...against, you: undefined })).toBeUndefined()
  })
})

const { game, state } = goldenMessage('game-over') as GameMessage

describe('matchScore', () => {
  it('includes this game once it is over', () => {
    expect(matchScore(game, state)).toEqual({ X: '1', O: '0' })
    const { points: _, ...running } = state
    expect(matchScore(game, running)).toEqual({ X: '0', O: '0' })
  })

  it('writes half points as ½', () => {
    expect(matchScore(game, { ...state, points: { X: 1.5, O: 0.5 } })).toEqual({ X: '1½', O: '½' })
  })

  it('is undefined for a single game', () => {
    const { match: _, ...single } = game
    expect(matchScore(single, state)).toBeUndefined()
  })
})
