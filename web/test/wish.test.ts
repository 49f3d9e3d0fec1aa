import { describe, expect, it } from 'vitest'
import { quickPlan, usualPlan, wishOf } from '../src/home/game-options'
import type { Kind } from '../src/wire/game-lists'

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
    expect(wishOf(kind, usualPlan(kind, 'level-2'))).toEqual({
      game: 'adjacent-claim',
      seats: { X: 'me', O: 'level-2' },
      shuffle: false,
      clock: 'none',
      hints: true,
    })
  })

  it('of one click draws a set-up where there are a few', () => {
    const pieces = { ...kind, setup: { name: 'pieces', syntax: 'CC|CP|PC|PP', help: '' } }
    expect(quickPlan(pieces, 'level-2', () => 0.3).setup).toBe('CP')
    expect(quickPlan(kind, 'level-2', () => 0.3).setup).toBe('')
  })

  it('for a friend leaves the sides to chance, and has no hints', () => {
    const wish = wishOf(kind, usualPlan(kind, 'level-2', 'friend'))
    expect(wish).toMatchObject({ seats: { X: 'me', O: 'friend' }, shuffle: true, hints: false })
  })

  it('gives the other seat to whoever wants to be second', () => {
    const plan = { ...usualPlan(kind, 'level-1'), side: 'second' as const }
    expect(wishOf(kind, plan).seats).toEqual({ X: 'level-1', O: 'me' })
  })

  it('names the set-up behind the game', () => {
    const plan = { ...usualPlan(kind, 'level-1'), setup: ' 6x7 ' }
    expect(wishOf(kind, plan).game).toBe('adjacent-claim:6x7')
  })

  it('leaves the usual length of a match to the server, and says any other', () => {
    expect(wishOf(kind, usualPlan(kind, 'level-1'))).not.toHaveProperty('games')
    expect(wishOf(kind, { ...usualPlan(kind, 'level-1'), games: 4 }).games).toBe(4)
  })
})
