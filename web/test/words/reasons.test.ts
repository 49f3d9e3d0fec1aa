import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reasonKindSchema, reasonSchema } from '../../src/wire/analysis'
import { reasonSentence, reasonSentences } from '../../src/words/en/reasons'

/** Golden file of the tests of `wire` with every form of every reason and its sentence. */
const file = join(import.meta.dirname, '../../../wire/src/test/resources/dev/drey/wire/golden/why.json')
const golden = JSON.parse(readFileSync(file, 'utf8')) as { reasons: unknown[] }
const reasons = v.parse(v.array(reasonSchema), golden.reasons)
const plain = { X: 'X', O: 'O', plural: false }

describe('reasonSentence', () => {
  it('knows every kind of reason', () => {
    expect(reasons).toEqual(golden.reasons)
    expect(new Set(reasons.map(({ kind }) => kind))).toEqual(new Set(reasonKindSchema.options))
  })

  it.each(reasons)('$text', (reason) => {
    expect(reasonSentence(reason, plain)).toBe(reason.text)
  })

  it('uses the names of the sides with the right form of the verb', () => {
    const raid = reasons.filter(({ kind }) => kind === 'raid-allowed').slice(0, 1)
    expect(reasonSentences(raid, { kind: 'squirrel-war', game: '' })).toEqual([
      'Grey squirrels raid E5 and take E4 and D5, 143 nuts.',
    ])
    const stuck = reasons.filter(({ kind }) => kind === 'stuck-allowed').slice(0, 1)
    expect(reasonSentences(stuck, { kind: 'santorini', game: 'santorini:CP' })).toEqual([
      'Blue pyramids play 12-22+23 and Amber cubes have no step left.',
    ])
    const corner = reasons.filter(({ kind }) => kind === 'corner-allowed').slice(0, 1)
    expect(reasonSentences(corner, { kind: 'othello', game: '' })).toEqual(['White takes the corner a1.'])
    expect(reasonSentences(undefined, { kind: 'othello', game: '' })).toEqual([])
  })
})
