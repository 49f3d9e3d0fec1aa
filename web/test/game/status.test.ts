import { describe, expect, it } from 'vitest'
import { applyMessage, emptyView, withConnection, type GameView } from '../../src/game/game-view'
import { eventText, moveObstacle, StatusAnnouncer, statusOf } from '../../src/game/status'
import type { GameEvent, GameMessage, ServerMessage } from '../../src/wire/live'
import { goldenMessage } from '../golden'

const tell = (view: GameView, ...messages: ServerMessage[]): GameView =>
  messages.reduce((known, message) => applyMessage(known, message, 0), view)

const open = goldenMessage('game-open') as GameMessage
const sitting = tell(withConnection(emptyView, 'open'), open)
const watching: GameView = { ...sitting, you: undefined }
const text = (view: GameView) => statusOf(view).text

describe('the status', () => {
  it('is there before anything is known', () => expect(text(emptyView)).toBe('Connecting …'))

  it('says who is waited for, and that a seat is free', () => {
    expect(text(sitting)).toBe('Waiting for somebody to join')
    const seats = { ...open.state.seats, O: { kind: 'friend' as const, name: 'a friend' } }
    expect(text(tell(sitting, { ...open, state: { ...open.state, seats } }))).toBe('Waiting for your friend')
    expect(text(watching)).toBe('A seat is free')
  })

  it('says whose turn it is', () => {
    const begun = tell(sitting, goldenMessage('started'))
    expect(text(begun)).toBe('Your turn')
    expect(statusOf(begun, true).text).toBe('Sending your move …')
    expect(text(tell(begun, goldenMessage('moved')))).toBe('Bob is to move')
    expect(text(tell(watching, goldenMessage('started')))).toBe('Ann is to move')
  })

  it('asks nobody for a move who has none', () => {
    const begun = tell(sitting, goldenMessage('started'))
    const state = begun.state && { ...begun.state, moves: [] }
    expect(statusOf({ ...begun, state })).toEqual({ tone: 'theirs', text: 'You have no move and pass' })
  })

  it('says that the other is away', () => {
    const away = tell(sitting, goldenMessage('moved'), goldenMessage('presence'))
    expect(statusOf(away).more).toBe('Bob is away at the moment.')
  })

  it('says of an engine that it thinks', () => {
    const { state } = goldenMessage('moved') as GameMessage
    const seats = { ...state.seats, O: { kind: 'engine' as const, name: 'level-3' } }
    expect(text(tell(sitting, { ...open, state: { ...state, seats } }))).toBe(
      'Engine (level 3) is thinking …',
    )
  })

  it('says that the connection broke, unless the game is over anyway', () => {
    const begun = tell(sitting, goldenMessage('started'))
    expect(statusOf(withConnection(begun, 'lost')).tone).toBe('trouble')
    expect(text(withConnection({ ...begun, hasLostConnection: false }, 'connecting'))).toBe('Connecting …')
    expect(statusOf(withConnection(tell(begun, goldenMessage('ended')), 'lost')).tone).toBe('over')
  })

  it('says who won, and why', () => {
    const ended = goldenMessage('ended')
    expect(statusOf(tell(sitting, ended))).toMatchObject({
      text: 'You won',
      more: 'X wins. O resigned.',
      won: true,
    })
    expect(statusOf({ ...tell(sitting, ended), you: 'O' })).toMatchObject({ text: 'You lost', won: false })
    expect(text(tell(watching, ended))).toBe('Ann won')
  })
})

describe('the news', () => {
  const say = () => 'A move.'

  it('are the other’s moves, not one’s own', () => {
    const moved = tell(sitting, goldenMessage('started'), goldenMessage('moved'))
    expect(eventText(moved, say)).toBe('')
    expect(eventText({ ...moved, you: 'O' }, say)).toBe('A move.')
    expect(eventText({ ...moved, you: undefined }, say)).toBe('A move.')
  })

  it('are what the other offers, declines and agrees to', () => {
    expect(eventText(tell(sitting, goldenMessage('offered')), say)).toBe('Bob offers a takeback.')
    expect(eventText({ ...tell(sitting, goldenMessage('declined')), you: 'O' }, say)).toBe(
      'Ann declines a takeback.',
    )
    expect(eventText({ ...tell(sitting, goldenMessage('agreed')), you: 'O' }, say)).toBe(
      'Ann agrees to a takeback.',
    )
    expect(eventText(tell(sitting, goldenMessage('declined')), say)).toBe('')
  })

  it('are that the match goes on, for players and spectators alike', () => {
    expect(eventText(tell(sitting, goldenMessage('next')), say)).toBe('The next game is ready.')
    expect(eventText({ ...tell(sitting, goldenMessage('next')), you: undefined }, say)).toBe(
      'The next game is ready.',
    )
  })

  it('are who sits down', () =>
    expect(eventText(tell(sitting, goldenMessage('seated')), say)).toBe('Bob sits down.'))
})

describe('whether a move can be made', () => {
  const begun = tell(sitting, goldenMessage('started'))

  it('needs a turn, a connection, and eyes on now', () => {
    expect(moveObstacle(begun, undefined, false)).toBeUndefined()
    expect(moveObstacle(begun, 0, false)).toBe('past')
    expect(moveObstacle(begun, undefined, true)).toBe('turn')
    expect(moveObstacle(tell(begun, goldenMessage('moved')), undefined, false)).toBe('turn')
    expect(moveObstacle(withConnection(begun, 'lost'), undefined, false)).toBe('connection')
  })
})

const started = goldenMessage('started') as GameEvent
const begun = tell(withConnection(emptyView, 'open'), goldenMessage('game-open'), started)
const answered: GameEvent = {
  ...(goldenMessage('moved') as GameEvent),
  seq: 9,
  side: 'O',
  state: started.state,
}

describe('what is said aloud', () => {
  const speaking = () => {
    const speech = new StatusAnnouncer()
    return (view: GameView, sending = false) =>
      speech.nextText(view, statusOf(view, sending), () => 'Bob moves.')
  }

  it('is what happened and how it stands, and then only what changed', () => {
    const say = speaking()
    expect(say(begun)).toBe('Your turn')
    const moved = tell(begun, goldenMessage('moved'))
    expect(say(moved)).toBe('Bob is to move')
    const back = tell(moved, answered)
    expect(say(back)).toBe('Bob moves. Your turn')
    expect(say(back, true)).toBe('Sending your move …')
    expect(say(withConnection(back, 'lost'))).toBe('Connection lost. Reconnecting …')
    expect(say(withConnection(back, 'open'))).toBe('Your turn')
  })

  it('is nothing when there is nothing new', () => {
    const say = speaking()
    const back = tell(begun, answered)
    expect(say(back)).toBe('Bob moves. Your turn')
    expect(say(tell(back, { type: 'pong', at: 0 }, goldenMessage('presence')))).toBe('')
  })

  it('is the same news again when it happens again', () => {
    const say = speaking()
    expect(say(tell(begun, answered))).toBe('Bob moves. Your turn')
    expect(say(tell(begun, { ...answered, seq: 11 }))).toBe('Bob moves. Your turn')
  })
})
