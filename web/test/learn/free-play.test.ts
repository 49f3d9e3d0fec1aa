import { describe, expect, it } from 'vitest'
import { FreePlay } from '../../src/learn/free-play.svelte'
import { ApiError, type getPosition } from '../../src/wire/api'
import type { PositionView } from '../../src/wire/position'

const view = (moves: readonly string[]): PositionView => ({
  kind: 'k',
  title: 'K',
  game: 'k',
  start: '@',
  grid: { rows: 1, cols: 2, rowLabels: ['1'], colLabels: ['a', 'b'], cells: ['a', 'b'] },
  scored: true,
  draws: true,
  steps: [{ position: '@' + moves.join(''), toMove: 'X', board: { owners: '--' }, scores: { X: 0, O: 0 } }],
  moves: ['a', 'b', 'c'].map((move) => ({ move, path: [move], verb: 'claim', taken: [], changes: [] })),
})

/** Answers requests for later positions only when told to. */
const slowServer = () => {
  const waiting: (() => void)[] = []
  const get: typeof getPosition = (_, moves = []) =>
    moves.length === 0
      ? Promise.resolve(view(moves))
      : new Promise((answer) => waiting.push(() => answer(view(moves))))
  return { get, waiting }
}

describe('free play', () => {
  it('plays moves and takes them back', async () => {
    const freePlay = new FreePlay('@', (_, moves = []) => Promise.resolve(view(moves)))
    await freePlay.start()
    expect((await freePlay.play('a'))?.move).toBe('a')
    await freePlay.play('b')
    expect([freePlay.currentStep?.position, freePlay.last]).toEqual(['@ab', ['b']])
    await freePlay.undo()
    expect([freePlay.currentStep?.position, freePlay.last]).toEqual(['@a', []])
    await freePlay.start()
    expect(freePlay.moves).toEqual([])
  })

  it('takes back a move that failed and continues', async () => {
    let isOffline = false
    const freePlay = new FreePlay('@', (_, moves = []) =>
      isOffline ? Promise.reject(new ApiError('nobody answers')) : Promise.resolve(view(moves)),
    )
    await freePlay.start()
    isOffline = true
    const { revision } = freePlay
    expect(await freePlay.play('a')).toBeUndefined()
    expect([freePlay.error, freePlay.revision, freePlay.moves]).toEqual([
      { text: 'Nobody answers' },
      revision + 1,
      [],
    ])
    isOffline = false
    await freePlay.play('b')
    expect([freePlay.error, freePlay.moves]).toEqual([undefined, ['b']])
  })

  it('shows the latest request when responses arrive out of order', async () => {
    const { get, waiting } = slowServer()
    const freePlay = new FreePlay('@', get)
    await freePlay.start()
    const first = freePlay.play('a')
    const restarted = freePlay.start()
    waiting[0]?.()
    await Promise.all([first, restarted])
    expect(freePlay.currentStep?.position).toBe('@')
    expect(await first).toBeUndefined()
  })
})
