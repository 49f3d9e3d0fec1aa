import { describe, expect, it } from 'vitest'
import {
  adjacentMistake,
  curveOf,
  headlineOf,
  mistakesOf,
  punishmentOf,
  reviewedMoves,
  reviewCounts,
  type PlayedMove,
} from '../../src/study/review'
import { pointText } from '../../src/study/review-text'
import type { Mark, PositionAnalysis, Verdict } from '../../src/wire/analysis'
import { estimate, margin, positionAnalysis, verdict } from '../analysis-builders'

const line: PlayedMove[] = [
  { position: '0', side: 'X', move: 'a' },
  { position: '1', side: 'O', move: 'b' },
  { position: '2', side: 'X', move: 'c' },
]
const positionsOf = (...entries: PositionAnalysis[]) =>
  new Map(entries.map((entry) => [entry.position, entry]))

/** A game whose moves have these marks. */
const marked = (...marks: (Mark | undefined)[]) =>
  reviewedMoves(
    line,
    positionsOf(
      ...line.map(({ position, move }, i) => {
        const mark = marks[i]
        return positionAnalysis(position, [margin('best', 5), margin(move, 1, 4, mark ? { mark } : {})])
      }),
    ),
  )

describe('reviewedMoves', () => {
  it('take the played and the best move from the same entry', () => {
    const moves = reviewedMoves(line, positionsOf(positionAnalysis('1', [margin('z', 3), margin('b', 1, 2)])))
    expect(moves).toMatchObject([
      { ply: 2, side: 'O', move: 'b', played: { margin: 1, loss: 2 }, best: { move: 'z' } },
    ])
  })

  it('leave out unknown moves', () => {
    expect(reviewedMoves(line, positionsOf())).toEqual([])
    expect(reviewedMoves(line, positionsOf(positionAnalysis('1', [margin('z', 3)])))).toEqual([])
  })
})

describe('curveOf', () => {
  const curve = (...entries: PositionAnalysis[]) => {
    const positions = positionsOf(...entries)
    return curveOf(line, reviewedMoves(line, positions), positions)
  }
  const values = (...entries: PositionAnalysis[]) => curve(...entries).map(({ ply, value }) => [ply, value])

  it("is from the first side's view and starts with the start position", () => {
    expect(
      values(
        positionAnalysis('0', [margin('z', 3), margin('a', 1, 2)]),
        positionAnalysis('1', [margin('z', -1), margin('b', -4, 3)]),
      ),
    ).toEqual([
      [0, 3],
      [1, 1],
      [2, 4],
    ])
  })

  it('inverts chances of the second side', () => {
    expect(
      values(positionAnalysis('1', [estimate('z', { chance: 0.75 }), estimate('b', { chance: 0.25 })])),
    ).toEqual([
      [1, 0.25],
      [2, 0.75],
    ])
  })

  it('plots a bound with the direction of the true value', () => {
    const point = (rest: Partial<Verdict>, side: 'X' | 'O' = 'X') => {
      const at = side === 'X' ? '0' : '1'
      const entry = positionAnalysis(at, [verdict('z', { certainty: 'bounded', ...rest })])
      const [first] = curve(entry)
      return first && [first.value, first.boundDirection]
    }
    expect(point({ atMost: -41, estimate: -129 })).toEqual([-41, -1])
    expect(point({ atMost: -41, estimate: -129 }, 'O')).toEqual([41, 1])
    expect(point({ atLeast: 2, estimate: 9 })).toEqual([2, 1])
    expect(point({ atLeast: -2, atMost: 30, estimate: 25 })).toEqual([30, -1])
    expect(point({ winsIn: 9 })).toEqual([1, 0])
  })

  it('describes a bound and its estimate separately', () => {
    const entry = positionAnalysis('1', [verdict('z', { certainty: 'bounded', atMost: -41, estimate: -129 })])
    const [first] = curve(entry)
    expect(first && pointText(first, (side) => side)).toEqual({
      value: '≥ +41 for X (bounded)',
      estimate: '≈ +129',
    })
  })

  it('describes wins and losses from the view of the side that moved', () => {
    const [first] = curve(positionAnalysis('1', [verdict('z', { losesIn: 4 })]))
    expect(first && pointText(first, (side) => side).value).toBe('loses in 4 for O (proven)')
  })
})

it('counts proven and estimated marks separately', () => {
  const moves = reviewedMoves(
    line,
    positionsOf(
      positionAnalysis('0', [margin('z', 5), margin('a', 3, 2, { mark: 'mistake' })]),
      positionAnalysis('2', [estimate('z'), estimate('c', { loss: 4, mark: 'inaccuracy' })]),
      positionAnalysis('1', [estimate('z'), estimate('b', { loss: 1 })]),
    ),
  )
  expect(reviewCounts(moves, 'X')).toEqual({
    proven: { marks: { inaccuracy: 0, mistake: 1, blunder: 0 }, loss: 2 },
    estimated: { marks: { inaccuracy: 1, mistake: 0, blunder: 0 }, loss: 4 },
  })
  expect(reviewCounts(moves, 'O').estimated.loss).toBe(0)
})

describe('headlineOf', () => {
  const moves = marked('mistake', 'blunder', 'inaccuracy')

  it('is the deciding mistake of the player who lost', () => {
    expect(headlineOf({ deciding: 2, swing: undefined }, moves, 'X')).toMatchObject({
      kind: 'deciding',
      move: { ply: 2, side: 'O' },
    })
  })

  it('is never a move of the winner', () => {
    expect(headlineOf({ deciding: 1, swing: undefined }, moves, 'X')).toBeUndefined()
    expect(headlineOf({ deciding: undefined, swing: 1 }, moves, 'X')).toBeUndefined()
  })

  it('is the largest swing if nobody lost', () => {
    expect(headlineOf({ deciding: undefined, swing: 1 }, moves, 'draw')).toMatchObject({ kind: 'swing' })
    expect(headlineOf({ deciding: undefined, swing: 3 }, moves, undefined)).toMatchObject({
      kind: 'swing',
      move: { ply: 3 },
    })
  })

  it('is undefined if neither is known', () => {
    expect(headlineOf({ deciding: undefined, swing: undefined }, moves, 'X')).toBeUndefined()
    expect(headlineOf({ deciding: 2, swing: undefined }, [], 'X')).toBeUndefined()
  })
})

describe('punishmentOf', () => {
  const mistake = (played: Verdict, best: Verdict) =>
    reviewedMoves(
      line,
      positionsOf(positionAnalysis('0', [best, played], { punishment: ['x', 'y', 'z'] })),
    )[0]

  it('is the whole line if it is proven', () => {
    const move = mistake(margin('a', -3, 8), margin('z', 5, 0, { line: ['z', 'y', 'x'] }))
    expect(move && punishmentOf(move)).toEqual({ moves: ['x', 'y', 'z'], certainty: 'proven' })
    expect(move?.best).toMatchObject({ line: ['z', 'y', 'x'], certainty: 'proven' })
  })

  it('is only the reply otherwise', () => {
    const move = mistake(estimate('a', { estimate: -3 }), estimate('z', { estimate: 5 }))
    expect(move && punishmentOf(move)).toEqual({ moves: ['x'], certainty: 'estimated' })
    expect(move?.best.certainty).toBe('estimated')
  })
})

describe('mistakesOf', () => {
  const plies = (moves: ReturnType<typeof marked>, side?: 'X' | 'O') =>
    mistakesOf(moves, side).map(({ ply }) => ply)

  it('are mistakes and blunders, or else the inaccuracies', () => {
    expect(plies(marked('inaccuracy', 'blunder', 'mistake'))).toEqual([2, 3])
    expect(plies(marked('inaccuracy', undefined, 'inaccuracy'))).toEqual([1, 3])
    expect(plies(marked())).toEqual([])
  })

  it('can be limited to a side', () => {
    expect(plies(marked('inaccuracy', 'blunder', 'mistake'), 'X')).toEqual([3])
    expect(plies(marked('inaccuracy', 'blunder'), 'X')).toEqual([1])
  })

  it('have a previous and a next one', () => {
    const moves = mistakesOf(marked('mistake', undefined, 'blunder'))
    expect([0, 1, 2, 3].map((currentPly) => adjacentMistake(moves, currentPly, 1))).toEqual([
      1,
      3,
      3,
      undefined,
    ])
    expect([0, 1, 2, 3].map((currentPly) => adjacentMistake(moves, currentPly, -1))).toEqual([
      undefined,
      undefined,
      1,
      1,
    ])
  })
})
