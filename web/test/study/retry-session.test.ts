import { beforeEach, describe, expect, it } from 'vitest'
import { RetrySession } from '../../src/study/retry-session.svelte'
import { reviewedMoves, type PlayedMove, type ReviewedMove } from '../../src/study/review'
import type { PositionAnalysis, Verdict } from '../../src/wire/analysis'
import { margin, positionAnalysis } from '../analysis-builders'

const line: PlayedMove[] = [
  { position: '0', side: 'X', move: 'a' },
  { position: '1', side: 'O', move: 'b' },
  { position: '2', side: 'X', move: 'c' },
]

const review = (...entries: PositionAnalysis[]): ReviewedMove[] =>
  reviewedMoves(line, new Map(entries.map((entry) => [entry.position, entry])))

describe('RetrySession', () => {
  let moves: ReviewedMove[]
  let session: RetrySession

  const bad = (move: string) => margin(move, -5, 10, { mark: 'blunder' })
  const game = () => [
    positionAnalysis('0', [margin('best', 5), margin('half', 1, 4, { mark: 'inaccuracy' }), bad('a')]),
    positionAnalysis('1', [margin('best', 5), bad('b')]),
    positionAnalysis('2', [margin('best', 5), margin('half', 1, 4, { mark: 'inaccuracy' }), bad('c')]),
  ]

  beforeEach(() => {
    moves = review(...game())
    session = new RetrySession(() => moves)
    session.side = 'X'
  })

  it('goes through the mistakes of a side in order', () => {
    expect(session.mistake).toBeUndefined()
    session.start()
    expect(session.mistake?.ply).toBe(1)
    expect(session.progress).toEqual({ number: 1, of: 2 })
    session.tryMove('best')
    expect(session.isSolved).toBe(true)
    session.next()
    expect(session.mistake?.ply).toBe(3)
    expect(session.isSolved).toBe(false)
    session.next()
    expect(session.isOver).toBe(true)
    expect(session.finished).toEqual([
      { ply: 1, outcome: 'found' },
      { ply: 3, outcome: 'skipped' },
    ])
  })

  it('takes back every try until the solution is found', () => {
    session.start()
    const before = session.revision
    session.tryMove('a')
    expect(session.result?.kind).toBe('same')
    expect(session.revision).toBe(before + 1)
    session.tryMove('half')
    expect(session.result?.kind).toBe('better')
    session.tryMove('best')
    expect(session.result?.kind).toBe('best')
    expect(session.revision).toBe(before + 2)
    expect(session.tries).toEqual(['a', 'half', 'best'])
    session.tryMove('half')
    expect(session.result?.kind).toBe('best')
  })

  it('accepts a better move that is not the best', () => {
    session.start()
    session.accept()
    expect(session.isSolved).toBe(false)
    session.tryMove('half')
    session.accept()
    expect(session.isSolved).toBe(true)
    session.next()
    expect(session.finished).toEqual([{ ply: 1, outcome: 'better' }])
  })

  it('shows a hint first, then the move, which counts as shown', () => {
    session.start()
    session.hint()
    expect(session.hintLevel).toBe(1)
    expect(session.isSolved).toBe(false)
    session.hint()
    expect(session.hintLevel).toBe(2)
    expect(session.isSolved).toBe(true)
    session.next()
    expect(session.finished).toEqual([{ ply: 1, outcome: 'shown' }])
    expect(session.hintLevel).toBe(0)
  })

  it('counts a solution found after a hint', () => {
    session.start()
    session.hint()
    session.tryMove('best')
    session.next()
    expect(session.finished).toEqual([{ ply: 1, outcome: 'found' }])
  })

  it('restarts when another side is chosen', () => {
    session.chooseSide('both')
    expect(session.plies).toBeUndefined()
    session.start()
    expect(session.plies).toEqual([1, 2, 3])
    session.next()
    session.chooseSide('O')
    expect(session.mistake?.ply).toBe(2)
    expect(session.finished).toEqual([])
  })

  it('has a new list of plies after a restart with the same mistakes', () => {
    session.start()
    const before = session.plies
    session.tryMove('best')
    session.chooseSide('X')
    expect(session.plies).toEqual(before)
    expect(session.plies).not.toBe(before)
    expect(session.isSolved).toBe(false)
  })

  it('is over at once without mistakes', () => {
    moves = []
    session.start()
    expect(session.isOver).toBe(true)
    expect(session.finished).toEqual([])
  })
})

describe('deeper search', () => {
  const at = (played: Verdict, ...others: Verdict[]) => review(positionAnalysis('0', [...others, played]))

  it('changes the result of a try', () => {
    const before = at(margin('a', -5, 10, { mark: 'blunder' }), margin('best', 5))
    const session = new RetrySession(() => before)
    session.start()
    session.tryMove('new')
    expect(session.result?.kind).toBe('unknown')
    const after = at(margin('a', -5, 10, { mark: 'blunder' }), margin('new', 6), margin('best', 5, 1))
    const later = new RetrySession(() => after)
    later.start()
    later.tryMove('new')
    expect(later.result?.kind).toBe('best')
  })

  it('skips a move that is no longer a mistake', () => {
    const withoutMistake = at(margin('a', 5), margin('best', 5))
    const session = new RetrySession(() => withoutMistake)
    session.plies = [1]
    expect(session.isCleared).toBe(true)
    expect(session.isSolved).toBe(true)
    session.next()
    expect(session.finished).toEqual([])
    expect(session.isOver).toBe(true)
  })
})
