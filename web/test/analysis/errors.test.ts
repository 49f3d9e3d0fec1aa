import { describe, expect, it } from 'vitest'
import { analysisErrorText, blockingGamePage } from '../../src/analysis/errors'
import { ApiError } from '../../src/wire/api'
import { verdictWords as words } from '../../src/words/en/verdicts'

const problem = { type: '', title: '', status: 403, code: 'hints-off', game: 'abc', url: '/game/abc' }

describe('why no verdict comes', () => {
  it('names the game without hints that is in the way', () => {
    const error = new ApiError('this can arise in your game', problem)
    expect(error.blockingGame).toBe('abc')
    expect(blockingGamePage(error)).toBe('/game/abc')
    expect(analysisErrorText(error)).toBe(words.failures['hints-off'])
  })

  it('names no game for any other reason', () => {
    expect(blockingGamePage(new ApiError('busy', { ...problem, code: 'busy' }))).toBeUndefined()
    expect(blockingGamePage(new TypeError())).toBeUndefined()
  })
})
