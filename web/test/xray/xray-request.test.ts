import { describe, expect, it } from 'vitest'
import { exampleOf, examples, parseTime, parseXrayRequest, xrayAddress } from '../../src/xray/xray-request'

const parametersOf = (address: string) => new URL(address, 'http://drey').searchParams

describe('the X-ray request', () => {
  it('defaults to an example', () => {
    const request = parseXrayRequest(parametersOf('/xray'))
    expect(exampleOf(request.position)).toBe('nuts')
    expect(request).toMatchObject({ algorithm: 'alpha-beta', depth: 3 })
  })

  it('is parsed back from its address', () => {
    const request = { position: 'othello:--------/-:X', algorithm: 'minimax', depth: 4 } as const
    expect(parseXrayRequest(parametersOf(xrayAddress(request, 17)))).toEqual(request)
    expect(parseTime(parametersOf(xrayAddress(request, 17)))).toBe(17)
    expect(parseTime(parametersOf(xrayAddress(request)))).toBe(0)
  })

  it.each(['0', '10', '-3', '2.5', 'x'])('has the default depth for depth=%s', (depth) => {
    expect(parseXrayRequest(parametersOf(`/xray?depth=${depth}`)).depth).toBe(examples.nuts.depth)
    expect(parseXrayRequest(parametersOf(`/xray?position=abc&depth=${depth}`)).depth).toBe(2)
  })

  it('ignores unknown algorithms', () => {
    expect(parseXrayRequest(parametersOf('/xray?algorithm=magic')).algorithm).toBe('alpha-beta')
  })

  it.each(['-1', 'x', '1.5'])('starts at 0 for at=%s', (time) => {
    expect(parseTime(parametersOf(`/xray?at=${time}`))).toBe(0)
  })
})
