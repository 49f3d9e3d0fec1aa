import { describe, expect, it } from 'vitest'
import { blockingGamePage, failureText } from '../src/analysis/errors'
import { Failure } from '../src/wire/api'
import { truth as words } from '../src/words/en/verdicts'

const problem = { type: '', title: '', status: 403, code: 'hints-off', game: 'abc', url: '/game/abc' }

describe('why no verdict comes', () => {
  it('names the game without hints that is in the way', () => {
    const failure = new Failure('this can arise in your game', problem)
    expect(failure.blockingGame).toBe('abc')
    expect(blockingGamePage(failure)).toBe('/game/abc')
    expect(failureText(failure)).toBe(words.failures['hints-off'])
  })

  it('names no game for any other reason', () => {
    expect(blockingGamePage(new Failure('busy', { ...problem, code: 'busy' }))).toBeUndefined()
    expect(blockingGamePage(new TypeError())).toBeUndefined()
  })
})
