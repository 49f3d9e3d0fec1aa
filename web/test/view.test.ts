import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { conquered, connected, engineOf, heard, isMyTurn, nothing, type View } from '../src/game/game-view'
import {
  serverMessage,
  type GameEvent,
  type GameMessage,
  type ServerMessage,
  type State,
} from '../src/wire/live'

/** What the server says, from the files that its own tests compare with. */
function golden(name: string): ServerMessage {
  const file = new URL(`../../server/src/test/resources/dev/drey/server/golden/${name}.json`, import.meta.url)
  return v.parse(serverMessage, JSON.parse(readFileSync(file, 'utf8')))
}

const open = golden('game-open') as GameMessage
const started = golden('started') as GameEvent
const moved = golden('moved') as GameEvent
const agreed = golden('agreed') as GameEvent

/** A move that leads to a ply of the same game. */
function move(ply: number, side: 'X' | 'O', cell: string, taken: string[] = []): GameEvent {
  const state: State = { ...moved.state, ply, toMove: side === 'X' ? 'O' : 'X', lastMove: cell }
  return { ...moved, seq: ply + 2, side, move: cell, taken, state }
}

const tell = (view: View, ...messages: ServerMessage[]): View =>
  messages.reduce((known, message) => heard(known, message, 5000), view)

/** Ann has played A1, Bob A2 and Ann B1. */
const played = tell(
  connected(nothing, 'open'),
  open,
  started,
  move(1, 'X', 'A1'),
  move(2, 'O', 'A2', ['A1']),
  moved,
)

describe('the view of a game', () => {
  it('begins with what the server says of it', () => {
    const view = tell(nothing, open)
    expect(view.game?.title).toBe('Adjacent Claim')
    expect(view.you).toBe('X')
    expect(view.state?.status).toBe('open')
    expect(view.caughtUp).toBe(true)
  })

  it('knows whose turn it is', () => {
    expect(isMyTurn(tell(nothing, open))).toBe(false)
    expect(isMyTurn(tell(nothing, open, started))).toBe(true)
    expect(isMyTurn(played)).toBe(false)
  })

  it('keeps every moment from the start on', () => {
    expect(played.moments.map((moment) => moment.move)).toEqual([undefined, 'A1', 'A2', 'B1'])
    expect(played.moments[0]?.board.owners).toBe('---------')
    expect(played.moments[3]?.board.owners).toBe('XO-X-----')
  })

  it('forgets what was taken back', () => {
    const view = tell(played, agreed)
    expect(view.state?.ply).toBe(1)
    expect(view.moments.map((moment) => moment.move)).toEqual([undefined, 'A1'])
    expect(tell(view, move(2, 'O', 'C3')).moments.at(-1)?.move).toBe('C3')
  })

  it('counts what each side has conquered up to a moment', () => {
    const view = tell(played, move(4, 'O', 'B2', ['B1', 'A1']))
    expect(conquered(view.moments, 4)).toEqual({ X: 0, O: 3 })
    expect(conquered(view.moments, 3)).toEqual({ X: 0, O: 1 })
  })

  it('says what became of an offer, until somebody moves', () => {
    const offer = (side: 'X' | 'O', type: 'offered' | 'declined', offers: State['offers']): GameEvent => ({
      type,
      seq: 9,
      at: 0,
      side,
      what: 'draw',
      state: { ...moved.state, offers },
    })
    const asked = tell(played, offer('X', 'offered', [{ side: 'X', what: 'draw' }]))
    expect(asked.answer).toBeUndefined()
    const declined = tell(asked, offer('O', 'declined', []))
    expect(declined.answer).toEqual({ by: 'O', what: 'draw', how: 'declined' })
    expect(tell(asked, offer('X', 'declined', [])).answer?.how).toBe('withdrawn')
    expect(tell(declined, move(4, 'O', 'B2')).answer).toBeUndefined()
    expect(tell(asked, move(4, 'O', 'B2')).answer).toEqual({ by: 'O', what: 'draw', how: 'lapsed' })
    expect(tell(declined, offer('X', 'offered', [{ side: 'X', what: 'draw' }])).answer).toBeUndefined()
  })

  it('goes through what it missed without showing it, and then stands where the game stands', () => {
    const back = connected(played, 'open')
    const going = tell(back, move(4, 'O', 'B2'), move(5, 'X', 'C1'))
    expect(going.state?.ply).toBe(3)
    expect(going.news?.move).toBe('B1')
    const there = tell(going, { ...open, seq: 7, state: { ...moved.state, ply: 5 } })
    expect(there.state?.ply).toBe(5)
    expect(there.moments.map((moment) => moment.move)).toEqual([undefined, 'A1', 'A2', 'B1', 'B2', 'C1'])
  })

  it('is told the way to where it stands although it knew the end first', () => {
    const first = tell(nothing, { ...open, seq: 5, state: moved.state })
    const told = tell(connected(first, 'open'), started, move(1, 'X', 'A1'), move(2, 'O', 'A2'), moved)
    expect(told.state?.ply).toBe(3)
    expect(told.moments).toHaveLength(4)
  })

  it('knows a connection that broke from one that has never been', () => {
    expect(connected(nothing, 'connecting').broken).toBe(false)
    const lost = connected(connected(nothing, 'open'), 'lost')
    expect(lost.broken).toBe(true)
    expect(connected(lost, 'connecting').broken).toBe(true)
    expect(connected(lost, 'open').broken).toBe(false)
  })

  it('makes nothing up where a move is missing', () => {
    expect(tell(nothing, open, started, move(2, 'O', 'A2')).moments).toHaveLength(1)
  })

  it('drops a rejection with the next move, and not before', () => {
    const rejected: ServerMessage = {
      type: 'rejected',
      reason: 'stale',
      message: 'Too late.',
      seq: 5,
      ply: 3,
    }
    const view = tell(played, rejected)
    expect(view.rejection?.message).toBe('Too late.')
    expect(tell(view, golden('offered')).rejection?.message).toBe('Too late.')
    expect(tell(view, move(4, 'O', 'B2')).rejection).toBeUndefined()
  })

  it('keeps a remark until its side moves again', () => {
    const view = tell(played, { type: 'remark', side: 'X', ply: 2, text: 'Proven.' })
    expect(tell(view, move(4, 'O', 'B2')).remark?.text).toBe('Proven.')
    expect(tell(view, move(4, 'O', 'B2'), move(5, 'X', 'C1')).remark).toBeUndefined()
  })

  it('takes the server’s clock from whatever came fastest', () => {
    let view = heard(nothing, { type: 'pong', at: 1000 }, 900)
    expect(view.ahead).toBe(100)
    view = heard(view, { type: 'pong', at: 2000 }, 1950)
    expect(view.ahead).toBe(100)
    view = heard(view, { type: 'pong', at: 3000 }, 2890)
    expect(view.ahead).toBe(110)
  })

  it('knows who is there, and how it ended', () => {
    const view = tell(played, golden('presence'), golden('ended'))
    expect(view.presence?.here).toEqual({ X: true, O: false })
    expect(view.state?.winner).toBe('X')
  })

  it('finds the engine on the other side', () => {
    expect(engineOf(played)).toBeUndefined()
    const seats = { ...moved.state.seats, O: { kind: 'engine' as const, name: 'level-3' } }
    const against = tell(nothing, { ...open, state: { ...moved.state, seats } })
    expect(engineOf(against)).toBe('level-3')
    expect(engineOf({ ...against, you: 'O' })).toBeUndefined()
    expect(engineOf({ ...against, you: undefined })).toBeUndefined()
  })
})
