import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reasonSchema } from '../../src/wire/analysis'
import {
  cellText,
  endingSentence,
  moveActionText,
  moveSentence,
  resultText,
  sideName,
} from '../../src/words/de/board'
import { reasonSentence, reasonSentences } from '../../src/words/de/reasons'
import { serverWords } from '../../src/words/de/server'

/** Golden file of the tests of `wire` with every form of every reason. */
const file = join(import.meta.dirname, '../../../wire/src/test/resources/dev/drey/wire/golden/why.json')
const golden = JSON.parse(readFileSync(file, 'utf8')) as { reasons: unknown[] }
const reasons = v.parse(v.array(reasonSchema), golden.reasons)

describe('German reasons', () => {
  it.each(reasons)('$text', (reason) => {
    const sentence = reasonSentence(reason, { X: 'X', O: 'O', plural: false })
    expect(sentence).toMatch(/^[\dA-ZÄÖÜa-h].*\.$/)
    expect(sentence).not.toMatch(/undefined|NaN|\b(the|and|after|with|cells?|discs?|nuts?)\b|\s[.,;]|\s\s/)
    const named = [...(reason.cells ?? []), reason.move, reason.better].filter((name) => name !== undefined)
    for (const name of named) if (reason.text.includes(name)) expect(sentence).toContain(name)
  })

  it('name the sides', () => {
    const raid = reasons.filter(({ kind }) => kind === 'raid-allowed').slice(0, 1)
    expect(reasonSentences(raid, { kind: 'squirrel-war', game: '' })).toEqual([
      'Grau überfällt E5 und erobert E4 und D5, 143 Nüsse.',
    ])
  })
})

describe('German sentences', () => {
  it('describe moves', () => {
    const raid = { kind: 'squirrel-war', side: 'X', move: 'D3', verb: 'raid', taken: ['C3', 'D4'] } as const
    expect(moveSentence(raid)).toBe('Rot überfällt D3 und erobert C3 und D4.')
    const place = { kind: 'othello', side: 'X', move: 'd3', verb: 'place', taken: ['d4'] } as const
    expect(moveSentence(place)).toBe('Schwarz setzt auf d3 und dreht d4 um.')
    expect(moveSentence({ kind: 'othello', side: 'O', move: 'pass' })).toBe('Weiß passt.')
    const build = { kind: 'santorini', game: 'santorini:CP', side: 'O', move: '03-14+15' } as const
    expect(moveSentence({ ...build, verb: 'build' })).toBe(
      'Blau (Pyramiden) zieht von 03 nach 14 und baut auf 15.',
    )
    expect(moveSentence({ ...build, verb: 'kill' })).toContain('und macht 15 zur Ruine.')
    expect(moveActionText('othello', { verb: 'place', taken: ['d4'] })).toBe('hier setzen, dreht d4 um')
  })

  it('describe cells and sides', () => {
    const cell = { kind: 'santorini', game: 'santorini:CP', name: '23', owner: 'O', number: 2 } as const
    expect(cellText(cell)).toBe('23, blaue Pyramide, Ebene 2')
    expect(cellText({ ...cell, owner: undefined, number: 4 })).toBe('23, Ruine')
    expect(sideName('adjacent-claim', 'X')).toBe('X')
  })

  it('describe results', () => {
    const end = {
      kind: 'squirrel-war',
      winner: 'O',
      ending: 'full-board',
      scores: { X: 120, O: 151 },
    } as const
    expect(resultText(end)).toBe('Grau gewinnt 151 zu 120')
    expect(endingSentence(end)).toBe('Das Brett ist voll.')
    expect(endingSentence({ ...end, ending: 'time' })).toBe('Die Zeit von Rot ist abgelaufen.')
  })
})

describe('German weaknesses', () => {
  // The server derives the code of a weakness from its English label.
  const enumeration = join(
    import.meta.dirname,
    '../../../core/src/main/java/dev/drey/analysis/explain/MoveReason.java',
  )
  const labels = [...readFileSync(enumeration, 'utf8').matchAll(/^ +[A-Z_]+\("[a-z-]+", "([^"]+)"\)/gm)].map(
    ([, label]) => label!,
  )

  it('have all labels', () => expect(labels.length).toBeGreaterThan(25))

  it.each(labels)('%s', (label) => {
    expect(serverWords.weakness(label.toLowerCase().replace(/[^a-z]+/g, '-'))).toBeDefined()
  })
})
