import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { applyMessage, emptyView, withConnection, type GameView } from '../src/game/game-view'
import { StatusAnnouncer, statusOf } from '../src/game/status'
import { serverMessageSchema, type GameEvent, type ServerMessage } from '../src/wire/live'

function golden(name: string): ServerMessage {
  const file = new URL(`../../server/src/test/resources/dev/drey/server/golden/${name}.json`, import.meta.url)
  return v.parse(serverMessageSchema, JSON.parse(readFileSync(file, 'utf8')))
}

const tell = (view: GameView, ...messages: ServerMessage[]): GameView =>
  messages.reduce((known, message) => applyMessage(known, message, 0), view)

const started = golden('started') as GameEvent
const begun = tell(withConnection(emptyView, 'open'), golden('game-open'), started)
const answered: GameEvent = { ...(golden('moved') as GameEvent), seq: 9, side: 'O', state: started.state }

describe('what is said aloud', () => {
  const speaking = () => {
    const speech = new StatusAnnouncer()
    return (view: GameView, sending = false) =>
      speech.nextText(view, statusOf(view, sending), () => 'Bob moves.')
  }

  it('is what happened and how it stands, and then only what changed', () => {
    const say = speaking()
    expect(say(begun)).toBe('Your turn')
    const moved = tell(begun, golden('moved'))
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
    expect(say(tell(back, { type: 'pong', at: 0 }, golden('presence')))).toBe('')
  })

  it('is the same news again when it happens again', () => {
    const say = speaking()
    expect(say(tell(begun, answered))).toBe('Bob moves. Your turn')
    expect(say(tell(begun, { ...answered, seq: 11 }))).toBe('Bob moves. Your turn')
  })
})
