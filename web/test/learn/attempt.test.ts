import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Attempt } from '../../src/learn/attempt.svelte'
import type { LessonStep } from '../../src/learn/lesson'
import { ApiError, getPosition } from '../../src/wire/api'
import type { LegalMove, PositionView } from '../../src/wire/position'

vi.mock('../../src/wire/api', async (original) => ({
  ...(await original<typeof import('../../src/wire/api')>()),
  getPosition: vi.fn(),
}))

const legalMove = (move: string, verb = 'claim'): LegalMove => ({
  move,
  path: [move],
  verb,
  taken: [],
  changes: [{ cell: move, owner: 'X' }],
})

/** A board of two cells on which all moves are always legal. */
const view = (moves: readonly string[]): PositionView => ({
  kind: 'k',
  title: 'K',
  game: 'k',
  start: 'k:--:X',
  grid: { rows: 1, cols: 2, rowLabels: ['1'], colLabels: ['a', 'b'], cells: ['a', 'b'] },
  scored: true,
  draws: true,
  steps: [
    {
      position: 'k',
      toMove: moves.length % 2 === 0 ? 'X' : 'O',
      board: { owners: ['a', 'b'].map((cell) => (moves.includes(cell) ? 'X' : '-')).join('') },
      scores: { X: 0, O: 0 },
    },
  ],
  moves: [legalMove('a'), legalMove('b')],
})

const step: LessonStep = { key: 's', position: 'k:--:X', goal: { cell: ['a'] }, help: 'a', then: ['x|b'] }

describe('an attempt at a step', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.mocked(getPosition).mockImplementation((_, moves = []) => Promise.resolve(view(moves)))
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const startAttempt = async (): Promise<Attempt> => {
    const attempt = new Attempt(step, 'k:--:X')
    await attempt.start()
    return attempt
  }

  it('starts with all legal moves', async () => {
    const attempt = await startAttempt()
    expect(attempt.phase).toBe('ready')
    expect(attempt.legalMoves.map((one) => one.move)).toEqual(['a', 'b'])
  })

  it('misses the goal with another move and can be restarted', async () => {
    const attempt = await startAttempt()
    await attempt.play('b')
    expect(attempt.phase).toBe('missed')
    expect(attempt.playedMove?.move).toBe('b')
    expect(attempt.squares?.owners).toBe('-X')
    expect(attempt.legalMoves).toEqual([])
    const revision = attempt.revision
    await attempt.start()
    expect(attempt.phase).toBe('ready')
    expect(attempt.squares?.owners).toBe('--')
    expect(attempt.revision).toBeGreaterThan(revision)
  })

  it('plays the scripted replies once the goal is reached', async () => {
    const attempt = await startAttempt()
    const playing = attempt.play('a')
    await vi.runAllTimersAsync()
    await playing
    expect(attempt.phase).toBe('reached')
    expect(attempt.squares?.owners).toBe('XX')
    expect(attempt.last).toEqual(['b'])
    expect(vi.mocked(getPosition)).toHaveBeenLastCalledWith({ position: 'k:--:X' }, ['a', 'b'])
  })

  it('rejects illegal moves and moves out of turn', async () => {
    const attempt = await startAttempt()
    await attempt.play('z')
    expect(attempt.phase).toBe('ready')
    await attempt.play('b')
    await attempt.play('a')
    expect(attempt.playedMove?.move).toBe('b')
  })

  it('drops a response that arrives after it was cancelled', async () => {
    const attempt = await startAttempt()
    const playing = attempt.play('b')
    attempt.cancel()
    await playing
    expect(attempt.phase).toBe('moving')
  })

  it('reports an error of the server', async () => {
    const attempt = await startAttempt()
    vi.mocked(getPosition).mockRejectedValue(new ApiError('nobody answers'))
    await attempt.play('a')
    expect([attempt.phase, attempt.error]).toEqual(['failed', { text: 'Nobody answers' }])
  })
})
