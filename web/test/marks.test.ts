import { describe, expect, it } from 'vitest'
import { curveOf, decisiveOf, markOf, tallyOf } from '../src/study/marks'
import type { Review, ReviewedMove, Verdict } from '../src/wire/truth'

const margin = (points: number): Verdict => ({ move: 'a', certainty: 'proven', margin: points, line: [] })
const chance = (value: number): Verdict => ({ move: 'a', certainty: 'estimated', chance: value, line: [] })
const move = (ply: number, best: Verdict, played: Verdict, gaveAway: number): ReviewedMove => ({
  ply,
  side: ply % 2 === 1 ? 'X' : 'O',
  gaveAway,
  sure: true,
  played,
  best,
  punishment: [],
})
const review = (...moves: ReviewedMove[]): Review => ({ game: 'g', start: 's', moves })

describe('the mark of a move', () => {
  it.each([
    [5, 5, undefined],
    [5, 3, 'slip'],
    [5, 0, 'mistake'],
    [5, -1, 'blunder'],
    [0, -1, 'blunder'],
    [-2, -3, 'slip'],
    [-2, -9, 'mistake'],
  ])('from %d to %d is %s', (best, played, mark) => {
    expect(markOf(move(1, margin(best), margin(played), best - played))).toBe(mark)
  })
})

describe('the curve of a game', () => {
  it('is seen from the first side, and begins with the start', () => {
    const curve = curveOf(review(move(1, margin(3), margin(1), 2), move(2, margin(-1), margin(-4), 3)))
    expect(curve.map(({ ply, value }) => [ply, value])).toEqual([
      [0, 3],
      [1, 1],
      [2, 4],
    ])
  })

  it('turns chances round for the second side', () => {
    expect(curveOf(review(move(2, chance(0.75), chance(0.25), 0.5))).map((point) => point.value)).toEqual([
      0.25, 0.75,
    ])
  })

  it('begins where the review has come to', () => {
    expect(curveOf(review(move(8, margin(1), margin(1), 0))).map((point) => point.ply)).toEqual([7, 8])
    expect(curveOf(review())).toEqual([])
  })
})

it('counts what a side gave away', () => {
  const tally = tallyOf(
    review(
      move(1, margin(5), margin(3), 2),
      move(2, margin(-3), margin(-3), 0),
      move(3, margin(3), margin(-1), 4),
    ),
    'X',
  )
  expect(tally).toEqual({ moves: 2, marks: { slip: 1, mistake: 0, blunder: 1 }, gaveAway: 6 })
})

describe('the decisive move', () => {
  const first = move(1, margin(2), margin(-2), 4)
  const thrownBack = move(2, margin(2), margin(-1), 3)
  const last = move(3, margin(1), margin(-3), 4)

  it('is the last that lost, not the first', () => {
    const after = move(4, margin(3), margin(1), 2)
    expect(decisiveOf(review(first, thrownBack, last, after))?.ply).toBe(3)
    expect(decisiveOf(review(first))?.ply).toBe(1)
  })

  it('is none where the game was not lost to its end', () => {
    expect(decisiveOf(review(first, move(2, margin(2), margin(0), 2)))).toBeUndefined()
    expect(decisiveOf(review(move(1, margin(2), margin(2), 0)))).toBeUndefined()
  })

  it('is none that is only estimated, or after which something is', () => {
    expect(decisiveOf(review({ ...first, sure: false }))).toBeUndefined()
    expect(decisiveOf(review(first, move(2, chance(0.9), chance(0.9), 0)))).toBeUndefined()
  })
})
