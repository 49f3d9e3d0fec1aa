import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { matchScore } from '../src/game/match'
import { gameMessage } from '../src/wire/live'

const file = new URL('../../server/src/test/resources/dev/drey/server/golden/game-over.json', import.meta.url)
const { game, state } = v.parse(gameMessage, JSON.parse(readFileSync(file, 'utf8')))

describe('the score of a match', () => {
  it('counts this game once it is over', () => {
    expect(matchScore(game, state)).toEqual({ X: '1', O: '0' })
    expect(matchScore(game, { ...state, status: 'running' })).toEqual({ X: '0', O: '0' })
  })

  it('gives half a point for a draw', () => {
    const { winner: _, ...drawn } = state
    const late = { ...game, match: { id: 'm', round: 2, of: 3, points: { X: 1, O: 0 } } }
    expect(matchScore(late, drawn)).toEqual({ X: '1½', O: '½' })
  })

  it('is nothing for a single game', () => {
    const { match: _, ...single } = game
    expect(matchScore(single, state)).toBeUndefined()
  })
})
