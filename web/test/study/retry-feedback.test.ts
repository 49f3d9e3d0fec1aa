import { describe, expect, it } from 'vitest'
import { areaOf, feedbackText, hintText, mentionsMove, resultOfTry } from '../../src/study/retry-feedback'
import { reviewedMoves, type PlayedMove, type ReviewedMove } from '../../src/study/review'
import type { PositionAnalysis, Reason, Verdict } from '../../src/wire/analysis'
import { estimate, margin, positionAnalysis } from '../analysis-builders'

const line: PlayedMove[] = [{ position: '0', side: 'X', move: 'a' }]

const review = (...entries: PositionAnalysis[]): ReviewedMove[] =>
  reviewedMoves(line, new Map(entries.map((entry) => [entry.position, entry])))

/** A review in which the first move was a mistake. */
const mistake = (played: Verdict, ...others: Verdict[]): ReviewedMove => {
  const [first] = review(positionAnalysis('0', [...others, played]))
  if (!first) throw new Error('no such move')
  return first
}

describe('resultOfTry', () => {
  const proven = mistake(
    margin('a', -5, 15, { mark: 'blunder' }),
    margin('best', 10),
    margin('equal', 10),
    margin('near', 9, 1),
    margin('half', 2, 8, { mark: 'inaccuracy' }),
    margin('worse', -9, 19, { mark: 'blunder', line: ['worse', 'reply'] }),
    margin('little', -4, 14, { mark: 'blunder' }),
  )
  const estimated = mistake(
    estimate('a', { estimate: -5, error: 3, loss: 15, mark: 'mistake' }),
    estimate('best', { estimate: 10, error: 3 }),
    estimate('close', { estimate: 9, error: 3, loss: 1 }),
    estimate('half', { estimate: 0, error: 3, loss: 10, mark: 'mistake' }),
    estimate('same', { estimate: -4, error: 3, loss: 14, mark: 'mistake' }),
    // Searched less deeply: no mark, but not known to be better.
    estimate('worse', { estimate: -6, error: 20, loss: 16 }),
  )

  it.each([
    [proven, 'best', 'best'],
    [proven, 'equal', 'best'],
    [proven, 'near', 'better'],
    [proven, 'half', 'better'],
    [proven, 'little', 'better'],
    [proven, 'worse', 'no'],
    [proven, 'a', 'same'],
    [proven, 'elsewhere', 'unknown'],
    [estimated, 'best', 'best'],
    [estimated, 'close', 'about'],
    [estimated, 'half', 'better'],
    [estimated, 'same', 'no'],
    [estimated, 'worse', 'no'],
  ])('%#: %j, %s is %s', (at, move, kind) => {
    expect(resultOfTry(at, move).kind).toBe(kind)
  })

  it('never claims more than is known', () => {
    const textOf = (at: ReviewedMove, move: string) => feedbackText(resultOfTry(at, move), move, at)
    expect(textOf(proven, 'best')).toBe('Yes! best is the best move (proven).')
    expect(textOf(proven, 'equal')).toBe('Yes! equal is as good as the best move (proven).')
    expect(textOf(proven, 'near')).toBe('near is better than a, but not the best: it gives away 1 point.')
    expect(textOf(proven, 'worse')).toBe('No, try again: worse turns a win into a loss. The reply is reply.')
    expect(textOf(estimated, 'best')).toBe('Yes! best is the best move found (estimated).')
    expect(textOf(estimated, 'close')).toBe('Yes! close is about as good as the best move (estimated).')
    expect(textOf(estimated, 'half')).toBe('half is probably better than a, but not the best.')
    expect(textOf(estimated, 'same')).toMatch(/^No, try again\. same is probably worse .* \(estimated\)\.$/)
    expect(textOf(estimated, 'worse')).toBe('No, try again. worse does not seem better than a.')
    expect(textOf(proven, 'elsewhere')).toBe('Checking elsewhere …')
  })
})

describe('hintText', () => {
  const cells = ['A', 'B', 'C', 'D', 'E'].flatMap((row) => [1, 2, 3, 4, 5].map((col) => `${row}${col}`))
  const grid = { rows: 5, cols: 5, rowLabels: [], colLabels: [], cells }
  const sides = { kind: 'squirrel-war', game: 'squirrel-war' }
  const reason = (move: string, cells: string[], side: 'X' | 'O' = 'X'): Reason => ({
    kind: side === 'X' ? 'raid' : 'raid-allowed',
    side,
    move,
    cells,
    amount: 40,
    unit: 'nuts',
    text: '',
  })
  const mistakeWith = (rest: Partial<PositionAnalysis>, best = 'E5') =>
    review(
      positionAnalysis('0', [margin(best, 5), margin('a', -5, 10, { mark: 'blunder' })], rest),
    )[0] as ReviewedMove

  it('explains without naming the move', () => {
    const raid = reason('E5', ['D5'])
    const allowed = reason('D1', ['C1'], 'O')
    const textOf = 'Grey squirrels raid D1 and take C1, 40 nuts.'
    expect(hintText(mistakeWith({ whyBest: [raid], why: [allowed] }), grid, sides)).toBe(textOf)
    expect(hintText(mistakeWith({ why: [raid, allowed] }), grid, sides)).toBe(textOf)
    expect(mentionsMove('only (E5) stops it', 'e5')).toBe(true)
    expect(mentionsMove('E55 stops it', 'E5')).toBe(false)
  })

  it('names an area of the board if there is no reason', () => {
    expect(hintText(mistakeWith({ whyBest: [reason('E5', ['D5'])] }), grid, sides)).toBe(
      'Look at the lower right of the board.',
    )
    expect(hintText(mistakeWith({}, 'C3'), grid, sides)).toBe('Look at the middle of the board.')
    expect(hintText(mistakeWith({}, 'B2-B3+C3'), grid, sides)).toBe('Move the piece on B2.')
    expect(hintText(mistakeWith({}, 'pass'), grid, sides)).toBeUndefined()
  })

  it('divides the board into areas', () => {
    expect(areaOf('A1', grid)).toEqual({ row: 'upper', col: 'left' })
    expect(areaOf('C5', grid)).toEqual({ row: 'middle', col: 'right' })
    expect(areaOf('Z9', grid)).toBeUndefined()
  })
})
