import { describe, expect, it } from 'vitest'
import type { CurvePoint } from '../../src/study/review'
import { graphData, valueRange } from '../../src/study/value-graph'
import { margin } from '../analysis-builders'

const point = (
  ply: number,
  value: number,
  sure: boolean,
  boundDirection: CurvePoint['boundDirection'] = 0,
): CurvePoint => ({
  ply,
  value,
  boundDirection,
  sure,
  verdict: margin('a', 0),
  side: 'X',
})

describe('graphData', () => {
  it('has an entry for every ply and separates proven from estimated values', () => {
    expect(graphData([point(2, 4, false), point(3, -1, true)], 4, 3)).toEqual([
      [0, 1, 2, 3, 4],
      [null, null, 4, -1, null],
      [null, null, null, -1, null],
      [null, null, 4, null, null],
      [null, null, null, -1, null],
    ])
  })

  it('has no dot for a bound', () => {
    expect(graphData([point(0, -41, false, -1)], 0, undefined)).toEqual([[0], [-41], [null], [null], [null]])
  })

  it('marks no move without a headline', () => {
    expect(graphData([point(0, 1, true)], 1, undefined)[4]).toEqual([null, null])
  })
})

describe('valueRange', () => {
  it('includes both sides', () => {
    const [least, most] = valueRange([point(0, 300, true), point(1, 20, true)], true)
    expect(least).toBeLessThan(-50)
    expect(most).toBeGreaterThan(300)
  })

  it('does not exaggerate small values', () => {
    expect(valueRange([point(0, 0.5, true)], true)[1]).toBeGreaterThan(1)
    expect(valueRange([], true)[0]).toBeLessThan(0)
  })

  it('covers all chances in games without points', () => {
    const [least, most] = valueRange([point(0, 0.5, true)], false)
    expect(least).toBeLessThan(0)
    expect(most).toBeGreaterThan(1)
  })
})
