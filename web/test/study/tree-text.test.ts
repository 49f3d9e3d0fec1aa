import { describe, expect, it } from 'vitest'
import { parseStudyAddress, parseTreeText, studyAddress, writeTree } from '../../src/study/address'
import { treeOfRecord } from '../../src/study/records'
import { addMoves, mainLine, treeOf, type Tree } from '../../src/study/tree'

const read = (text: string) => treeOfRecord(parseTreeText(text))

/** A reproducible random number generator. */
function random(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const names = ['A1', 'f5', 'pass', '00-10+11', '44-34', 'A1-B2', 'c3', '*']

function randomTree(random: (sides: number) => number, depth: number): Tree {
  const moves = names.filter(() => random(4) === 0)
  return depth === 0 ? [] : moves.map((move) => ({ move, next: randomTree(random, depth - 1) }))
}

const trees = Array.from({ length: 300 }, (_, seed) => randomTree(random(seed), 5)).filter(
  (tree) => tree.length > 0,
)

describe('the text of a tree', () => {
  it('has variations after the move that they replace', () => {
    const tree = addMoves(addMoves(treeOf(['a', 'b', 'c']), ['a'], ['x', 'y']), ['a'], ['z'])
    expect(writeTree(tree)).toBe('a,b(x,y)(z)c')
    expect(writeTree(addMoves(tree, ['a', 'x'], ['w']))).toBe('a,b(x,y(w))(z)c')
    expect(writeTree(treeOf(['a', 'b']))).toBe('a,b')
    expect(writeTree([])).toBe('')
  })

  it('is parsed back', () => {
    expect(trees.length).toBeGreaterThan(200)
    for (const tree of trees) expect(read(writeTree(tree))).toEqual(tree)
  })

  it('is parsed back from an address', () => {
    for (const tree of trees) {
      const location = { moves: mainLine(tree), at: 0, variation: [], tree }
      const address = studyAddress({ ...location, from: { position: 'a:--:X' } })
      expect(parseStudyAddress(new URL(address, 'http://drey').searchParams)).toMatchObject({ location })
    }
  })

  it('is readable in an address', () => {
    const tree = addMoves(treeOf(['a', 'b', 'c']), ['a'], ['x'])
    expect(studyAddress({ from: { game: 'g' }, moves: [], at: 1, variation: ['x'], tree })).toBe(
      '/study?game=g&tree=a,b(x)c&at=1&try=x',
    )
  })

  it.each([
    ['a,b(x,y)(z', 'a,b(x,y)(z)'],
    ['a,b(x,(y', 'a,b(x)(y)'],
    ['a)),b', 'a,b'],
    ['(x)a', 'a'],
    [' a b ( x ) c', 'a,b(x)c'],
    ['a,b(x,y)(x,z)', 'a,b(x,y(z))'],
    ['()', ''],
  ])('is parsed as far as possible: %s', (text, expected) => {
    expect(writeTree(read(text))).toBe(expected)
  })

  it('is ignored if it is too long', () => {
    const parameters = new URLSearchParams({ position: 'a:--:X', tree: '('.repeat(100_000), moves: 'a' })
    expect(parseStudyAddress(parameters)).toMatchObject({ location: { moves: ['a'], tree: undefined } })
  })
})
