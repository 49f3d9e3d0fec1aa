import { describe, expect, it } from 'vitest'
import { loadStates } from '../src/my-games/game-list'
import type { MyGame } from '../src/wire/game-lists'
import type { GameMessage } from '../src/wire/live'

const games = ['a', 'b', 'c'].map((id) => ({ id }) as MyGame)
const answer = (id: string) => ({ game: { id } }) as GameMessage

describe('how the games stand', () => {
  it('is asked one after another, and who does not answer is left out', async () => {
    const told: string[] = []
    const ask = (id: string) => (id === 'b' ? Promise.reject(new Error('no')) : Promise.resolve(answer(id)))
    await loadStates(games, ask, ({ game }) => told.push(game.id), new AbortController().signal)
    expect(told).toEqual(['a', 'c'])
  })

  it('is not asked any more once nobody wants to know', async () => {
    const left = new AbortController()
    const asked: string[] = []
    const told: string[] = []
    const ask = (id: string) => {
      asked.push(id)
      if (id === 'b') left.abort()
      return Promise.resolve(answer(id))
    }
    await loadStates(games, ask, ({ game }) => told.push(game.id), left.signal)
    expect(asked).toEqual(['a', 'b'])
    expect(told).toEqual(['a'])
  })
})
