import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressWriter, editorOrigin } from '../../src/study/address-history'

describe('AddressWriter', () => {
  let written: string[] = []
  let writer: AddressWriter

  beforeEach(() => {
    vi.useFakeTimers()
    written = []
    writer = new AddressWriter((address) => written.push(address))
  })
  afterEach(() => vi.useRealTimers())

  it('writes the first address at once and only the last of those that follow quickly', () => {
    for (const address of ['a', 'b', 'c']) writer.write(address)
    expect(written).toEqual(['a'])
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'c'])
    writer.write('d')
    expect(written).toEqual(['a', 'c', 'd'])
  })

  it('is slow enough for every browser', () => {
    for (let i = 0; i < 600; i++) {
      writer.write(`a${i}`)
      vi.advanceTimersByTime(50)
    }
    expect(written.length).toBeGreaterThan(50)
    expect(written.length).toBeLessThan(100)
  })

  it('writes a pending address once when it is flushed', () => {
    for (const address of ['a', 'b']) writer.write(address)
    writer.flush()
    writer.flush()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a', 'b'])
  })

  it('drops a cancelled address', () => {
    for (const address of ['a', 'b']) writer.write(address)
    writer.cancel()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['a'])
    writer.write('c')
    expect(written).toEqual(['a', 'c'])
  })
})

it.each([
  [{ from: '/study?game=7' }, '/study?game=8', '/study?game=7'],
  [{ scroll: 12 }, '/study?game=8', '/study?game=8'],
  [{ from: 'https://elsewhere' }, '/study?game=8', '/study?game=8'],
  [null, undefined, '/study'],
])('uses the stored origin, or else the study left: %o, %s', (state, studyAddress, origin) => {
  expect(editorOrigin(state, studyAddress)).toBe(origin)
})
