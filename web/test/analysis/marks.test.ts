import { describe, expect, it } from 'vitest'
import { badgesOf, toneOf } from '../../src/analysis/marks'
import {
  errorMarginText,
  estimateText,
  fromOtherSide,
  provenOutcome,
  verdictText,
  type MoveValue,
} from '../../src/analysis/verdict'
import type { Verdict } from '../../src/wire/analysis'
import { estimate, margin, verdict } from '../analysis-builders'

describe('verdictText', () => {
  it.each<[Partial<Verdict>, string]>([
    [{ margin: 5 }, '+5'],
    [{ margin: -12 }, '−12'],
    [{ margin: 0 }, '0'],
    [{ certainty: 'bounded', atLeast: 1, estimate: 3.2, chance: 0.9 }, '≥ +1'],
    [{ certainty: 'bounded', atMost: -41, estimate: -129 }, '≤ −41'],
    [{ certainty: 'bounded', atLeast: -2, atMost: 4, estimate: 1 }, '−2 to +4'],
    [{ certainty: 'estimated', estimate: 3.42, chance: 0.6 }, '+3.4'],
    [{ certainty: 'estimated', estimate: -0.02 }, '0.0'],
    [{ certainty: 'estimated', estimate: -113.4 }, '−113'],
    [{ certainty: 'estimated', chance: 0.619 }, '62\u202f%'],
    [{ winsIn: 5 }, 'wins in 5'],
    [{ losesIn: 8 }, 'loses in 8'],
    [{ certainty: 'bounded', winsIn: 9 }, 'wins in 9 or fewer'],
  ])('formats %j as %s', (rest, text) => {
    expect(verdictText(verdict('A1', rest))).toBe(text)
  })
})

describe('secondaryText', () => {
  it.each<[MoveValue, string | undefined]>([
    [{ certainty: 'bounded', atMost: -41, estimate: -129 }, '≈ −129'],
    [{ certainty: 'bounded', atMost: -41, estimate: -41.3 }, undefined],
    [{ certainty: 'bounded', atLeast: -2, atMost: 4, estimate: 1 }, '≈ +1'],
    [{ certainty: 'bounded', atLeast: 1 }, undefined],
    [{ certainty: 'proven', margin: 3 }, undefined],
    [{ certainty: 'estimated', estimate: 3 }, undefined],
  ])('shows the estimate only if it differs from the bounds: %j gives %s', (value, text) => {
    expect(estimateText(value)).toBe(text)
  })

  it('shows the error of an estimate', () => {
    expect(errorMarginText({ certainty: 'estimated', estimate: 3, error: 11.6 })).toBe('± 12')
    expect(errorMarginText({ certainty: 'estimated', estimate: 3 })).toBeUndefined()
    expect(errorMarginText({ certainty: 'proven', margin: 3 })).toBeUndefined()
  })
})

describe('provenOutcome', () => {
  it.each<[MoveValue, string | undefined]>([
    [{ certainty: 'proven', margin: 1 }, 'win'],
    [{ certainty: 'proven', margin: 0 }, 'draw'],
    [{ certainty: 'bounded', atMost: -1, estimate: 4 }, 'loss'],
    [{ certainty: 'bounded', atLeast: 0, estimate: 4 }, undefined],
    [{ certainty: 'bounded', winsIn: 9 }, 'win'],
    [{ certainty: 'estimated', estimate: 300, chance: 0.99 }, undefined],
    [{ certainty: 'estimated', chance: 0.01 }, undefined],
  ])('is undefined without proof: %j gives %s', (value, result) => {
    expect(provenOutcome(value)).toBe(result)
  })
})

it('negates values for the other side', () => {
  expect(fromOtherSide({ certainty: 'bounded', atMost: -41, estimate: -129, chance: 0.25 })).toEqual({
    certainty: 'bounded',
    atLeast: 41,
    estimate: 129,
    chance: 0.75,
  })
  expect(fromOtherSide({ certainty: 'proven', winsIn: 3 })).toEqual({ certainty: 'proven', losesIn: 3 })
  expect(fromOtherSide({ certainty: 'proven', margin: 0 })).toEqual({ certainty: 'proven', margin: 0 })
})

describe('the tone of a badge', () => {
  it('depends only on the mark of the server', () => {
    expect(toneOf({})).toBe('best')
    expect(toneOf({ mark: 'inaccuracy' })).toBe('slip')
    expect(toneOf({ mark: 'mistake' })).toBe('bad')
    expect(toneOf({ mark: 'blunder' })).toBe('bad')
    expect(badgesOf([margin('a', 5), margin('b', -9, 14)]).map(({ tone }) => tone)).toEqual(['best', 'best'])
  })

  it('is unsure if the mark is not proven', () => {
    expect(
      badgesOf([margin('a', 5), estimate('b', { estimate: 1, mark: 'mistake', loss: 4 })]),
    ).toMatchObject([
      { sure: true, certainty: 'proven' },
      { sure: false, certainty: 'estimated', tone: 'bad' },
    ])
  })
})

it('ranks badges in the order of the server', () => {
  const ranks = badgesOf([margin('a', 1), margin('b', 5), margin('c', 3)]).map(({ rank }) => rank)
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
})

describe('the label of a badge', () => {
  const labels = (...verdicts: Verdict[]) => badgesOf(verdicts).map((badge) => badge.label)

  it('names certainty, value and loss', () => {
    expect(labels(margin('a', 5), margin('b', 4, 1), margin('c', 0, 5, { mark: 'mistake' }))).toEqual([
      'proven: wins by 5 points, gives away nothing',
      'proven: wins by 4 points, gives away 1 point',
      'proven: ends in a draw, gives away the win',
    ])
  })

  it('names bounds and chances', () => {
    expect(
      labels(estimate('a', { chance: 0.62 }), estimate('b', { chance: 0.41, loss: 0.21, mark: 'mistake' })),
    ).toEqual([
      'estimated: 62\u202f% to win, no better move found',
      'estimated: 41\u202f% to win, probably worse: chance of winning 62\u202f% → 41\u202f%',
    ])
    expect(labels(verdict('a', { certainty: 'bounded', atLeast: 1, estimate: 2 }))).toEqual([
      'bounded: wins by at least 1 point, gives away nothing',
    ])
  })
})

it('returns no badges without moves', () => {
  expect(badgesOf([])).toEqual([])
})
