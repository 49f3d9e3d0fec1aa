import { describe, expect, it } from 'vitest'
import { analysisMessage, blockingGamePage } from '../../src/analysis/errors'
import { ApiError } from '../../src/wire/api'
import { verdictWords as words } from '../../src/words/en/verdicts'

const problem = { type: '', title: '', status: 403, code: 'hints-off', game: 'abc', url: '/game/abc' }

describe('analysisMessage and blockingGamePage', () => {
  it('link to the game without hints that blocks the analysis', () => {
    const error = new ApiError('this can arise in your game', problem)
    expect(error.blockingGame).toBe('abc')
    expect(blockingGamePage(error)).toBe('/game/abc')
    expect(analysisMessage(error)).toEqual({ text: words.failures['hints-off'] })
  })

  it('link to no game for other errors', () => {
    expect(blockingGamePage(new ApiError('busy', { ...problem, code: 'busy' }))).toBeUndefined()
    expect(blockingGamePage(new TypeError())).toBeUndefined()
  })
})
