import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressWriter, editorOrigin } from '../../src/study/address-history'

describe('the pace of addresses', () => {
  let written: string[] = []
  let pace: AddressWriter

  beforeEach(() => {
    vi.useFakeTimers()
    written = []
    pace = new AddressWriter((address) => written.push(address))
  })
  afterEach(() => vi.useRealTimers())

  it('writes the first at once, and the last of those that follow quickly', () => {
    for (const address of ['a', 'b', 'c']) pace.write(address)
    expect(written).toEqual(['a'])
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'c'])
    pace.write('d')
    expect(written).toEqual(['a', 'c', 'd'])
  })

  it('is slow enough for every browser', () => {
    for (let i = 0; i < 600; i++) {
      pace.write(`a${i}`)
      vi.advanceTimersByTime(50)
    }
    expect(written.length).toBeGreaterThan(50)
    expect(written.length).toBeLessThan(100)
  })

  it('writes what is waiting when somebody is about to leave, once', () => {
    for (const address of ['a', 'b']) pace.write(address)
    pace.flush()
    pace.flush()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'b'])
  })

  it('forgets what is no longer true', () => {
    for (const address of ['a', 'b']) pace.write(address)
    pace.cancel()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a'])
    pace.write('c')
    expect(written).toEqual(['a', 'c'])
  })
})

it.each([
  [{ from: '/study?game=7' }, '/study?game=8', '/study?game=7'],
  [{ scroll: 12 }, '/study?game=8', '/study?game=8'],
  [{ from: 'https://elsewhere' }, '/study?game=8', '/study?game=8'],
  [null, undefined, '/study'],
])('comes from what is noted, or what is left: %o, %s', (state, left, origin) => {
  expect(editorOrigin(state, left)).toBe(origin)
})
