import { describe, expect, it } from 'vitest'
import { Moments } from '../../src/xray/timeline'
import { golden as tree } from './golden'

const moments = new Moments(tree)

describe('the moments of a search', () => {
  it('enter and leave every node once', () => {
    const inner = Array.from({ length: tree.size }, (_, node) => node).filter((node) => !tree.isLeaf(node))
    const of = (what: string) => moments.all.filter((moment) => moment.what === what).map(({ node }) => node)
    expect(of('enter')).toEqual(inner)
    expect(of('leave').sort((a, b) => a - b)).toEqual(inner)
    expect(of('leaf')).toHaveLength(tree.size - inner.length)
    expect(of('cut')).toEqual(tree.cutNodes)
  })

  it('begin and end at the root', () => {
    expect(moments.at(0)).toEqual({ what: 'enter', node: 0 })
    expect(moments.at(moments.last)).toEqual({ what: 'leave', node: 0 })
    expect(moments.at(moments.last + 100)).toEqual(moments.at(moments.last))
  })

  it('leave a node after all that is below it', () => {
    for (let node = 1; node < tree.size; node++) {
      const above = tree.parent(node) ?? 0
      expect(moments.enters(above)).toBeLessThan(moments.enters(node))
      expect(moments.leaves(node)).toBeLessThan(moments.leaves(above))
    }
  })

  it('cut right before a node is left', () => {
    expect(moments.at(moments.leaves(16) - 1)).toEqual({ what: 'cut', node: 16 })
  })

  it('find the cut-offs on both sides', () => {
    const [first, second] = tree.cutNodes.map((node) => moments.leaves(node) - 1)
    expect(moments.cutBeside(0, 1)).toBe(first)
    expect(moments.cutBeside(first ?? 0, 1)).toBe(second)
    expect(moments.cutBeside(second ?? 0, 1)).toBeUndefined()
    expect(moments.cutBeside(second ?? 0, -1)).toBe(first)
    expect(moments.cutBeside(first ?? 0, -1)).toBeUndefined()
  })

  it('count the visits', () => {
    expect(moments.visited(0)).toBe(1)
    expect(moments.visited(moments.enters(6))).toBe(7)
    expect(moments.visited(moments.last)).toBe(tree.size)
  })
})

describe('what is known of a node', () => {
  it('is nothing before it is entered', () => {
    expect(moments.standing(6, moments.enters(6) - 1)).toMatchObject({ state: 'ahead', value: undefined })
  })

  it('comes up from what was looked at below it', () => {
    const after = (child: number) => moments.standing(11, moments.leaves(child))
    expect(moments.standing(11, moments.enters(11)).value).toBeUndefined()
    expect([12, 13, 14].map((child) => after(child).value)).toEqual([189, 11, 11])
    expect(after(15)).toMatchObject({ state: 'open', value: 11, alpha: -41, beta: 11 })
  })

  it('narrows the window of the root move by move', () => {
    const alphas = tree.children(0).map((child) => moments.standing(0, moments.leaves(child)).alpha)
    expect(alphas).toEqual([-255, -41, 11, 11, 11])
  })

  it('leaves the window alone when a value falls out of it', () => {
    const { alpha, beta, value } = moments.standing(16, moments.leaves(17))
    expect(value).toBe(-98)
    expect(alpha).toBe(11)
    expect(beta).toBe(tree.told.infinity)
  })

  it('is the window that the server saw each child enter with', () => {
    for (let node = 1; node < tree.size; node++) {
      const above = moments.standing(tree.parent(node) ?? 0, moments.enters(node) - 1)
      expect([above.alpha, above.beta]).toEqual([tree.alpha(node), tree.beta(node)])
    }
  })

  it('is its value in the end', () => {
    for (let node = 0; node < tree.size; node++) {
      expect(moments.standing(node, moments.last)).toMatchObject({ state: 'done', value: tree.value(node) })
    }
  })
})
