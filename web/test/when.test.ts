import { expect, it } from 'vitest'
import { relativeTime } from '../src/my-games/game-list'

const minute = 60_000
const day = 24 * 60 * minute

it.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [5 * minute, '5 minutes ago'],
  [3 * 60 * minute, '3 hours ago'],
  [day, 'yesterday'],
  [8 * day, 'last week'],
  [400 * day, 'last year'],
  [-5000, 'just now'],
])('what lies %d ms back was %s', (millis, text) => expect(relativeTime(1e12 - millis, 1e12)).toBe(text))
