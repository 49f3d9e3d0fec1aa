import { describe, expect, it } from 'vitest'
import { applyMessage, emptyView, withConnection, type GameView } from '../../src/game/game-view'
import { eventText, moveObstacle, StatusAnnouncer, statusOf } from '../../src/game/status'
import type { GameEvent, GameMessage, ServerMessage } from '../../src/wire/live'
import { goldenMessage } from '../golden'

const receive = (view: GameView, ...messages: ServerMessage[]): GameView =>
  messages.reduce((view, message) => applyMessage(view, message, 0), view)

const open = goldenMessage('game-open') as GameMessage
const seated = receive(withConnection(emptyView, 'open'), open)
const watching: GameView = { ...seated, you: undefined }
const text = (view: GameView) => statusOf(view).text

describe('the status', () => {
  it('says connecting before anything is known', () => expect(text(emptyView)).toBe('Connecting …'))

  it('names whom the game waits for, or a free seat', () => {
    expect(text(seated)).toBe('Waiting for an opponent')
    const seats = { ...open.state.seats, O: { kind: 'friend' as const, name: 'a friend' } }
    expect(text(receive(seated, { ...open, state: { ...open.state, seats } }))).toBe(
      'Waiting for your friend',
    )
    expect(text(watching)).toBe('A seat is free')
  })

  it('names whose turn it is', () => {
    const running = receive(seated, goldenMessage('started'))
    expect(text(running)).toBe('Your turn')
    expect(statusOf(running, true).text).toBe('Sending your move …')
    expect(text(receive(running, goldenMessage('moved')))).toBe('Bob’s turn')
    expect(text(receive(watching, goldenMessage('started')))).toBe('Ann to move')
  })

  it('says why a game expired', () =>
    expect(statusOf(receive(seated, goldenMessage('expired')))).toEqual({
      tone: 'over',
      text: 'Game expired',
      more: 'Nobody joined it in time, or nobody made a move.',
    }))

  it('announces a forced pass', () => {
    const running = receive(seated, goldenMessage('started'))
    const state = running.state && { ...running.state, moves: [] }
    expect(statusOf({ ...running, state })).toEqual({ tone: 'theirs', text: 'You have no move, so you pass' })
  })

  it('mentions that the opponent is away', () => {
    const away = receive(seated, goldenMessage('moved'), goldenMessage('presence'))
    expect(statusOf(away).more).toBe('Bob is offline.')
  })

  it('says that an engine is thinking', () => {
    const { state } = goldenMessage('moved') as GameMessage
    const seats = { ...state.seats, O: { kind: 'engine' as const, name: 'level-3' } }
    expect(text(receive(seated, { ...open, state: { ...state, seats } }))).toBe(
      'Engine (level 3) is thinking …',
    )
  })

  it('reports a broken connection unless the game is over', () => {
    const running = receive(seated, goldenMessage('started'))
    expect(statusOf(withConnection(running, 'lost')).tone).toBe('trouble')
    expect(text(withConnection({ ...running, hasLostConnection: false }, 'connecting'))).toBe('Connecting …')
    expect(statusOf(withConnection(receive(running, goldenMessage('ended')), 'lost')).tone).toBe('over')
  })

  it('names the winner and the ending', () => {
    const ended = goldenMessage('ended')
    expect(statusOf(receive(seated, ended))).toMatchObject({
      text: 'You won',
      more: 'X wins. O resigned.',
      won: true,
    })
    expect(statusOf({ ...receive(seated, ended), you: 'O' })).toMatchObject({ text: 'You lost', won: false })
    expect(text(receive(watching, ended))).toBe('Ann won')
  })
})

describe('eventText', () => {
  const announce = () => 'A move.'

  it("describes the opponent's moves, not the player's own", () => {
    const moved = receive(seated, goldenMessage('started'), goldenMessage('moved'))
    expect(eventText(moved, announce)).toBe('')
    expect(eventText({ ...moved, you: 'O' }, announce)).toBe('A move.')
    expect(eventText({ ...moved, you: undefined }, announce)).toBe('A move.')
  })

  it('describes what the opponent offers, declines and agrees to', () => {
    expect(eventText(receive(seated, goldenMessage('offered')), announce)).toBe('Bob proposes a takeback.')
    expect(eventText({ ...receive(seated, goldenMessage('declined')), you: 'O' }, announce)).toBe(
      'Ann declines a takeback.',
    )
    expect(eventText({ ...receive(seated, goldenMessage('agreed')), you: 'O' }, announce)).toBe(
      'Ann accepts a takeback.',
    )
    expect(eventText(receive(seated, goldenMessage('declined')), announce)).toBe('')
  })

  it('announces the next game to players and spectators', () => {
    expect(eventText(receive(seated, goldenMessage('next')), announce)).toBe('The next game is ready.')
    expect(eventText({ ...receive(seated, goldenMessage('next')), you: undefined }, announce)).toBe(
      'The next game is ready.',
    )
  })

  it('announces who takes a seat', () =>
    expect(eventText(receive(seated, goldenMessage('seated')), announce)).toBe('Bob joined.'))
})

describe('moveObstacle', () => {
  const running = receive(seated, goldenMessage('started'))

  it('is undefined with the turn, a connection and the current position', () => {
    expect(moveObstacle(running, undefined, false)).toBeUndefined()
    expect(moveObstacle(running, 0, false)).toBe('past')
    expect(moveObstacle(running, undefined, true)).toBe('turn')
    expect(moveObstacle(receive(running, goldenMessage('moved')), undefined, false)).toBe('turn')
    expect(moveObstacle(withConnection(running, 'lost'), undefined, false)).toBe('connection')
  })
})

const started = goldenMessage('started') as GameEvent
const running = receive(withConnection(emptyView, 'open'), goldenMessage('game-open'), started)
const reply: GameEvent = {
  ...(goldenMessage('moved') as GameEvent),
  seq: 9,
  side: 'O',
  state: started.state,
}

describe('StatusAnnouncer', () => {
  const announcing = () => {
    const announcer = new StatusAnnouncer()
    return (view: GameView, sending = false) =>
      announcer.nextText(view, statusOf(view, sending), () => 'Bob moves.')
  }

  it('announces event and status together, then only changes', () => {
    const announce = announcing()
    expect(announce(running)).toBe('Your turn')
    const moved = receive(running, goldenMessage('moved'))
    expect(announce(moved)).toBe('Bob’s turn')
    const replied = receive(moved, reply)
    expect(announce(replied)).toBe('Bob moves. Your turn')
    expect(announce(replied, true)).toBe('Sending your move …')
    expect(announce(withConnection(replied, 'lost'))).toBe('Connection lost. Reconnecting …')
    expect(announce(withConnection(replied, 'open'))).toBe('Your turn')
  })

  it('announces nothing without changes', () => {
    const announce = announcing()
    const replied = receive(running, reply)
    expect(announce(replied)).toBe('Bob moves. Your turn')
    expect(announce(receive(replied, { type: 'pong', at: 0 }, goldenMessage('presence')))).toBe('')
  })

  it('announces an equal event again', () => {
    const announce = announcing()
    expect(announce(receive(running, reply))).toBe('Bob moves. Your turn')
    expect(announce(receive(running, { ...reply, seq: 11 }))).toBe('Bob moves. Your turn')
  })
})
