import { describe, expect, it } from 'vitest'
import { columnsOf, rangeOf } from '../src/study/curve'
import { punishmentOf, type Point } from '../src/study/marks'
import type { Review, ReviewedMove, Verdict } from '../src/wire/truth'

const verdict: Verdict = { move: 'a', certainty: 'proven', margin: 0, line: ['a'] }
const point = (ply: number, value: number, sure: boolean): Point => ({ ply, value, sure, verdict, side: 'X' })

describe('the columns of the graph', () => {
  it('have a place for every move, and keep apart what is proven and what is not', () => {
    expect(columnsOf([point(2, 4, false), point(3, -1, true)], 4, 3)).toEqual([
      [0, 1, 2, 3, 4],
      [null, null, 4, -1, null],
      [null, null, null, -1, null],
      [null, null, 4, null, null],
      [null, null, null, -1, null],
    ])
  })

  it('mark no mistake where there is none', () => {
    expect(columnsOf([point(0, 1, true)], 1, undefined)[4]).toEqual([null, null])
  })
})

describe('the range of the graph', () => {
  it('shows some of both sides', () => {
    const [least, most] = rangeOf([point(0, 300, true), point(1, 20, true)], true)
    expect(least).toBeLessThan(-50)
    expect(most).toBeGreaterThan(300)
  })

  it('does not make much of little', () => {
    expect(rangeOf([point(0, 0.5, true)], true)[1]).toBeGreaterThan(1)
    expect(rangeOf([], true)[0]).toBeLessThan(0)
  })

  it('is a whole for chances', () => {
    const [least, most] = rangeOf([point(0, 0.5, true)], false)
    expect(least).toBeLessThan(0)
    expect(most).toBeGreaterThan(1)
  })
})

describe('what punishes a move', () => {
  const move = (ply: number, punishment: string[], line: string[]): ReviewedMove => ({
    ply,
    side: 'X',
    gaveAway: 1,
    sure: true,
    played: verdict,
    best: { ...verdict, line },
    punishment,
  })
  const review = (...moves: ReviewedMove[]): Review => ({ game: 'g', start: 's', moves })

  it('is what the review says', () => {
    const mistake = move(1, ['x', 'y'], ['b'])
    expect(punishmentOf(review(mistake, move(2, [], ['z'])), mistake)).toEqual(['x', 'y'])
  })

  it('is the best reply where the review is short of words', () => {
    const mistake = move(1, [], ['b'])
    expect(punishmentOf(review(mistake, move(2, [], ['z', 'w'])), mistake)).toEqual(['z', 'w'])
    expect(punishmentOf(review(mistake), mistake)).toEqual([])
  })
})
