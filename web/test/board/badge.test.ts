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
  it('mark an estimate if there is room for it', () => {
    expect(badgeText(badge('+5', 'estimated'), 'full')).toBe('≈+5')
    expect(badgeText(badge('+5', 'estimated'), 'plain')).toBe('+5')
    expect(badgeText(badge('+5'), 'full')).toBe('+5')
    expect(badgeText(badge('+5'), 'sign')).toBe('')
    expect(badgeText(badge('≤ −41', 'bounded'), 'stacked')).toBe('≤−41')
  })

  it('share the most detailed format that fits all of them', () => {
    expect(badgeFormatFor([badge('+5'), badge('−12')], 100)).toBe('full')
    expect(badgeFormatFor([badge('+5')], 24)).toBe('sign')
    expect(badgeFormatFor([badge('+5'), badge('+9', 'estimated')], 46)).toBe('plain')
    expect(badgeFormatFor([badge('+5'), badge('+109', 'estimated')], 52)).toBe('stacked')
    expect(badgeFormatFor([badge('+5')], 52)).toBe('full')
    expect(badgeFormatFor([badge('loses ≤ 12')], 39)).toBe('sign')
  })

  it('show numbers on an 8x8 board, on a laptop and on a phone', () => {
    const estimates = [badge('+0.5', 'estimated'), badge('−12', 'estimated')]
    expect(badgeFormatFor(estimates, 72)).toBe('full')
    expect(badgeFontSize(72, 'full')).toBeGreaterThan(13)
    expect(badgeFormatFor(estimates, 39)).toBe('stacked')
    expect(badgeFormatFor(estimates, 34)).toBe('stacked')
    expect(badgeFontSize(34, 'stacked')).toBe(11)
  })
})
