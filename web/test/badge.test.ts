import { describe, expect, it } from 'vitest'
import { badgeFont, badgeText, wordingFor } from '../src/board/badge'
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
    expect(badgeText(badge('≤ −41', 'bounded'), 'stacked')).toBe('≤−41')
  })

  it('say what all of them have room for', () => {
    expect(wordingFor([badge('+5'), badge('−12')], 100)).toBe('whole')
    expect(wordingFor([badge('+5')], 24)).toBe('none')
    expect(wordingFor([badge('+5'), badge('+9', 'estimated')], 46)).toBe('bare')
    expect(wordingFor([badge('+5'), badge('+109', 'estimated')], 52)).toBe('stacked')
    expect(wordingFor([badge('+5')], 52)).toBe('whole')
    expect(wordingFor([badge('loses ≤ 12')], 39)).toBe('none')
  })

  it('show numbers on an eight by eight board, on a laptop and on a phone', () => {
    const estimates = [badge('+0.5', 'estimated'), badge('−12', 'estimated')]
    expect(wordingFor(estimates, 72)).toBe('whole')
    expect(badgeFont(72, 'whole')).toBeGreaterThan(13)
    expect(wordingFor(estimates, 39)).toBe('stacked')
    expect(wordingFor(estimates, 34)).toBe('stacked')
    expect(badgeFont(34, 'stacked')).toBe(11)
  })
})
