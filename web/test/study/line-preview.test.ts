import { describe, expect, it } from 'vitest'
import { activePreview } from '../../src/study/line-preview'
import { verdict as made } from '../analysis-builders'

const path = ['a']
const verdict = (...line: string[]) => ({ ...made(line[0] ?? ''), line })
const analysis = { moves: [verdict('x', 'y', 'z'), verdict('w')] }

describe('activePreview', () => {
  it.each([[['x']], [['x', 'y']], [['x', 'y', 'z']], [['w']]])('shows %j while it is offered', (moves) => {
    expect(activePreview({ from: path, moves }, path, analysis)).toBe(moves)
  })

  it('ends when the verdicts no longer offer the line', () => {
    const preview = { from: path, moves: ['x', 'q'] }
    expect(activePreview(preview, path, analysis)).toBeUndefined()
    expect(activePreview({ from: path, moves: ['x'] }, path, { moves: [] })).toBeUndefined()
    expect(activePreview({ from: path, moves: ['x'] }, path, undefined)).toBeUndefined()
  })

  it('ends when the path changes and does not come back', () => {
    expect(activePreview({ from: path, moves: ['x'] }, ['b'], analysis)).toBeUndefined()
    expect(activePreview({ from: path, moves: ['x'] }, [...path], analysis)).toBeUndefined()
  })

  it('is undefined without a preview', () => {
    expect(activePreview(undefined, path, analysis)).toBeUndefined()
  })
})
