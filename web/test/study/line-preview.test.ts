import { describe, expect, it } from 'vitest'
import { activePreview } from '../../src/study/line-preview'
import { verdict as made } from '../verdict-builders'

const here = ['a']
const verdict = (...line: string[]) => ({ ...made(line[0] ?? ''), line })
const known = { moves: [verdict('x', 'y', 'z'), verdict('w')] }

describe('looking ahead', () => {
  it.each([[['x']], [['x', 'y']], [['x', 'y', 'z']], [['w']]])('shows %j while it is offered', (moves) => {
    expect(activePreview({ from: here, moves }, here, known)).toBe(moves)
  })

  it('ends when the verdicts offer something else, or nothing', () => {
    const ahead = { from: here, moves: ['x', 'q'] }
    expect(activePreview(ahead, here, known)).toBeUndefined()
    expect(activePreview({ from: here, moves: ['x'] }, here, { moves: [] })).toBeUndefined()
    expect(activePreview({ from: here, moves: ['x'] }, here, undefined)).toBeUndefined()
  })

  it('ends when one goes somewhere else, and does not come back by itself', () => {
    expect(activePreview({ from: here, moves: ['x'] }, ['b'], known)).toBeUndefined()
    expect(activePreview({ from: here, moves: ['x'] }, [...here], known)).toBeUndefined()
  })

  it('is nothing where nobody points', () => {
    expect(activePreview(undefined, here, known)).toBeUndefined()
  })
})
