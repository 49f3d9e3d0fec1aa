import { afterEach, describe, expect, it } from 'vitest'
import { decimalText, compactNumberText, dateText } from '../../src/words/format'
import { gameWords } from '../../src/words/game'
import { sideName } from '../../src/words/board'
import { language, preferredLanguage } from '../../src/words/language.svelte'

afterEach(() => language.use('en'))

describe('preferredLanguage', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['fr', 'de', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['DE'], 'de'],
    [['fr', 'es'], 'en'],
    [[], 'en'],
  ] as const)('of %o is %s', (languages, code) => expect(preferredLanguage(languages)).toBe(code))
})

describe('a change of the language', () => {
  it('changes the texts that were imported before', async () => {
    expect(gameWords.actions.resign).toBe('Resign')
    expect(sideName('othello', 'O')).toBe('White')
    await language.use('de')
    expect(language.code).toBe('de')
    expect(gameWords.actions.resign).toBe('Aufgeben')
    expect(sideName('othello', 'O')).toBe('Weiß')
  })

  it('ends with the language chosen last', async () => {
    await Promise.all([language.use('de'), language.load(['xray']), language.use('en')])
    expect(language.code).toBe('en')
    expect(gameWords.actions.resign).toBe('Resign')
  })

  it('changes numbers and dates', async () => {
    const texts = () => [decimalText(3.44, 1), decimalText(3, 1, false), compactNumberText(1_234_567)]
    expect(texts()).toEqual(['3.4', '3', '1.2M'])
    expect(dateText('2026-11-15')).toBe('Nov 15, 2026')
    await language.use('de')
    expect(texts()).toEqual(['3,4', '3', '1,2\u00a0Mio.'])
    expect(dateText('2026-11-15')).toBe('15.11.2026')
    expect(dateText('long ago')).toBe('long ago')
  })
})
