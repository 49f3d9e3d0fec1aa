import { describe, expect, it } from 'vitest'
import { stepAt, stillStep } from '../src/home/demo.svelte'

describe('a demonstration', () => {
  it('goes on by one step a beat, rests at its end, and begins again', () => {
    const shown = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((beat) => stepAt(beat, 3))
    expect(shown).toEqual([0, 1, 2, 2, 2, 2, 2, 0, 1])
  })

  it('shows a later position where nothing may move', () => {
    expect(stillStep(25)).toBe(14)
    expect(stillStep(1)).toBe(0)
    expect(stillStep(0)).toBe(0)
  })
})
