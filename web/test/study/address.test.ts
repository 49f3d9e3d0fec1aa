import { describe, expect, it } from 'vitest'
import { editorAddress, parseStudyAddress, studyAddress, type StudyLocation } from '../../src/study/address'

const read = (address: string) => parseStudyAddress(new URL(address, 'http://drey').searchParams)
const start = 'othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X'

describe('the address of a study', () => {
  it.each<[string, StudyLocation]>([
    ['a position', { from: { position: start }, moves: [], at: 0, variation: [] }],
    ['a line', { from: { position: start }, moves: ['f5', 'd6'], at: 1, variation: [] }],
    [
      'a variation',
      {
        from: { position: 'santorini:CP:0X000O0/00000/00000/00000/00X000O:X' },
        moves: ['00-10+11'],
        at: 0,
        variation: ['00-01+11', '44-34+33'],
      },
    ],
    [
      'mistakes to try again',
      { from: { game: 'abc' }, moves: [], at: undefined, variation: [], retry: true },
    ],
    ['a game', { from: { game: 'abc' }, moves: [], at: 12, variation: ['C3'] }],
  ])('contains %s and is parsed back', (_what, location) => {
    const parsed = read(studyAddress(location))
    expect(parsed).toEqual({
      page: 'study',
      location: {
        ...location,
        at: location.at === location.moves.length && 'position' in location.from ? undefined : location.at,
      },
    })
  })

  it('is readable', () => {
    expect(
      studyAddress({
        from: { position: 'adjacent-claim:3x3:XXX/OO-/---:X' },
        moves: ['B3', 'C1'],
        at: 1,
        variation: [],
      }),
    ).toBe('/study?position=adjacent-claim:3x3:XXX/OO-/---:X&moves=B3,C1&at=1')
  })

  it('escapes the characters of a move', () => {
    expect(studyAddress({ from: { game: 'abc' }, moves: [], at: 0, variation: ['00-10+11'] })).toBe(
      '/study?game=abc&at=0&try=00-10%2B11',
    )
  })

  it('opens the editor', () => {
    expect(read(editorAddress(start))).toEqual({ page: 'edit', position: start })
    expect(read('/study?edit=1')).toEqual({ page: 'edit', position: '' })
  })

  it('opens the start page without a position', () => {
    expect(read('/study')).toEqual({ page: 'entry' })
    expect(read('/study?at=4')).toEqual({ page: 'entry' })
  })

  it('ignores an invalid ply', () => {
    expect(read('/study?game=abc&at=-3')).toMatchObject({ location: { at: undefined } })
  })
})
