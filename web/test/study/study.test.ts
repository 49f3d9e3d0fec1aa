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

describe('a study', () => {
  beforeEach(() => {
    requests = []
  })

  it('shows the place it was asked for, and asks for the whole line at once', async () => {
    const study = await openStudy(['a', 'b', 'c'], ['a', 'b'])
    expect(study.currentStep?.position).toBe('@ab')
    expect(requests).toEqual(['@ a b c', '@ab'])
    expect(study.link.address).toBe('/study?position=%40&moves=a,b,c&at=2')
  })

  it('does not ask twice', async () => {
    const study = await openStudy(['a', 'b', 'c'], ['a', 'b'])
    await study.go(['a', 'b', 'c'])
    await study.go(['a', 'b'])
    expect(requests).toEqual(['@ a b c', '@ab'])
  })

  it('plays what a link names as the server calls it', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'X', 'y'])
    expect(study.path).toEqual(['a', 'x', 'y'])
    expect(branchesAt(study.tree, ['a']).map((branch) => branch.move)).toEqual(['b', 'x'])
    expect(study.isOnMainLine).toBe(false)
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1&try=x,y')
  })

  it('tries another move beside the line, and goes on with the line at its end', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    await study.play('z')
    expect(study.path).toEqual(['a', 'z'])
    expect(mainLine(study.tree)).toEqual(['a', 'b'])
    await study.go(['a', 'b'])
    await study.play('c')
    expect(mainLine(study.tree)).toEqual(['a', 'b', 'c'])
    expect(study.isOnMainLine).toBe(true)
  })

  it('does not forget which move led to a place when it goes on from there', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    await study.play('z')
    await study.go(['a'])
    expect(study.currentStep?.move).toBe('a')
  })

  it('stays where it is when a move is rejected, and says why', async () => {
    const study = await openStudy(['a'], ['a'])
    expect(await study.play('!')).toBe(false)
    expect(study.path).toEqual(['a'])
    expect(study.error).toBe('! is no move')
    expect(study.rejections).toBe(1)
    await study.play('b')
    expect(study.error).toBeUndefined()
  })

  it('keeps the address of a game while its line is the one played', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'b'], { id: 'g', moves: ['a', 'b'] })
    expect(study.link.address).toBe('/study?game=g&at=2')
    await study.play('c')
    expect(study.link.address).toBe('/study?game=g&at=2&try=c')
    await study.go(['a'])
    await study.play('x')
    study.promotePath(['a', 'x'])
    expect(study.link.address).toBe('/study?position=%40&tree=a,x(b,c)')
  })

  it('has all that was tried in its address', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'x'])
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1&try=x')
    await study.go(['a'])
    expect(study.link.address).toBe('/study?position=%40&tree=a,b(x)&at=1')
    await study.removePath(['a', 'x'])
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1')
  })

  it('keeps what was played after a game in its address', async () => {
    const study = await openStudy(['a'], ['a'], { id: 'g', moves: ['a'] })
    await study.play('b')
    await study.go([])
    expect(study.link.address).toBe('/study?game=g&tree=a,b&at=0')
  })

  it('has the line one is on in its address where all does not fit, and says so', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    expect(study.link.isComplete).toBe(true)
    for (let i = 0; i < 20; i++) await study.addLine(['a'], Array<string>(50).fill(`x${i}`))
    await study.go(['a', 'x3'])
    expect(study.link.isComplete).toBe(false)
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1&try=x3')
  })

  it('goes back to where a variation began when that is let go', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'x', 'y'])
    await study.removePath(['a', 'x'])
    expect(study.path).toEqual(['a'])
    expect(branchesAt(study.tree, ['a'])).toHaveLength(1)
  })

  it('lays a line without going there', async () => {
    const study = await openStudy(['a', 'b'], ['a'])
    await study.addLine(['a'], ['x', 'y'])
    expect(study.path).toEqual(['a'])
    expect(study.stepAt(['a', 'x', 'y'])?.position).toBe('@axy')
  })

  it('lays a line again that was let go', async () => {
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

  it('says whether a line could be laid', async () => {
    const study = await openStudy(['a'], [])
    expect(await study.addLine(['a'], ['b'])).toBe(true)
    expect(await study.addLine(['a'], ['!'])).toBe(false)
  })

  it('shows where something was tried that cannot be played, and says why', async () => {
    const study = await openStudy(['a', 'b'], ['a', 'x', '!'])
    expect(study.path).toEqual(['a'])
    expect(study.currentView?.steps.at(-1)?.position).toBe('@a')
    expect(study.error).toBe('! is no move')
    expect(study.link.address).toBe('/study?position=%40&moves=a,b&at=1')
  })

  it('has words for what nobody foresaw', async () => {
    const unexpected = () => Promise.reject(new TypeError('what is this'))
    const study = new Study({ start: '@', tree: [], path: [], tags: {} }, new PositionCache(unexpected))
    await study.open()
    expect(study.error).toBe(sharedWords.somethingWrong)
  })

  it('steps along the line it is on', async () => {
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
    expect(study.error).toBe('! is no move')
    expect(study.rejections).toBe(1)
  })

  it('leaves the place open in the address of a finished game until somebody goes somewhere', async () => {
    const source = { start: '@', tree: treeOf(['a']), path: [], game: { id: 'g', moves: ['a'] }, tags: {} }
    const study = new Study({ ...source, isUnplaced: true }, new PositionCache(get))
    await study.open()
    expect(study.link.address).toBe('/study?game=g')
    await study.go([])
    expect(study.link.address).toBe('/study?game=g&at=0')
    study.isRetrying = true
    expect(study.link.address).toBe('/study?game=g&at=0&retry=1')
  })

  it('does not ask for positions that are only passed by', async () => {
    const line = ['a', 'b', 'c', 'd', 'e', 'f']
    const study = await openStudy(line, [])
    await Promise.all(line.map((_, i) => study.go(line.slice(0, i + 1))))
    expect(study.path).toEqual(line)
    expect(study.currentView?.steps.at(-1)?.position).toBe('@abcdef')
    // The whole line and the start; the end is known from the line.
    expect(requests).toEqual(['@ a b c d e f', '@'])
  })

  it('tries again when it was too quick, and says nothing of it', async () => {
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

  it('shows the last place asked for when answers come late', async () => {
    const study = await openStudy(['a', 'b'], [])
    await Promise.all([study.go(['a', 'q', 'r']), study.go(['a'])])
    expect(study.path).toEqual(['a'])
    expect(study.currentView?.steps.at(-1)?.position).toBe('@a')
  })
})
