import { describe, expect, it } from 'vitest'
import { demoStepAt, stillDemoStep } from '../../src/home/demo.svelte'

describe('a demo', () => {
  it('advances one step per tick, rests at the end and restarts', () => {
    const shown = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((tick) => demoStepAt(tick, 3))
    expect(shown).toEqual([0, 1, 2, 2, 2, 2, 2, 0, 1])
  })

  it('shows a later position without motion', () => {
    expect(stillDemoStep(25)).toBe(14)
    expect(stillDemoStep(1)).toBe(0)
    expect(stillDemoStep(0)).toBe(0)
  })
})
