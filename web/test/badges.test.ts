import { describe, expect, it } from 'vitest'
import { badges, valueFor, verdictText } from '../src/truth/badges'
import type { Verdict } from '../src/wire/truth'

const verdict = (move: string, rest: Partial<Verdict>): Verdict => ({
  move,
  certainty: 'proven',
  line: [move],
  ...rest,
})
const tones = (...verdicts: Verdict[]) => badges(verdicts).map((badge) => badge.tone)
const margin = (points: number) => verdict(String(points), { margin: points })

describe('the text of a verdict', () => {
  it.each<[Partial<Verdict>, string]>([
    [{ margin: 5 }, '+5'],
    [{ margin: -12 }, '−12'],
    [{ margin: 0 }, '0'],
    [{ certainty: 'bounded', atLeast: 1, estimate: 3.2 }, '≥ +1'],
    [{ certainty: 'bounded', atMost: -3, estimate: -4 }, '≤ −3'],
    [{ certainty: 'bounded', atLeast: -2, atMost: 4, estimate: 1 }, '−2 to +4'],
    [{ certainty: 'estimated', estimate: 3.42 }, '+3.4'],
    [{ certainty: 'estimated', estimate: -0.02 }, '0.0'],
    [{ certainty: 'estimated', estimate: -113.4 }, '−113'],
    [{ certainty: 'estimated', chance: 0.619 }, '62\u202f%'],
    [{ winsIn: 5 }, 'wins in 5'],
    [{ losesIn: 8 }, 'loses in 8'],
    [{ certainty: 'bounded', winsIn: 9 }, 'wins in 9 or less'],
  ])('of %j is %s', (rest, text) => {
    expect(verdictText(verdict('A1', rest))).toBe(text)
  })
})

describe('the value of a verdict', () => {
  it('puts a sooner win before a later one, and a later loss before a sooner one', () => {
    const order = [
      { winsIn: 3 },
      { winsIn: 9 },
      { chance: 1 },
      { chance: 0 },
      { losesIn: 10 },
      { losesIn: 2 },
    ].map((rest) => valueFor(verdict('A1', rest)))
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(new Set(order).size).toBe(order.length)
  })

  it('believes the estimate within proven bounds', () => {
    expect(valueFor(verdict('A1', { certainty: 'bounded', atLeast: 1, estimate: 3.2 }))).toBe(3.2)
  })
})

describe('the tone of a badge', () => {
  it('is best for every move that gives nothing away', () => {
    expect(tones(margin(5), margin(5), margin(4))).toEqual(['best', 'best', 'slip'])
  })

  it('is bad where a win becomes a draw or a draw a loss', () => {
    expect(tones(margin(5), margin(1), margin(0), margin(-1))).toEqual(['best', 'slip', 'bad', 'bad'])
    expect(tones(margin(0), margin(-1))).toEqual(['best', 'bad'])
  })

  it('is bad where all is lost and a move loses twice as much', () => {
    expect(tones(margin(-4), margin(-7), margin(-8))).toEqual(['best', 'slip', 'bad'])
  })

  it('takes small differences of estimates for noise', () => {
    const guess = (estimate: number) => verdict('A1', { certainty: 'estimated', estimate })
    expect(tones(guess(0.4), guess(0), guess(-0.5), guess(-2))).toEqual(['best', 'best', 'slip', 'bad'])
  })

  it('takes estimates of hundreds of points for coarser than proofs', () => {
    const guess = (estimate: number) => verdict('A1', { certainty: 'estimated', estimate })
    expect(tones(guess(125.6), guess(124.8), guess(110))).toEqual(['best', 'best', 'slip'])
    expect(tones(margin(126), margin(125))).toEqual(['best', 'slip'])
  })

  it('does not blame a slower win, and blames the loss of one', () => {
    expect(
      tones(
        verdict('a', { winsIn: 3 }),
        verdict('b', { winsIn: 9 }),
        verdict('c', { certainty: 'estimated', chance: 0.8 }),
        verdict('d', { certainty: 'estimated', chance: 0.5 }),
        verdict('e', { losesIn: 4 }),
      ),
    ).toEqual(['best', 'best', 'slip', 'bad', 'bad'])
  })

  it('is bad where chances become a loss, or many are gone', () => {
    const chance = (value: number) => verdict('A1', { certainty: 'estimated', chance: value })
    expect(tones(chance(0.82), chance(0.64), chance(0.5))).toEqual(['best', 'slip', 'bad'])
    expect(tones(chance(0.55), chance(0.4), chance(0.3))).toEqual(['best', 'slip', 'bad'])
    expect(tones(chance(0.4), chance(0.3))).toEqual(['best', 'slip'])
  })

  it('does not depend on the order in which moves are told', () => {
    expect(tones(margin(-1), margin(5))).toEqual(['bad', 'best'])
  })
})

describe('the label of a badge', () => {
  const labels = (...verdicts: Verdict[]) => badges(verdicts).map((badge) => badge.label)

  it('says how sure it is, what comes out and what is given away', () => {
    expect(labels(margin(5), margin(4), margin(0), margin(-1))).toEqual([
      'proven: ends 5 points ahead, gives nothing away',
      'proven: ends 4 points ahead, gives away 1 point',
      'proven: ends level, gives away the win',
      'proven: ends 1 point behind, gives away the game',
    ])
  })

  it('says bounds and chances', () => {
    expect(
      labels(
        verdict('a', { certainty: 'estimated', chance: 0.62 }),
        verdict('b', { certainty: 'estimated', chance: 0.41 }),
      ),
    ).toEqual([
      'estimated: wins 62 times in 100, gives nothing away',
      'estimated: wins 41 times in 100, gives away 21 chances in 100',
    ])
    expect(labels(verdict('a', { certainty: 'bounded', atLeast: 1, estimate: 2 }))).toEqual([
      'bounded: at least: ends 1 point ahead, gives nothing away',
    ])
  })
})

it('has no badges where there are no moves', () => {
  expect(badges([])).toEqual([])
})
