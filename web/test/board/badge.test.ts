import { describe, expect, it } from 'vitest'
import { badgeFontSize, badgeFormatFor, badgeText } from '../../src/board/badge'
import type { Badge } from '../../src/board/model'

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
    expect(badgeFormatFor([badge('+5'), badge('−12')], 100)).toBe('whole')
    expect(badgeFormatFor([badge('+5')], 24)).toBe('none')
    expect(badgeFormatFor([badge('+5'), badge('+9', 'estimated')], 46)).toBe('bare')
    expect(badgeFormatFor([badge('+5'), badge('+109', 'estimated')], 52)).toBe('stacked')
    expect(badgeFormatFor([badge('+5')], 52)).toBe('whole')
    expect(badgeFormatFor([badge('loses ≤ 12')], 39)).toBe('none')
  })

  it('show numbers on an eight by eight board, on a laptop and on a phone', () => {
    const estimates = [badge('+0.5', 'estimated'), badge('−12', 'estimated')]
    expect(badgeFormatFor(estimates, 72)).toBe('whole')
    expect(badgeFontSize(72, 'whole')).toBeGreaterThan(13)
    expect(badgeFormatFor(estimates, 39)).toBe('stacked')
    expect(badgeFormatFor(estimates, 34)).toBe('stacked')
    expect(badgeFontSize(34, 'stacked')).toBe(11)
  })
})
