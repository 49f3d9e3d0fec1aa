import { describe, expect, it } from 'vitest'
import { outlineRows, outlineStep } from '../../src/xray/outline'
import { goldenTree } from '../golden'

const tree = goldenTree()

const open = new Set([0, 6])
const rows = [0, 1, 6, 7, 8, 9, 10, 11, 16, 18]

describe('the outline', () => {
  it('shows the children of open nodes', () => {
    expect(outlineRows(tree, new Set())).toEqual([0])
    expect(outlineRows(tree, open)).toEqual(rows)
  })

  it('hides open nodes below a closed one', () => {
    expect(outlineRows(tree, new Set([6]))).toEqual([0])
  })

  it.each([
    ['ArrowDown', 6, { to: 7 }],
    ['ArrowDown', 10, { to: 11 }],
    ['ArrowDown', 18, { to: 18 }],
    ['ArrowUp', 11, { to: 10 }],
    ['ArrowUp', 0, { to: 0 }],
    ['Home', 11, { to: 0 }],
    ['End', 1, { to: 18 }],
    ['ArrowRight', 1, { to: 1, open: true }],
    ['ArrowRight', 6, { to: 7 }],
    ['ArrowRight', 7, { to: 7 }],
    ['ArrowLeft', 6, { to: 6, open: false }],
    ['ArrowLeft', 7, { to: 6 }],
    ['ArrowLeft', 1, { to: 0 }],
    ['x', 1, undefined],
  ] as const)('handles %s on row %i', (key, from, expected) => {
    expect(outlineStep(tree, open, from, key)).toEqual(expected)
  })
})
