import { describe, expect, it } from 'vitest'
import { lossText, markSign } from '../../src/analysis/marks'
import type { Verdict } from '../../src/wire/analysis'
import { estimate, margin, verdict } from '../analysis-builders'

describe('lossText of proven moves', () => {
  it.each<[string, Verdict, Verdict]>([
    ['gives away nothing', margin('a', 5), margin('a', 5)],
    ['gives away 12 points', margin('b', 3, 12, { mark: 'mistake' }), margin('a', 15)],
    ['gives away 1 point', margin('b', 4, 1), margin('a', 5)],
    ['gives away the win', margin('b', 0, 5, { mark: 'mistake' }), margin('a', 5)],
    ['turns a win into a loss', margin('b', -1, 6, { mark: 'blunder' }), margin('a', 5)],
    ['turns a draw into a loss', margin('b', -1, 1, { mark: 'mistake' }), margin('a', 0)],
    [
      'turns a win into a loss',
      verdict('b', { losesIn: 4, loss: 1, mark: 'blunder' }),
      verdict('a', { winsIn: 5 }),
    ],
    [
      'gives away the win',
      verdict('b', { certainty: 'bounded', atMost: 0, estimate: -5, loss: 9, mark: 'mistake' }),
      verdict('a', { certainty: 'bounded', atLeast: 2, estimate: 4 }),
    ],
    [
      'gives away the draw',
      verdict('b', { certainty: 'bounded', atMost: -3, estimate: -5, loss: 9, mark: 'mistake' }),
      verdict('a', { certainty: 'bounded', atLeast: 0, estimate: 4 }),
    ],
  ])('%s', (text, played, best) => {
    expect(lossText(played, best)).toBe(text)
  })
})

describe('lossText of estimated moves', () => {
  it.each<[string, Verdict, Verdict]>([
    ['no better move found', estimate('a', { estimate: 3, chance: 0.7 }), estimate('a', { estimate: 3 })],
    [
      'about as good as the best move found',
      estimate('b', { estimate: 0.2, chance: 0.52, loss: 0.4 }),
      estimate('a', { estimate: 0.6, chance: 0.55 }),
    ],
    [
      'probably worse: chance of winning 70\u202f% → 45\u202f%',
      estimate('b', { estimate: -2, chance: 0.45, loss: 12, mark: 'mistake' }),
      estimate('a', { estimate: 10, chance: 0.7 }),
    ],
    [
      'probably worse: from a proven win to a 45\u202f% chance of winning',
      estimate('b', { estimate: -2, chance: 0.45, loss: 12, mark: 'mistake' }),
      margin('a', 10),
    ],
    [
      'probably worse by about 40 points',
      estimate('b', { estimate: -90, chance: 0.01, loss: 40, mark: 'inaccuracy' }),
      estimate('a', { estimate: -50, chance: 0.02 }),
    ],
    [
      'probably worse: from an 80\u202f% chance of winning to a proven loss',
      verdict('b', { losesIn: 4, loss: 0.8, sure: false, mark: 'blunder' }),
      estimate('a', { chance: 0.8 }),
    ],
  ])('%s', (text, played, best) => {
    expect(lossText(played, best)).toBe(text)
  })

  it('never claims more than a probability', () => {
    for (const mark of ['inaccuracy', 'mistake', 'blunder'] as const)
      for (const best of [estimate('a', { chance: 0.99 }), estimate('a', { estimate: 50, chance: 0.99 })]) {
        const played = estimate('b', { estimate: -50, chance: 0.01, loss: 1, mark })
        expect(lossText(played, best)).not.toMatch(/gives away|turns/)
      }
  })
})

it('puts the sign of an estimated mark in parentheses', () => {
  expect(markSign('mistake', true)).toBe('?')
  expect(markSign('mistake', false)).toBe('(?)')
  expect(markSign('inaccuracy', false)).toBe('(?!)')
  expect(markSign('blunder', true)).toBe('??')
})
