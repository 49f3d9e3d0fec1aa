import { describe, expect, it } from 'vitest'
import { addressOf, exampleOf, examples, questionOf, timeOf } from '../../src/xray/xray-request'

const asked = (address: string) => new URL(address, 'http://drey').searchParams

describe('what the X-ray is asked', () => {
  it('is an example if the address says nothing', () => {
    const question = questionOf(asked('/xray'))
    expect(exampleOf(question.position)).toBe('nuts')
    expect(question).toMatchObject({ algorithm: 'alpha-beta', depth: 3 })
  })

  it('is what the address says, and has that address', () => {
    const question = { position: 'othello:--------/-:X', algorithm: 'minimax', depth: 4 } as const
    expect(questionOf(asked(addressOf(question, 17)))).toEqual(question)
    expect(timeOf(asked(addressOf(question, 17)))).toBe(17)
    expect(timeOf(asked(addressOf(question)))).toBe(0)
  })

  it.each(['0', '10', '-3', '2.5', 'x'])('looks as far as usual for depth=%s', (depth) => {
    expect(questionOf(asked(`/xray?depth=${depth}`)).depth).toBe(examples.nuts.depth)
    expect(questionOf(asked(`/xray?position=abc&depth=${depth}`)).depth).toBe(2)
  })

  it('takes no algorithm that nobody knows', () => {
    expect(questionOf(asked('/xray?algorithm=magic')).algorithm).toBe('alpha-beta')
  })

  it.each(['-1', 'x', '1.5'])('begins at the beginning for at=%s', (time) => {
    expect(timeOf(asked(`/xray?at=${time}`))).toBe(0)
  })
})
