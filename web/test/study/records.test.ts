import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fitsInRequest, isPosition, isTranscript, parsedRecordsSchema } from '../../src/study/records'
import { sourceOfRecord } from '../../src/study/study-source'
import { branchesAt, mainLine } from '../../src/study/tree'
import { readGolden } from '../golden'

describe('an imported text', () => {
  it.each([
    'othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X',
    ' adjacent-claim:3x3:XXX/OO-/---:x ',
    'squirrel-war:1,2,3,4,5/6,7,8,9,1/1,1,1,1,1/1,1,1,1,1/1,1,1,1,1:-----/-----/-----/-----/-----:O',
  ])('is a position: %s', (text) => {
    expect(isPosition(text)).toBe(true)
    expect(isTranscript(text)).toBe(false)
  })

  it.each(['f5d6c3d3c4', 'C3 C4 C2', 'f5d6\nd3c3'])('is a transcript: %s', (text) => {
    expect(isTranscript(text)).toBe(true)
    expect(isPosition(text)).toBe(false)
  })

  it.each(['[Drey "1"]\n[Game "othello"]', '{"format":"drey-record"}', '\uFEFF[Drey "1"]', ''])(
    'is neither: %s',
    (text) => {
      expect(isTranscript(text)).toBe(false)
      expect(isPosition(text)).toBe(false)
    },
  )
})

describe('fitsInRequest', () => {
  const overhead = '{"text":""}'.length

  it.each([
    ['letters', 'x', 1],
    ["lines' ends", '\n', 2],
    ['accents', 'é', 2],
    ['squirrels', '🐿', 4],
  ])('counts bytes: %s', (_what, character, bytes) => {
    const most = Math.floor((100_000 - overhead) / bytes)
    expect(fitsInRequest(character.repeat(most), undefined)).toBe(true)
    expect(fitsInRequest(character.repeat(most + 1), undefined)).toBe(false)
  })

  it('includes the game', () => {
    const text = 'x'.repeat(100_000 - overhead)
    expect(fitsInRequest(text, 'othello')).toBe(false)
  })
})

describe('parsed records', () => {
  it('become lines to study, with variations and comments', () => {
    const { records, problems } = v.parse(parsedRecordsSchema, readGolden('records'))
    const [first] = records
    if (!first) throw new Error('no record')
    const source = sourceOfRecord(first)
    expect(mainLine(source.tree)).toEqual(first.moves)
    expect(source.result).toBe('1-0')
    expect(branchesAt(source.tree, first.moves.slice(0, 1)).length).toBeGreaterThan(1)
    expect(problems[0]?.where).toMatch(/line \d+/)
  })
})
