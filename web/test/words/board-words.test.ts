import { describe, expect, it } from 'vitest'
import { pieceType } from '../../src/board/model'
import {
  cellText,
  endingSentence,
  moveActionText,
  moveSentence,
  resultText,
  sideName,
  stepStyleText,
  withSideNames,
} from '../../src/words/en/board'
import { andList } from '../../src/words/en/grammar'

describe('sides', () => {
  it('replace letters in server texts by names', () => {
    expect(withSideNames('yours (X) are on 00', 'santorini', 'santorini:PC')).toBe(
      'yours (Amber pyramids) are on 00',
    )
    expect(withSideNames('yours (O) are on 00', 'squirrel-war', '')).toBe('yours (Grey squirrels) are on 00')
  })

  it('of Santorini have a style of steps', () => {
    expect(stepStyleText('santorini:PC', 'X')).toBe('diagonal steps')
    expect(stepStyleText('santorini:PC', 'O')).toBe('straight steps')
    expect(stepStyleText('othello', 'X')).toBeUndefined()
  })
})

describe('moveSentence', () => {
  it.each([
    [
      { kind: 'squirrel-war', side: 'X', move: 'D3', verb: 'raid', taken: ['C3', 'D4'] },
      'Red squirrels raid D3 and conquer C3 and D4.',
    ],
    [{ kind: 'squirrel-war', side: 'O', move: 'A1', verb: 'sneak' }, 'Grey squirrels sneak onto A1.'],
    [
      { kind: 'santorini', game: 'santorini:CP', side: 'O', move: '03-12+01', verb: 'build' },
      'Blue pyramids step from 03 to 12 and build on 01.',
    ],
    [
      { kind: 'santorini', game: 'santorini:CP', side: 'X', move: '00-10+11', verb: 'kill' },
      'Amber cubes step from 00 to 10 and ruin 11.',
    ],
    [
      { kind: 'santorini', game: 'santorini:CC', side: 'X', move: '22-32', verb: 'win' },
      'Amber cubes step from 22 to 32 and win.',
    ],
    [{ kind: 'adjacent-claim', side: 'X', move: 'C3', verb: 'claim' }, 'X claims C3.'],
    [{ kind: 'adjacent-claim', side: 'O', move: 'pass', verb: 'pass' }, 'O passes.'],
    [
      { kind: 'othello', side: 'X', move: 'd3', verb: 'place', taken: ['d4'] },
      'Black plays d3 and turns over d4.',
    ],
    [{ kind: 'shellos-shuffle', side: 'O', move: 'A1', verb: 'place', taken: [] }, 'White plays A1.'],
    [{ kind: 'new-game', side: 'O', move: 'B2', verb: 'catch', taken: ['B3'] }, 'O catches B2 and takes B3.'],
    [{ kind: 'new-game', side: 'X', move: 'B2' }, 'X plays B2.'],
  ] as const)('%o', (move, sentence) => {
    expect(moveSentence(move)).toBe(sentence)
  })
})

describe('cellText', () => {
  it.each([
    [{ kind: 'squirrel-war', game: '', name: 'D3', owner: undefined, number: 7 }, 'D3, empty, 7 nuts'],
    [{ kind: 'squirrel-war', game: '', name: 'D3', owner: 'X', number: 1 }, 'D3, Red squirrel, 1 nut'],
    [
      { kind: 'santorini', game: 'santorini:CP', name: '23', owner: 'O', number: 2 },
      '23, Blue pyramid, level 2',
    ],
    [{ kind: 'santorini', game: 'santorini', name: '23', owner: undefined, number: 4 }, '23, ruin'],
    [{ kind: 'othello', game: 'othello', name: 'd3', owner: 'O', number: 0 }, 'd3, White'],
    [{ kind: 'new-game', game: 'new-game', name: 'A1', owner: 'X', number: 5 }, 'A1, X, 5'],
  ] as const)('%o', (cell, text) => {
    expect(cellText(cell)).toBe(text)
  })

  it('has the effect of choosing the cell', () => {
    expect(moveActionText('squirrel-war', { verb: 'raid', taken: ['C3', 'D4'] })).toBe(
      'raid, conquers C3 and D4',
    )
    expect(moveActionText('othello', { verb: 'place', taken: ['d4'] })).toBe('play here, turns over d4')
    expect(moveActionText('santorini', { verb: 'kill', taken: [] })).toBe('build here and make a ruin')
    expect(moveActionText('new-game', { verb: 'swap', taken: ['A1'] })).toBe('swap, takes A1')
  })
})

describe('results', () => {
  it('contain points if they decided the game', () => {
    const scores = { X: 120, O: 151 }
    expect(resultText({ kind: 'squirrel-war', winner: 'O', ending: 'full-board', scores })).toBe(
      'Grey squirrels win 151 to 120',
    )
    expect(resultText({ kind: 'othello', winner: 'X', ending: 'resigned', scores })).toBe('Black wins')
    expect(resultText({ kind: 'santorini', winner: 'X', ending: 'summit', scores, scored: false })).toBe(
      'Amber wins',
    )
    expect(resultText({ kind: 'othello', ending: 'no-moves', scores: { X: 32, O: 32 } })).toBe(
      'Draw, 32 to 32',
    )
    expect(resultText({ kind: 'othello', ending: 'agreed', scores })).toBe('Draw')
  })

  it('have the reason of the ending', () => {
    expect(endingSentence({ kind: 'othello', ending: 'full-board', winner: 'X' })).toBe('The board is full.')
    expect(endingSentence({ kind: 'othello', ending: 'resigned', winner: 'X' })).toBe('White resigned.')
    expect(endingSentence({ kind: 'santorini', game: 'santorini:PC', ending: 'stuck', winner: 'O' })).toBe(
      'Amber pyramids have no step left.',
    )
    expect(endingSentence({ kind: 'new-game', ending: 'three-in-a-row' })).toBe(
      'The game ended: three in a row.',
    )
    expect(endingSentence({ kind: 'othello' })).toBe('')
  })
})

it('names sides, with their pieces if the set-up is known', () => {
  expect(sideName('adjacent-claim', 'X')).toBe('X')
  expect(sideName('santorini', 'X')).toBe('Amber')
  expect(sideName('santorini', 'O', 'santorini:CP')).toBe('Blue pyramids')
  expect(pieceType('santorini', 'O')).toBe('cube')
  expect(pieceType('othello', 'O')).toBeUndefined()
})

it('joins names with commas and "and"', () => {
  expect([andList([]), andList(['a']), andList(['a', 'b']), andList(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
