import { describe, expect, it } from 'vitest'
import { demoStepAt, stillDemoStep } from '../../src/home/demo.svelte'

describe('a demonstration', () => {
  it('goes on by one step a beat, rests at its end, and begins again', () => {
    const shown = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((tick) => demoStepAt(tick, 3))
    expect(shown).toEqual([0, 1, 2, 2, 2, 2, 2, 0, 1])
  })

  it('shows a later position where nothing may move', () => {
    expect(stillDemoStep(25)).toBe(14)
    expect(stillDemoStep(1)).toBe(0)
    expect(stillDemoStep(0)).toBe(0)
  })
})
