import { describe, expect, it } from 'vitest'
import { badgeText, wordingFor } from '../src/board/badge'
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
  it('mark an estimate where there is room for it', () => {
    expect(badgeText(badge('+5', 'estimated'), 'whole')).toBe('≈+5')
    expect(badgeText(badge('+5', 'estimated'), 'bare')).toBe('+5')
    expect(badgeText(badge('+5'), 'whole')).toBe('+5')
    expect(badgeText(badge('+5'), 'none')).toBe('')
  })

  it('say what all of them have room for', () => {
    expect(wordingFor([badge('+5'), badge('−12')], 100)).toBe('whole')
    expect(wordingFor([badge('+5')], 36)).toBe('none')
    expect(wordingFor([badge('+5'), badge('+9', 'estimated')], 46)).toBe('bare')
    expect(wordingFor([badge('+5'), badge('+109', 'estimated')], 52)).toBe('none')
    expect(wordingFor([badge('+5')], 52)).toBe('whole')
  })
})
