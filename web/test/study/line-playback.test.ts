import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinePlayback } from '../../src/study/line-playback'
import type { Path } from '../../src/study/tree'

describe('LinePlayback', () => {
  let shown: string[] = []
  let canAddLine = true
  const study = {
    addLine: () => Promise.resolve(canAddLine),
    go: (path: Path) => {
      shown.push(path.join(''))
      return Promise.resolve(true)
    },
  }

  beforeEach(() => {
    vi.useFakeTimers()
    shown = []
    canAddLine = true
  })
  afterEach(() => vi.useRealTimers())

  it('goes to the start of the line, then on move by move, and ends', async () => {
    await new LinePlayback(study).play(['a'], ['x', 'y'])
    expect(shown).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual(['a', 'ax'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown).toEqual(['a', 'ax', 'axy'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('can be stopped', async () => {
    const playback = new LinePlayback(study)
    await playback.play(['a'], ['x', 'y'])
    await vi.advanceTimersByTimeAsync(1000)
    playback.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown).toEqual(['a', 'ax'])
  })

  it('does not start if it was stopped before the server answered', async () => {
    const playback = new LinePlayback(study)
    const playing = playback.play(['a'], ['x'])
    playback.stop()
    await playing
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown).toEqual([])
  })

  it('replaces an earlier playback', async () => {
    const playback = new LinePlayback(study)
    await playback.play(['a'], ['x', 'y'])
    await playback.play(['b'], ['z'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown).toEqual(['a', 'b', 'bz'])
  })

  it('stays where it is if the line cannot be played', async () => {
    canAddLine = false
    await new LinePlayback(study).play(['a'], ['x'])
    expect(shown).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
