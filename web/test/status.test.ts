import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { applyMessage, emptyView, withConnection, type GameView } from '../src/game/game-view'
import { eventText, moveObstacle, statusOf } from '../src/game/status'
import { serverMessageSchema, type GameMessage, type ServerMessage } from '../src/wire/live'

function golden(name: string): ServerMessage {
  const file = new URL(`../../server/src/test/resources/dev/drey/server/golden/${name}.json`, import.meta.url)
  return v.parse(serverMessageSchema, JSON.parse(readFileSync(file, 'utf8')))
}

const tell = (view: GameView, ...messages: ServerMessage[]): GameView =>
  messages.reduce((known, message) => applyMessage(known, message, 0), view)

const open = golden('game-open') as GameMessage
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
    const begun = tell(sitting, golden('started'))
    expect(text(begun)).toBe('Your turn')
    expect(statusOf(begun, true).text).toBe('Sending your move …')
    expect(text(tell(begun, golden('moved')))).toBe('Bob is to move')
    expect(text(tell(watching, golden('started')))).toBe('Ann is to move')
  })

  it('asks nobody for a move who has none', () => {
    const begun = tell(sitting, golden('started'))
    const state = begun.state && { ...begun.state, moves: [] }
    expect(statusOf({ ...begun, state })).toEqual({ tone: 'theirs', text: 'You have no move and pass' })
  })

  it('says that the other is away', () => {
    const away = tell(sitting, golden('moved'), golden('presence'))
    expect(statusOf(away).more).toBe('Bob is away at the moment.')
  })

  it('says of an engine that it thinks', () => {
    const { state } = golden('moved') as GameMessage
    const seats = { ...state.seats, O: { kind: 'engine' as const, name: 'level-3' } }
    expect(text(tell(sitting, { ...open, state: { ...state, seats } }))).toBe(
      'Engine (level 3) is thinking …',
    )
  })

  it('says that the connection broke, unless the game is over anyway', () => {
    const begun = tell(sitting, golden('started'))
    expect(statusOf(withConnection(begun, 'lost')).tone).toBe('trouble')
    expect(text(withConnection({ ...begun, hasLostConnection: false }, 'connecting'))).toBe('Connecting …')
    expect(statusOf(withConnection(tell(begun, golden('ended')), 'lost')).tone).toBe('over')
  })

  it('says who won, and why', () => {
    const ended = golden('ended')
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
    const moved = tell(sitting, golden('started'), golden('moved'))
    expect(eventText(moved, say)).toBe('')
    expect(eventText({ ...moved, you: 'O' }, say)).toBe('A move.')
    expect(eventText({ ...moved, you: undefined }, say)).toBe('A move.')
  })

  it('are what the other offers, declines and agrees to', () => {
    expect(eventText(tell(sitting, golden('offered')), say)).toBe('Bob offers a takeback.')
    expect(eventText({ ...tell(sitting, golden('declined')), you: 'O' }, say)).toBe(
      'Ann declines a takeback.',
    )
    expect(eventText({ ...tell(sitting, golden('agreed')), you: 'O' }, say)).toBe('Ann agrees to a takeback.')
    expect(eventText(tell(sitting, golden('declined')), say)).toBe('')
  })

  it('are that the match goes on, for players and spectators alike', () => {
    expect(eventText(tell(sitting, golden('next')), say)).toBe('The next game is ready.')
    expect(eventText({ ...tell(sitting, golden('next')), you: undefined }, say)).toBe(
      'The next game is ready.',
    )
  })

  it('are who sits down', () =>
    expect(eventText(tell(sitting, golden('seated')), say)).toBe('Bob sits down.'))
})

describe('whether a move can be made', () => {
  const begun = tell(sitting, golden('started'))

  it('needs a turn, a connection, and eyes on now', () => {
    expect(moveObstacle(begun, undefined, false)).toBeUndefined()
    expect(moveObstacle(begun, 0, false)).toBe('past')
    expect(moveObstacle(begun, undefined, true)).toBe('turn')
    expect(moveObstacle(tell(begun, golden('moved')), undefined, false)).toBe('turn')
    expect(moveObstacle(withConnection(begun, 'lost'), undefined, false)).toBe('connection')
  })
})
