import { expect, it } from 'vitest'
import { editorOrigin } from '../src/study/address-history'

it.each([
  [{ from: '/study?game=7' }, '/study?game=8', '/study?game=7'],
  [{ scroll: 12 }, '/study?game=8', '/study?game=8'],
  [{ from: 'https://elsewhere' }, '/study?game=8', '/study?game=8'],
  [null, undefined, '/study'],
])('comes from what is noted, or what is left: %o, %s', (state, left, origin) => {
  expect(editorOrigin(state, left)).toBe(origin)
})
