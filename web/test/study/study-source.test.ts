import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseTreeText, writeTree, type StudyLocation } from '../../src/study/address'
import { treeOfRecord } from '../../src/study/records'
import { openStudy } from '../../src/study/study-source'

const treeOfText = (text: string) => treeOfRecord(parseTreeText(text))

/** A server with one game that writes moves in lower case. */
const answer = (path: string) => {
  const url = new URL(path, 'http://drey')
  if (url.pathname.endsWith('/record'))
    return { game: 'k', start: '@', moves: [{ move: 'a' }, { move: 'b', comment: 'why' }, { move: 'c' }] }
  const moves = (url.searchParams.get('moves') ?? '').split(',').filter(Boolean)
  const rest = { position: '', toMove: 'X', board: { owners: '' }, scores: { X: 0, O: 0 } }
  return {
    kind: 'k',
    title: '',
    game: 'k',
    start: '@',
    grid: { rows: 0, cols: 0, rowLabels: [], colLabels: [], cells: [] },
    scored: true,
    draws: true,
    steps: [rest, ...moves.map((move) => ({ ...rest, move: move.toLowerCase() }))],
    moves: [],
  }
}

describe('openStudy', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answer(path))))
  })
  afterEach(() => vi.unstubAllGlobals())

  const openLocation = async (location: Partial<StudyLocation>) => {
    const source = await openStudy({
      from: { position: '@' },
      moves: [],
      at: undefined,
      variation: [],
      ...location,
    })
    return { ...source, text: writeTree(source.tree) }
  }

  it("opens a line in the server's notation with its variations", async () => {
    const tree = treeOfText('A,b(X,y)c')
    const { text, path } = await openLocation({ moves: ['A', 'b', 'c'], tree, at: 2, variation: [] })
    expect(text).toBe('a,b(X,y)c')
    expect(path).toEqual(['a', 'b'])
  })

  it('opens a line without variations', async () => {
    const { text, path } = await openLocation({ moves: ['A', 'b'], at: 1, variation: ['x'] })
    expect(text).toBe('a,b')
    expect(path).toEqual(['a', 'x'])
  })

  it('opens a game with its variations even if it has continued', async () => {
    const tree = treeOfText('a(x)b(y)')
    const { text, tree: openedTree } = await openLocation({ from: { game: 'g' }, tree, at: 1 })
    expect(text).toBe('a(x)b(y)c')
    expect(openedTree[0]?.next[0]?.comment).toBe('why')
    expect((await openLocation({ from: { game: 'g' }, tree: treeOfText('a,b,c,d(e)') })).text).toBe(
      'a,b,c,d(e)',
    )
  })
})
