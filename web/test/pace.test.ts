import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pace } from '../src/study/address-history'

describe('the pace of addresses', () => {
  let written: string[] = []
  let pace: Pace

  beforeEach(() => {
    vi.useFakeTimers()
    written = []
    pace = new Pace((address) => written.push(address))
  })
  afterEach(() => vi.useRealTimers())

  it('writes the first at once, and the last of those that follow quickly', () => {
    for (const address of ['a', 'b', 'c']) pace.say(address)
    expect(written).toEqual(['a'])
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'c'])
    pace.say('d')
    expect(written).toEqual(['a', 'c', 'd'])
  })

  it('is slow enough for every browser', () => {
    for (let i = 0; i < 600; i++) {
      pace.say(`a${i}`)
      vi.advanceTimersByTime(50)
    }
    expect(written.length).toBeGreaterThan(50)
    expect(written.length).toBeLessThan(100)
  })

  it('writes what is waiting when somebody is about to leave, once', () => {
    for (const address of ['a', 'b']) pace.say(address)
    pace.flush()
    pace.flush()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'b'])
  })

  it('forgets what is no longer true', () => {
    for (const address of ['a', 'b']) pace.say(address)
    pace.drop()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a'])
    pace.say('c')
    expect(written).toEqual(['a', 'c'])
  })
})
