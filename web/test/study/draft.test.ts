import { describe, expect, it } from 'vitest'
import {
  candidateGames,
  clearBoard,
  nutMapText,
  paintableLevels,
  paintCell,
  readDraft,
  writeDraft,
  type Draft,
} from '../../src/study/draft'

const texts = [
  'squirrel-war:8251:-----/---O-/--X--/-----/-----:X',
  'squirrel-war:1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,19,20/21,22,23,24,99:-----/---O-/--X--/-----/-----:O',
  'santorini:CP:0X000O0/00000/00400/00003/00X001O:O',
  'adjacent-claim:3x4:X---/----/---O:X',
  'othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X',
  'a-game-to-come:XO/--:O',
]

function draft(text: string): Draft {
  const read = readDraft(text)
  if (!read) throw new Error(text)
  return read
}

describe('a draft', () => {
  it.each(texts)('is parsed and written: %s', (text) => {
    expect(writeDraft(draft(text))).toBe(text)
  })

  it('is parsed leniently', () => {
    expect(writeDraft(draft('Othello : *._-/xo-- : o'))).toBe('othello:----/XO--:O')
  })

  it.each([
    '',
    'othello',
    'othello:X',
    'othello:XO/X:X',
    'othello:what:X',
    'a:b:c:d:e',
    'a:XQ/--:X',
    'a:XO/--:Z',
  ])('is undefined for "%s"', (text) => {
    expect(readDraft(text)).toBeUndefined()
  })

  it('names the games that an invalid text may refer to', () => {
    expect(candidateGames('Santorini:CP:')).toEqual(['santorini:CP', 'santorini'])
    expect(candidateGames('othello')).toEqual(['othello'])
  })

  it('is painted cell by cell', () => {
    expect(writeDraft(paintCell(draft('a:--/--:X'), 2, { owner: 'O' }))).toBe('a:--/O-:X')
    const tower = draft('santorini:CC:0X0/00:X')
    expect(writeDraft(paintCell(paintCell(tower, 0, { level: 2 }), 1, { owner: 'O' }))).toBe(
      'santorini:CC:2X0O/00:X',
    )
  })

  it('loses pieces and towers but not nuts when cleared', () => {
    expect(writeDraft(clearBoard(draft('santorini:CC:2X4/10O:O')))).toBe('santorini:CC:00/00:O')
    const nuts = { ...draft('squirrel-war:7:XO/--:X'), squares: { owners: 'XO--', numbers: [1, 2, 3, 4] } }
    expect(clearBoard(nuts).squares).toEqual({ owners: '----', numbers: [1, 2, 3, 4] })
  })

  it('has levels to paint only in games with levels', () => {
    expect(paintableLevels('santorini')).toEqual([0, 1, 2, 3, 4])
    expect(paintableLevels('squirrel-war')).toEqual([])
  })

  it('writes a nut map row by row', () => {
    expect(nutMapText([1, 2, 3, 4, 5, 6], 3)).toBe('1,2,3/4,5,6')
  })
})
