import { describe, expect, it } from 'vitest'
import { percentOf, totalsOf } from '../src/my-games/game-list'

describe('results', () => {
  it('are added up over all games', () => {
    const total = totalsOf([
      { played: 3, won: 2, drawn: 0, lost: 1 },
      { played: 4, won: 1, drawn: 1, lost: 2 },
    ])
    expect(total).toEqual({ played: 7, won: 3, drawn: 1, lost: 3 })
    expect(totalsOf([])).toEqual({ played: 0, won: 0, drawn: 0, lost: 0 })
  })

  it('are shares in whole percent', () => {
    expect(percentOf(3, 7)).toBe(43)
    expect(percentOf(0, 0)).toBe(0)
  })
})
