import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Speech } from '../src/game/speech'
import { statusOf } from '../src/game/status'
import { connected, heard, nothing, type View } from '../src/game/game-view'
import { serverMessage, type GameEvent, type ServerMessage } from '../src/wire/live'

function golden(name: string): ServerMessage {
  const file = new URL(`../../server/src/test/resources/dev/drey/server/golden/${name}.json`, import.meta.url)
  return v.parse(serverMessage, JSON.parse(readFileSync(file, 'utf8')))
}

const tell = (view: View, ...messages: ServerMessage[]): View =>
  messages.reduce((known, message) => heard(known, message, 0), view)

const started = golden('started') as GameEvent
const begun = tell(connected(nothing, 'open'), golden('game-open'), started)
const answered: GameEvent = { ...(golden('moved') as GameEvent), seq: 9, side: 'O', state: started.state }

describe('what is said aloud', () => {
  const speaking = () => {
    const speech = new Speech()
    return (view: View, sending = false) => speech.next(view, statusOf(view, sending), () => 'Bob moves.')
  }

  it('is what happened and how it stands, and then only what changed', () => {
    const say = speaking()
    expect(say(begun)).toBe('Your turn')
    const moved = tell(begun, golden('moved'))
    expect(say(moved)).toBe('Bob is to move')
    const back = tell(moved, answered)
    expect(say(back)).toBe('Bob moves. Your turn')
    expect(say(back, true)).toBe('Sending your move …')
    expect(say(connected(back, 'lost'))).toBe('Connection lost. Reconnecting …')
    expect(say(connected(back, 'open'))).toBe('Your turn')
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
