import { beforeEach, describe, expect, it } from 'vitest'
import { PositionCache } from '../../src/study/position-cache'
import { Study } from '../../src/study/study.svelte'
import { branchesAt, lineThrough, mainLine, treeOf } from '../../src/study/tree'
import { ApiError, type getPosition } from '../../src/wire/api'
import type { PositionStep, PositionView } from '../../src/wire/position'
import { sharedWords } from '../../src/words/en/shared'

/** A game without rules: a position is its moves so far, every letter is a move, and capitals are read as lower case. */
let requests: string[] = []
const get: typeof getPosition = (from, moves = []) => {
  const start = 'position' in from ? from.position : ''
  requests.push([start, ...moves].join(' '))
  if (moves.includes('!')) return Promise.reject(new ApiError('! is no move'))
  const steps: PositionStep[] = ['', ...moves].map((_, i) => ({
    ...(i > 0 ? { move: moves[i - 1]?.toLowerCase() ?? '' } : {}),
    position: start + moves.slice(0, i).join('').toLowerCase(),
    toMove: 'X',
    board: { owners: '' },
    scores: { X: 0, O: 0 },
  }))
  const grid = { rows: 0, cols: 0, rowLabels: [], colLabels: [], cells: [] }
  const rest = { kind: '', title: '', game: '', grid, scored: true, draws: true, moves: [] }
  return Promise.resolve({ ...rest, start, steps } satisfies PositionView)
}

const openStudy = async (moves: string[], path: string[], game?: { id: string; moves: string[] }) => {
  const study = new Study({ start: '@', tree: treeOf(moves), path, game, tags: {} }, new PositionCache(get))
  await study.open()
  return study
}

describe('Study', () => {
  beforeEach(() => {
    requests = []
  })

  it('shows the requested path and loads the whole line at once', async () => {
    const study = await openStudy(['a', 'b', 'c'], ['a', 'b'])
    expect(study.currentStep?.position).toBe('@ab')
    expect(requests).toEqual(['@ a b c', '@ab'])
    expect(study.link.address).toBe('/study?position=%40&moves=a,b,c&at=2')
  })

  it('does not load a position twice', async () => {
    const study = await openStudy(['a', 'b', 'c'], ['a', 'b'])
    await study.go(['a', 'b', 'c'])
    await study.go(['a', 'b'])
    expect(requests).toEqual(['@ a b c', '@ab'])
  })

  it("plays the moves of a link in the server's notation", async () => {
    const study = await openStudy(['a', 'b'], ['a', 'X', 'y'])
    expect(study.path).toEqual(['a', 'x', 'y'])
    expect(branchesAt(study.tree, ['a']).map((branch) => branch.move)).toEqual(['b', 'x'])
    expect(study.isOnMainLine).toBe(false)
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1&try=x,y')
  })

  it('adds another move as a variation and extends the line at its end', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    await study.play('z')
    expect(study.path).toEqual(['a', 'z'])
    expect(mainLine(study.tree)).toEqual(['a', 'b'])
    await study.go(['a', 'b'])
    await study.play('c')
    expect(mainLine(study.tree)).toEqual(['a', 'b', 'c'])
    expect(study.isOnMainLine).toBe(true)
  })

  it('remembers the move that led to a position', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    await study.play('z')
    await study.go(['a'])
    expect(study.currentStep?.move).toBe('a')
  })

  it('stays where it is when a move is rejected and reports why', async () => {
    const study = await openStudy(['a'], ['a'])
    expect(await study.play('!')).toBe(false)
    expect(study.path).toEqual(['a'])
    expect(study.error).toEqual({ text: '! is no move' })
    expect(study.rejections).toBe(1)
    await study.play('b')
    expect(study.error).toBeUndefined()
  })

  it('keeps the address of a game while its line is unchanged', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'b'], { id: 'g', moves: ['a', 'b'] })
    expect(study.link.address).toBe('/study?game=g&at=2')
    await study.play('c')
    expect(study.link.address).toBe('/study?game=g&at=2&try=c')
    await study.go(['a'])
    await study.play('x')
    study.promotePath(['a', 'x'])
    expect(study.link.address).toBe('/study?position=%40&tree=a,x(b,c)')
  })

  it('includes all variations in its address', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'x'])
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1&try=x')
    await study.go(['a'])
    expect(study.link.address).toBe('/study?position=%40&tree=a,b(x)&at=1')
    await study.removePath(['a', 'x'])
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1')
  })

  it('includes moves played after a game in its address', async () => {
    const study = await openStudy(['a'], ['a'], { id: 'g', moves: ['a'] })
    await study.play('b')
    await study.go([])
    expect(study.link.address).toBe('/study?game=g&tree=a,b&at=0')
  })

  it('leaves out variations if the address would be too long and says so', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    expect(study.link.isComplete).toBe(true)
    for (let i = 0; i < 20; i++) await study.addLine(['a'], Array<string>(50).fill(`x${i}`))
    await study.go(['a', 'x3'])
    expect(study.link.isComplete).toBe(false)
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1&try=x3')
  })

  it('goes back to the start of a removed variation', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'x', 'y'])
    await study.removePath(['a', 'x'])
    expect(study.path).toEqual(['a'])
    expect(branchesAt(study.tree, ['a'])).toHaveLength(1)
  })

  it('adds a line without showing it', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    await study.addLine(['a'], ['x', 'y'])
    expect(study.path).toEqual(['a'])
    expect(study.stepAt(['a', 'x', 'y'])?.position).toBe('@axy')
  })

  it('adds a removed line again', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    await study.addLine(['a'], ['x', 'y'])
    await study.removePath(['a', 'x'])
    await study.addLine(['a'], ['x', 'y'])
    expect(lineThrough(study.tree, ['a', 'x'])).toEqual(['a', 'x', 'y'])
    await study.removePath(['a', 'x'])
    await study.go(['a', 'x', 'y', 'z'])
    expect(study.path).toEqual(['a', 'x', 'y', 'z'])
    expect(branchesAt(study.tree, ['a', 'x', 'y']).map((branch) => branch.move)).toEqual(['z'])
  })

  it('reports whether a line could be added', async () => {
    const study = await openStudy(['a'], [])
    expect(await study.addLine(['a'], ['b'])).toBe(true)
    expect(await study.addLine(['a'], ['!'])).toBe(false)
  })

  it('shows the start of a variation that cannot be played and reports why', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'x', '!'])
    expect(study.path).toEqual(['a'])
    expect(study.currentView?.steps.at(-1)?.position).toBe('@a')
    expect(study.error).toEqual({ text: '! is no move' })
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1')
  })

  it('reports an unexpected error', async () => {
    const unexpected = () => Promise.reject(new TypeError('what is this'))
    const study = new Study({ start: '@', tree: [], path: [], tags: {} }, new PositionCache(unexpected))
    await study.open()
    expect(study.error).toEqual({ text: sharedWords.unexpectedError })
  })

  it('steps along the current line', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'x', 'y'])
    expect(study.nextPath()).toBeUndefined()
    await study.go(['a', 'x'])
    expect(study.nextPath()).toEqual(['a', 'x', 'y'])
    expect(study.previousPath()).toEqual(['a'])
    await study.go([])
    expect(study.previousPath()).toBeUndefined()
    expect(study.endPath()).toEqual(['a', 'b'])
  })

  it('knows the positions in which the moves of its main line were played', async () => {
    const study = await openStudy(['a', 'b'], [])
    expect(study.playedMoves.map(({ position, move }) => [position, move])).toEqual([
      ['@', 'a'],
      ['@a', 'b'],
    ])
    await study.go(['a'])
    await study.play('c')
    study.promotePath(['a', 'c'])
    expect(study.playedMoves.at(-1)).toMatchObject({ position: '@a', move: 'c' })
  })

  it('reads a move without playing it', async () => {
    const study = await openStudy(['a'], [])
    expect(await study.readMove('X')).toBe('x')
    expect(study.path).toEqual([])
    expect(branchesAt(study.tree, []).map((branch) => branch.move)).toEqual(['a'])
    expect(await study.readMove('!')).toBeUndefined()
    expect(study.error).toEqual({ text: '! is no move' })
    expect(study.rejections).toBe(1)
  })

  it('names no ply in the address of a finished game until the user chooses one', async () => {
    const source = { start: '@', tree: treeOf(['a']), path: [], game: { id: 'g', moves: ['a'] }, tags: {} }
    const study = new Study({ ...source, isUnplaced: true }, new PositionCache(get))
    await study.open()
    expect(study.link.address).toBe('/study?game=g')
    await study.go([])
    expect(study.link.address).toBe('/study?game=g&at=0')
    study.isRetrying = true
    expect(study.link.address).toBe('/study?game=g&at=0&retry=1')
  })

  it('does not load positions that are only stepped over', async () => {
    const line = ['a', 'b', 'c', 'd', 'e', 'f']
    const study = await openStudy(line, [])
    await Promise.all(line.map((_, i) => study.go(line.slice(0, i + 1))))
    expect(study.path).toEqual(line)
    expect(study.currentView?.steps.at(-1)?.position).toBe('@abcdef')
    // The whole line and the start; the end is known from the line.
    expect(requests).toEqual(['@ a b c d e f', '@'])
  })

  it('retries silently after a rate limit', async () => {
    let rejections = 1
    const limited: typeof getPosition = (from, moves) =>
      rejections-- > 0
        ? Promise.reject(new ApiError('no', { type: '', title: '', status: 429, code: 'too-many-requests' }))
        : get(from, moves)
    const study = new Study(
      { start: '@', tree: treeOf(['a']), path: [], tags: {} },
      new PositionCache(limited),
    )
    await study.open()
    expect(study.error).toBeUndefined()
    expect(study.currentStep?.position).toBe('@')
  })

  it('shows the latest path when responses arrive late', async () => {
    const study = await openStudy(['a', 'b'], [])
    await Promise.all([study.go(['a', 'q', 'r']), study.go(['a'])])
    expect(study.path).toEqual(['a'])
    expect(study.currentView?.steps.at(-1)?.position).toBe('@a')
  })
})
