import { describe, expect, it } from 'vitest'
import { exampleOf, examples, parseTime, parseXrayRequest, xrayAddress } from '../../src/xray/xray-request'

const asked = (address: string) => new URL(address, 'http://drey').searchParams

describe('what the X-ray is asked', () => {
  it('is an example if the address says nothing', () => {
    const question = parseXrayRequest(asked('/xray'))
    expect(exampleOf(question.position)).toBe('nuts')
    expect(question).toMatchObject({ algorithm: 'alpha-beta', depth: 3 })
  })

  it('is what the address says, and has that address', () => {
    const question = { position: 'othello:--------/-:X', algorithm: 'minimax', depth: 4 } as const
    expect(parseXrayRequest(asked(xrayAddress(question, 17)))).toEqual(question)
    expect(parseTime(asked(xrayAddress(question, 17)))).toBe(17)
    expect(parseTime(asked(xrayAddress(question)))).toBe(0)
  })

  it.each(['0', '10', '-3', '2.5', 'x'])('looks as far as usual for depth=%s', (depth) => {
    expect(parseXrayRequest(asked(`/xray?depth=${depth}`)).depth).toBe(examples.nuts.depth)
    expect(parseXrayRequest(asked(`/xray?position=abc&depth=${depth}`)).depth).toBe(2)
  })

  it('takes no algorithm that nobody knows', () => {
    expect(parseXrayRequest(asked('/xray?algorithm=magic')).algorithm).toBe('alpha-beta')
  })

  it.each(['-1', 'x', '1.5'])('begins at the beginning for at=%s', (time) => {
    expect(parseTime(asked(`/xray?at=${time}`))).toBe(0)
  })
})
