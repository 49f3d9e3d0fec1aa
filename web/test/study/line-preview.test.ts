import { describe, expect, it } from 'vitest'
import { activePreview } from '../../src/study/line-preview'
import { verdict as made } from '../verdict-builders'

const path = ['a']
const verdict = (...line: string[]) => ({ ...made(line[0] ?? ''), line })
const analysis = { moves: [verdict('x', 'y', 'z'), verdict('w')] }

describe('looking ahead', () => {
  it.each([[['x']], [['x', 'y']], [['x', 'y', 'z']], [['w']]])('shows %j while it is offered', (moves) => {
    expect(activePreview({ from: path, moves }, path, analysis)).toBe(moves)
  })

  it('ends when the verdicts offer something else, or nothing', () => {
    const preview = { from: path, moves: ['x', 'q'] }
    expect(activePreview(preview, path, analysis)).toBeUndefined()
    expect(activePreview({ from: path, moves: ['x'] }, path, { moves: [] })).toBeUndefined()
    expect(activePreview({ from: path, moves: ['x'] }, path, undefined)).toBeUndefined()
  })

  it('ends when one goes somewhere else, and does not come back by itself', () => {
    expect(activePreview({ from: path, moves: ['x'] }, ['b'], analysis)).toBeUndefined()
    expect(activePreview({ from: path, moves: ['x'] }, [...path], analysis)).toBeUndefined()
  })

  it('is nothing where nobody points', () => {
    expect(activePreview(undefined, path, analysis)).toBeUndefined()
  })
})
