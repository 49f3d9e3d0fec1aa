import { describe, expect, it } from 'vitest'
import { nextLevel, preferredLevel } from '../../src/shared/levels'

const levels = ['level-1', 'level-2', 'level-3', 'strongest']

describe('levels', () => {
  it('default to the second one, then to the stored one', () => {
    expect(preferredLevel(levels, undefined)).toBe('level-2')
    expect(preferredLevel(levels, 'level-3')).toBe('level-3')
  })

  it('are limited to those of the game', () => {
    expect(preferredLevel(levels, 'level-8')).toBe('level-2')
    expect(preferredLevel(['strongest'], undefined)).toBe('strongest')
    expect(preferredLevel(levels, 'perfect')).toBe('strongest')
  })

  it('go up after a win, down after a loss, and stay after a draw', () => {
    expect(nextLevel(levels, 'level-2', 'won')).toBe('level-3')
    expect(nextLevel(levels, 'level-2', 'lost')).toBe('level-1')
    expect(nextLevel(levels, 'level-2', 'drawn')).toBe('level-2')
  })

  it('stay between the weakest and the strongest that can be beaten', () => {
    expect(nextLevel(levels, 'level-1', 'lost')).toBe('level-1')
    expect(nextLevel(levels, 'level-3', 'won')).toBe('level-3')
  })

  it('go down from the strongest after a loss', () => {
    expect(nextLevel(levels, 'strongest', 'lost')).toBe('level-3')
    expect(nextLevel(levels, 'strongest', 'drawn')).toBe('strongest')
  })
})
