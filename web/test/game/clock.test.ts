import { describe, expect, it } from 'vitest'
import { clockText, isLow, passedThreshold, timeLeft } from '../../src/game/clock'

const clock = { X: 65_000, O: 300_000, running: 'X' as const, at: 99 }

describe('a clock', () => {
  it('runs only for the side to move', () => {
    expect(timeLeft(clock, 'X', 1000, 6000)).toBe(60_000)
    expect(timeLeft(clock, 'O', 1000, 6000)).toBe(300_000)
  })

  it('never shows less than zero or more than the server sent', () => {
    expect(timeLeft(clock, 'X', 1000, 1_000_000)).toBe(0)
    expect(timeLeft(clock, 'X', 1000, 500)).toBe(65_000)
  })

  it.each([
    [305_000, '5:05'],
    [59_999, '0:59'],
    [9_940, '0:09.9'],
    [0, '0:00.0'],
    [3_600_000 + 61_000, '1:01:01'],
    [2 * 86_400_000 + 5 * 3_600_000, '2 d 5 h'],
  ])('shows %d ms as %s', (millis, text) => expect(clockText(millis)).toBe(text))

  it('is low below twenty seconds', () => {
    expect(isLow(20_000)).toBe(false)
    expect(isLow(19_999)).toBe(true)
  })

  it('passes each threshold once', () => {
    expect(passedThreshold(60_100, 60_000)).toBe(60_000)
    expect(passedThreshold(60_000, 59_900)).toBeUndefined()
    expect(passedThreshold(10_050, 9_950)).toBe(10_000)
  })
})
