import { describe, expect, it } from 'vitest'
import { catalogueNames, languageCodes, loaders } from '../../src/words/catalogues'

/** Texts that are the same in both languages: names, signs and international words. */
const sameTexts = new Set([
  ...['API', 'Drey', 'Alpha-Beta', 'Greedy', 'Minimax', 'MAX', 'MIN', 'Pause', 'online', 'offline'],
  ...['+5', '+2', '−3', '62\u202f%', '55\u202f%', '20\u202f%', '/learn', '/study', '/xray'],
])
/** Functions that only add signs to their parameters. */
const sameFunctions = ['pageTitle']

type Visit = (path: string, english: unknown, other: unknown) => void

/** Visits every text and function of both languages; their keys must be the same. */
function walk(path: string, english: unknown, other: unknown, visit: Visit): void {
  expect(typeof other, path).toBe(typeof english)
  if (typeof english !== 'object' || english === null) return visit(path, english, other)
  expect(Array.isArray(other), path).toBe(Array.isArray(english))
  expect(Object.keys(other as object).sort(), path).toEqual(Object.keys(english).sort())
  for (const [key, text] of Object.entries(english))
    walk(`${path}.${key}`, text, (other as Record<string, unknown>)[key], visit)
}

const others = languageCodes.filter((code) => code !== 'en')
const cases = others.flatMap((code) => catalogueNames.map((name) => [code, name] as const))

describe.each(cases)('%s/%s', async (code, name) => {
  const [english, other] = await Promise.all([loaders.en[name](), loaders[code][name]()])

  it('has the same keys, and functions with the same number of parameters', () => {
    walk(name, { ...english }, { ...other }, (path, first, second) => {
      if (typeof first === 'function') expect((second as typeof first).length, path).toBe(first.length)
    })
  })

  it('has no empty and no untranslated text', () => {
    walk(name, { ...english }, { ...other }, (path, first, second) => {
      if (typeof first !== 'string') return
      expect((second as string).trim(), path).not.toBe('')
      if (!sameTexts.has(first)) expect(second, path).not.toBe(first)
    })
  })

  it('has no function that returns an untranslated text', () => {
    walk(name, { ...english }, { ...other }, (path, first, second) => {
      if (typeof first !== 'function' || sameFunctions.includes(path.split('.').at(-1) ?? '')) return
      const [englishText, otherText] = [first, second].map((text) => callWithSamples(text as Text))
      if (englishText !== undefined && /\p{L}{3}/u.test(englishText))
        expect(otherText, path).not.toBe(englishText)
    })
  })
})

type Text = (...parameters: unknown[]) => unknown

/** The text of a function for sample parameters; undefined if it needs others. */
function callWithSamples(text: Text): string | undefined {
  try {
    const result = text(...Array.from({ length: Math.max(text.length, 1) }, (_, i) => i + 7))
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}
