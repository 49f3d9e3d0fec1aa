import { afterEach, describe, expect, it, vi } from 'vitest'
import { createGame, sendCommand } from '../../src/wire/api'
import { newCommandId } from '../../src/wire/live'
import { goldenMessage } from '../golden'

const game = goldenMessage('game-open')
const problem = { type: '/problems/busy', title: 'Busy', status: 503, code: 'busy' }

/** Replaces the network: each request gets the next of these answers. Returns the ids of the requests. */
function answerWith(...answers: (Response | Error)[]): string[] {
  const ids: string[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    ids.push((JSON.parse(String(init.body)) as { id: string }).id)
    const answer = answers.shift()
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error())
  })
  return ids
}

const ok = () => new Response(JSON.stringify(game), { status: 201 })

afterEach(() => vi.unstubAllGlobals())

describe('command ids', () => {
  it('are random and valid', () => {
    expect(newCommandId()).toMatch(/^[0-9a-f]{32}$/)
    expect(newCommandId()).not.toBe(newCommandId())
  })

  it('are kept for a request whose answer was lost', async () => {
    const ids = answerWith(new TypeError('lost'), new TypeError('lost'), ok(), ok())
    await expect(createGame({ game: 'othello' })).rejects.toThrow()
    await expect(createGame({ game: 'othello' })).rejects.toThrow()
    await createGame({ game: 'othello' })
    await createGame({ game: 'othello' })
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).toBe(ids[0])
    expect(ids[3]).not.toBe(ids[0])
  })

  it('are not shared by different requests', async () => {
    const ids = answerWith(new TypeError('lost'), ok(), ok())
    await expect(sendCommand('a', { type: 'cancel' })).rejects.toThrow()
    await sendCommand('b', { type: 'cancel' })
    await createGame({ game: 'othello' })
    expect(new Set(ids).size).toBe(3)
  })

  it('are not kept for a request that the server rejected', async () => {
    const ids = answerWith(new Response(JSON.stringify(problem), { status: 503 }), ok())
    await expect(sendCommand('c', { type: 'join' })).rejects.toThrow()
    await sendCommand('c', { type: 'join' })
    expect(ids[1]).not.toBe(ids[0])
  })
})
