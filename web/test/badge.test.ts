import { expect, it } from 'vitest'
import { badgeText } from '../src/board/badge'
import type { Badge } from '../src/board/model'

const badge = (text: string, certainty: Badge['certainty']): Badge => ({
  move: 'a1',
  text,
  tone: 'best',
  certainty,
  label: '',
  rank: 1,
})

it.each([
  ['all of it', badge('−1.3', 'estimated'), 68, '≈−1.3'],
  ['less where there is less room', badge('−1.3', 'estimated'), 56, '−1.3'],
  ['its sign alone where words have none', badge('−12.3', 'estimated'), 50, ''],
  ['its sign alone on a small board', badge('1', 'proven'), 39, ''],
  ['no estimate of what is proven', badge('+12', 'proven'), 68, '+12'],
])('a badge says %s', (_what, one, size, said) => {
  expect(badgeText(one, size)).toBe(said)
})
