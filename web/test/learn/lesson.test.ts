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

const moveOf = (choice: LegalMove, after: LearnerMove['after'] = {}): LearnerMove => ({
  side: 'X',
  move: choice,
  after,
})

describe('a goal', () => {
  it.each<[string, Goal, LearnerMove, boolean]>([
    ['asks for nothing', {}, moveOf(raid), true],
    ['names the verb', { verb: 'raid' }, moveOf(raid), true],
    ['names another verb', { verb: 'sneak' }, moveOf(raid), false],
    ['counts what is taken', { takes: 2 }, moveOf(raid), true],
    ['wants more taken', { takes: 3 }, moveOf(raid), false],
    ['wants less taken', { takes: 0 }, moveOf(raid), false],
    ['names the cell', { cell: ['A1', 'D3'] }, moveOf(raid), true],
    ['names other cells', { cell: ['A1', 'A2'] }, moveOf(raid), false],
    ['wants a piece on level 1', { lands: 1 }, moveOf(turn), true],
    ['is not reached by a tile alone', { lands: 2 }, moveOf(turn), false],
    ['counts the own side only', { lands: 1 }, { ...moveOf(turn), side: 'O' }, false],
    ['wants the game to end', { ends: 'stuck' }, moveOf(turn, { ending: 'stuck' }), true],
    ['wants another end', { ends: 'stuck' }, moveOf(turn, { ending: 'summit' }), false],
    ['is not reached while the game goes on', { ends: 'stuck' }, moveOf(turn), false],
    ['wants a forced pass', { leaves: 'pass' }, moveOf(raid, { mustPass: true }), true],
    ['is not reached while there are moves', { leaves: 'pass' }, moveOf(raid), false],
    ['can be a pass', { verb: 'pass' }, moveOf(pass), true],
    ['wants all at once', { verb: 'raid', takes: 2, cell: ['D3'] }, moveOf(raid), true],
    ['is missed if one thing is missing', { verb: 'raid', takes: 2, cell: ['A1'] }, moveOf(raid), false],
  ])('%s', (_, goal, played, expected) => {
    expect(reachesGoal(goal, played)).toBe(expected)
  })
})

describe('a scripted move', () => {
  it('is the first that can be played', () => {
    expect(firstLegalMove('A1|D3', [pass, raid])).toBe(raid)
    expect(firstLegalMove('pass|D3', [pass, raid])).toBe(pass)
  })

  it('is none if none can', () => {
    expect(firstLegalMove('A1', [raid])).toBeUndefined()
  })
})

describe('the place in a lesson', () => {
  it('is the first step unless the address says more', () => {
    expect(stepIndexOf(null, 6)).toBe(0)
  })

  it('counts from one in the address', () => {
    expect(stepIndexOf('3', 6)).toBe(2)
    expect(stepIndexOf('6', 6)).toBe(5)
  })

  it('is behind the steps at the end', () => {
    expect(stepIndexOf('end', 6)).toBe(6)
  })

  it.each(['0', '7', '-1', '2.5', 'x', ''])('is the first step for "%s"', (text) => {
    expect(stepIndexOf(text, 6)).toBe(0)
  })

  it('has an address that leads back to it', () => {
    for (const index of [0, 3, 5, 6]) {
      const query = new URL(lessonAddress('othello', index, 6), 'http://drey').searchParams
      expect(stepIndexOf(query.get('step'), 6)).toBe(index)
    }
  })
})
