import { describe, expect, it } from 'vitest'
import { defaultOptions, quickOptions, toGameRequest } from '../../src/home/game-options'
import type { Kind } from '../../src/wire/game-lists'

const kind: Kind = {
  id: 'adjacent-claim',
  title: 'Adjacent Claim',
  summary: '',
  levels: ['level-1', 'level-2'],
  draws: false,
  scored: true,
  games: 2,
  demo: { position: '', moves: [] },
}

describe('a wish', () => {
  it('for the engine has one’s own side first, and hints', () => {
    expect(toGameRequest(kind, defaultOptions(kind, 'level-2'))).toEqual({
      game: 'adjacent-claim',
      seats: { X: 'me', O: 'level-2' },
      shuffle: false,
      clock: 'none',
      hints: true,
    })
  })

  it('of one click draws a set-up where there are a few', () => {
    const pieces = { ...kind, setup: { name: 'pieces', syntax: 'CC|CP|PC|PP', help: '' } }
    expect(quickOptions(pieces, 'level-2', () => 0.3).setup).toBe('CP')
    expect(quickOptions(kind, 'level-2', () => 0.3).setup).toBe('')
  })

  it('for a friend leaves the sides to chance, and has no hints', () => {
    const gameRequest = toGameRequest(kind, defaultOptions(kind, 'level-2', 'friend'))
    expect(gameRequest).toMatchObject({ seats: { X: 'me', O: 'friend' }, shuffle: true, hints: false })
  })

  it('gives the other seat to whoever wants to be second', () => {
    const options = { ...defaultOptions(kind, 'level-1'), side: 'second' as const }
    expect(toGameRequest(kind, options).seats).toEqual({ X: 'level-1', O: 'me' })
  })

  it('names the set-up behind the game', () => {
    const options = { ...defaultOptions(kind, 'level-1'), setup: ' 6x7 ' }
    expect(toGameRequest(kind, options).game).toBe('adjacent-claim:6x7')
  })

  it('leaves the usual length of a match to the server, and says any other', () => {
    expect(toGameRequest(kind, defaultOptions(kind, 'level-1'))).not.toHaveProperty('games')
    expect(toGameRequest(kind, { ...defaultOptions(kind, 'level-1'), games: 4 }).games).toBe(4)
  })
})
