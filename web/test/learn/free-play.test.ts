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

/** A server that answers when it is told to; without a word it answers at once. */
const slow = () => {
  const waiting: (() => void)[] = []
  const get: typeof getPosition = (_, moves = []) =>
    moves.length === 0
      ? Promise.resolve(view(moves))
      : new Promise((answer) => waiting.push(() => answer(view(moves))))
  return { get, waiting }
}

describe('free play', () => {
  it('goes on and back', async () => {
    const free = new FreePlay('@', (_, moves = []) => Promise.resolve(view(moves)))
    await free.start()
    expect((await free.play('a'))?.move).toBe('a')
    await free.play('b')
    expect([free.currentStep?.position, free.last]).toEqual(['@ab', ['b']])
    await free.undo()
    expect([free.currentStep?.position, free.last]).toEqual(['@a', []])
    await free.start()
    expect(free.moves).toEqual([])
  })

  it('takes a move back that failed, and goes on from there', async () => {
    let away = false
    const free = new FreePlay('@', (_, moves = []) =>
      away ? Promise.reject(new ApiError('nobody answers')) : Promise.resolve(view(moves)),
    )
    await free.start()
    away = true
    const { revision: answers } = free
    expect(await free.play('a')).toBeUndefined()
    expect([free.error, free.revision, free.moves]).toEqual(['Nobody answers', answers + 1, []])
    away = false
    await free.play('b')
    expect([free.error, free.moves]).toEqual(['', ['b']])
  })

  it('shows what was wanted last when answers overtake each other', async () => {
    const { get, waiting } = slow()
    const free = new FreePlay('@', get)
    await free.start()
    const first = free.play('a')
    const anew = free.start()
    waiting[0]?.()
    await Promise.all([first, anew])
    expect(free.currentStep?.position).toBe('@')
    expect(await first).toBeUndefined()
  })
})
