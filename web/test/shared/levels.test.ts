import { describe, expect, it } from 'vitest'
import { nextLevel, preferredLevel } from '../../src/shared/levels'

const levels = ['level-1', 'level-2', 'level-3', 'strongest']

describe('the level that suits', () => {
  it('is the second one for a beginner, and then the one that was kept', () => {
    expect(preferredLevel(levels, undefined)).toBe('level-2')
    expect(preferredLevel(levels, 'level-3')).toBe('level-3')
  })

  it('is one that the game has', () => {
    expect(preferredLevel(levels, 'level-8')).toBe('level-2')
    expect(preferredLevel(['strongest'], undefined)).toBe('strongest')
    expect(preferredLevel(levels, 'perfect')).toBe('strongest')
  })

  it('goes up after a win, down after a loss, and stays after a draw', () => {
    expect(nextLevel(levels, 'level-2', 'won')).toBe('level-3')
    expect(nextLevel(levels, 'level-2', 'lost')).toBe('level-1')
    expect(nextLevel(levels, 'level-2', 'drawn')).toBe('level-2')
  })

  it('ends at the weakest and at the strongest that can be beaten', () => {
    expect(nextLevel(levels, 'level-1', 'lost')).toBe('level-1')
    expect(nextLevel(levels, 'level-3', 'won')).toBe('level-3')
  })

  it('leads away from the strongest one', () => {
    expect(nextLevel(levels, 'strongest', 'lost')).toBe('level-3')
    expect(nextLevel(levels, 'strongest', 'drawn')).toBe('strongest')
  })
})
