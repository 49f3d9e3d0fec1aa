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

describe('toGameRequest', () => {
  it('gives the player the first side and hints against an engine', () => {
    expect(toGameRequest(kind, defaultOptions(kind, 'level-2'))).toEqual({
      game: 'adjacent-claim',
      seats: { X: 'me', O: 'level-2' },
      shuffle: false,
      clock: 'none',
      hints: true,
    })
  })

  it('draws a set-up for a game started with one click', () => {
    const pieces = { ...kind, setup: { name: 'pieces', syntax: 'CC|CP|PC|PP', help: '' } }
    expect(quickOptions(pieces, 'level-2', () => 0.3).setup).toBe('CP')
    expect(quickOptions(kind, 'level-2', () => 0.3).setup).toBe('')
  })

  it('draws the sides and has no hints against a friend', () => {
    const gameRequest = toGameRequest(kind, defaultOptions(kind, 'level-2', 'friend'))
    expect(gameRequest).toMatchObject({ seats: { X: 'me', O: 'friend' }, shuffle: true, hints: false })
  })

  it('gives the player the second seat on request', () => {
    const options = { ...defaultOptions(kind, 'level-1'), side: 'second' as const }
    expect(toGameRequest(kind, options).seats).toEqual({ X: 'level-1', O: 'me' })
  })

  it('appends the set-up to the game', () => {
    const options = { ...defaultOptions(kind, 'level-1'), setup: ' 6x7 ' }
    expect(toGameRequest(kind, options).game).toBe('adjacent-claim:6x7')
  })

  it('leaves out the default length of a match', () => {
    expect(toGameRequest(kind, defaultOptions(kind, 'level-1'))).not.toHaveProperty('games')
    expect(toGameRequest(kind, { ...defaultOptions(kind, 'level-1'), games: 4 }).games).toBe(4)
  })
})
