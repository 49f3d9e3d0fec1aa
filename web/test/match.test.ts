import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { matchScore } from '../src/game/game-view'
import { gameMessageSchema } from '../src/wire/live'

const file = new URL('../../server/src/test/resources/dev/drey/server/golden/game-over.json', import.meta.url)
const { game, state } = v.parse(gameMessageSchema, JSON.parse(readFileSync(file, 'utf8')))

describe('the score of a match', () => {
  it('counts this game once it is over', () => {
    expect(matchScore(game, state)).toEqual({ X: '1', O: '0' })
    const { points: _, ...running } = state
    expect(matchScore(game, running)).toEqual({ X: '0', O: '0' })
  })

  it('writes half a point as such', () => {
    expect(matchScore(game, { ...state, points: { X: 1.5, O: 0.5 } })).toEqual({ X: '1½', O: '½' })
  })

  it('is nothing for a single game', () => {
    const { match: _, ...single } = game
    expect(matchScore(single, state)).toBeUndefined()
  })
})
