import { describe, expect, it } from 'vitest'
import { lessonAddress, stepIndexOf } from '../../src/learn/lesson'

describe('the place in a lesson', () => {
  it('is the first step unless the address says more', () => {
    expect(stepIndexOf(null, 6)).toBe(0)
  })

  it('counts from one in the address', () => {
    expect(stepIndexOf('3', 6)).toBe(2)
    expect(stepIndexOf('6', 6)).toBe(5)
  })

  it('is behind the steps at the end', () => {
    expect(stepIndexOf('end', 6)).toBe(6)
  })

  it.each(['0', '7', '-1', '2.5', 'x', ''])('is the first step for "%s"', (text) => {
    expect(stepIndexOf(text, 6)).toBe(0)
  })

  it('has an address that leads back to it', () => {
    for (const place of [0, 3, 5, 6]) {
      const query = new URL(lessonAddress('othello', place, 6), 'http://drey').searchParams
      expect(stepIndexOf(query.get('step'), 6)).toBe(place)
    }
  })
})
