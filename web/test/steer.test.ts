import { expect, it } from 'vitest'
import { steer } from '../src/board/steer'

// Three rows of four: cell 5 is the second of the second row.
it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowRight', 5, 6],
  ['ArrowUp', 5, 1],
  ['ArrowDown', 5, 9],
  ['Home', 6, 4],
  ['End', 6, 7],
  ['PageUp', 9, 1],
  ['PageDown', 1, 9],
])('%s leads from %i to %i', (key, from, to) => {
  expect(steer(key, from, 3, 4)).toBe(to)
})

it.each([
  ['ArrowLeft', 4],
  ['ArrowRight', 7],
  ['ArrowUp', 3],
  ['ArrowDown', 8],
  ['a', 5],
])('%s leads nowhere from %i', (key, from) => {
  expect(steer(key, from, 3, 4)).toBeUndefined()
})

it('goes to the first and the last cell of all', () => {
  expect(steer('Home', 6, 3, 4, true)).toBe(0)
  expect(steer('End', 6, 3, 4, true)).toBe(11)
})
