import { describe, expect, it } from 'vitest'
import {
  firstLegalMove,
  lessonAddress,
  reachesGoal,
  stepIndexOf,
  type Goal,
  type LearnerMove,
} from '../../src/learn/lesson'
import type { LegalMove } from '../../src/wire/position'

const raid: LegalMove = {
  move: 'D3',
  path: ['D3'],
  verb: 'raid',
  taken: ['D2', 'E3'],
  changes: [
    { cell: 'D2', owner: 'X', number: 8 },
    { cell: 'D3', owner: 'X', number: 5 },
    { cell: 'E3', owner: 'X', number: 3 },
  ],
}
const turn: LegalMove = {
  move: '22-21+22',
  path: ['22', '21', '22'],
  verb: 'build',
  taken: [],
  changes: [
    { cell: '21', owner: 'X', number: 1 },
    { cell: '22', number: 2 },
  ],
}
const pass: LegalMove = { move: 'pass', path: [], verb: 'pass', taken: [], changes: [] }

const moveOf = (move: LegalMove, after: LearnerMove['after'] = {}): LearnerMove => ({
  side: 'X',
  move,
  after,
})

describe('reachesGoal', () => {
  it.each<[string, Goal, LearnerMove, boolean]>([
    ['without conditions accepts every move', {}, moveOf(raid), true],
    ['accepts the verb', { verb: 'raid' }, moveOf(raid), true],
    ['rejects another verb', { verb: 'sneak' }, moveOf(raid), false],
    ['accepts the number of captures', { takes: 2 }, moveOf(raid), true],
    ['rejects too few captures', { takes: 3 }, moveOf(raid), false],
    ['rejects too many captures', { takes: 0 }, moveOf(raid), false],
    ['accepts one of the cells', { cell: ['A1', 'D3'] }, moveOf(raid), true],
    ['rejects other cells', { cell: ['A1', 'A2'] }, moveOf(raid), false],
    ['accepts a piece on level 1', { lands: 1 }, moveOf(turn), true],
    ['rejects a tile without a piece', { lands: 2 }, moveOf(turn), false],
    ['rejects a piece of the other side', { lands: 1 }, { ...moveOf(turn), side: 'O' }, false],
    ['accepts the ending', { ends: 'stuck' }, moveOf(turn, { ending: 'stuck' }), true],
    ['rejects another ending', { ends: 'stuck' }, moveOf(turn, { ending: 'summit' }), false],
    ['rejects a game that is not over', { ends: 'stuck' }, moveOf(turn), false],
    ['accepts a forced pass', { leaves: 'pass' }, moveOf(raid, { mustPass: true }), true],
    ['rejects an opponent with moves', { leaves: 'pass' }, moveOf(raid), false],
    ['accepts a pass', { verb: 'pass' }, moveOf(pass), true],
    ['accepts several conditions', { verb: 'raid', takes: 2, cell: ['D3'] }, moveOf(raid), true],
    ['rejects one failed condition', { verb: 'raid', takes: 2, cell: ['A1'] }, moveOf(raid), false],
  ])('%s', (_, goal, played, expected) => {
    expect(reachesGoal(goal, played)).toBe(expected)
  })
})

describe('firstLegalMove', () => {
  it('returns the first alternative that is legal', () => {
    expect(firstLegalMove('A1|D3', [pass, raid])).toBe(raid)
    expect(firstLegalMove('pass|D3', [pass, raid])).toBe(pass)
  })

  it('is undefined if none is legal', () => {
    expect(firstLegalMove('A1', [raid])).toBeUndefined()
  })
})

describe('stepIndexOf', () => {
  it('is 0 without a parameter', () => {
    expect(stepIndexOf(null, 6)).toBe(0)
  })

  it('counts from 1 in the address', () => {
    expect(stepIndexOf('3', 6)).toBe(2)
    expect(stepIndexOf('6', 6)).toBe(5)
  })

  it('is the number of steps at the end', () => {
    expect(stepIndexOf('end', 6)).toBe(6)
  })

  it.each(['0', '7', '-1', '2.5', 'x', ''])('is 0 for "%s"', (text) => {
    expect(stepIndexOf(text, 6)).toBe(0)
  })

  it('reads back the address of each step', () => {
    for (const index of [0, 3, 5, 6]) {
      const query = new URL(lessonAddress('othello', index, 6), 'http://drey').searchParams
      expect(stepIndexOf(query.get('step'), 6)).toBe(index)
    }
  })
})
