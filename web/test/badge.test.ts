import { describe, expect, it } from 'vitest'
import { badgeText, wordsFit } from '../src/board/badge'
import type { Badge } from '../src/board/model'

const badge = (text: string, certainty: Badge['certainty'] = 'proven'): Badge => ({
  move: 'A1',
  text,
  tone: 'best',
  certainty,
  label: '',
  rank: 0,
})

describe('badges', () => {
  it('mark an estimate', () => {
    expect(badgeText(badge('+5', 'estimated'))).toBe('≈+5')
    expect(badgeText(badge('+5'))).toBe('+5')
  })

  it('have words where there is room for all of them', () => {
    expect(wordsFit([badge('+5'), badge('−12')], 100)).toBe(true)
    expect(wordsFit([badge('+5')], 36)).toBe(false)
  })

  it('have no words if one of them has no room', () => {
    expect(wordsFit([badge('+5'), badge('+109', 'estimated')], 56)).toBe(false)
    expect(wordsFit([badge('+5')], 56)).toBe(true)
  })
})
