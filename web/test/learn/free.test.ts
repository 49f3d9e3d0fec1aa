import { describe, expect, it } from 'vitest'
import { FreePlay } from '../../src/learn/free-play.svelte'
import { Failure, type getPosition } from '../../src/wire/api'
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
    await free.begin()
    expect((await free.play('a'))?.move).toBe('a')
    await free.play('b')
    expect([free.now?.position, free.last]).toEqual(['@ab', ['b']])
    await free.undo()
    expect([free.now?.position, free.last]).toEqual(['@a', []])
    await free.begin()
    expect(free.moves).toEqual([])
  })

  it('takes a move back that failed, and goes on from there', async () => {
    let away = false
    const free = new FreePlay('@', (_, moves = []) =>
      away ? Promise.reject(new Failure('nobody answers')) : Promise.resolve(view(moves)),
    )
    await free.begin()
    away = true
    const { answers } = free
    expect(await free.play('a')).toBeUndefined()
    expect([free.problem, free.answers, free.moves]).toEqual(['Nobody answers', answers + 1, []])
    away = false
    await free.play('b')
    expect([free.problem, free.moves]).toEqual(['', ['b']])
  })

  it('shows what was wanted last when answers overtake each other', async () => {
    const { get, waiting } = slow()
    const free = new FreePlay('@', get)
    await free.begin()
    const first = free.play('a')
    const anew = free.begin()
    waiting[0]?.()
    await Promise.all([first, anew])
    expect(free.now?.position).toBe('@')
    expect(await first).toBeUndefined()
  })
})
