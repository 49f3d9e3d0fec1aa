import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  applied,
  longSeconds,
  StudyKnowledge,
  withoutLine,
  type Question,
} from '../src/analysis/study-analysis.svelte'
import { Failure } from '../src/wire/api'
import type { Studied, StudyLine } from '../src/wire/analysis'
import { truth as words } from '../src/words/en/verdicts'
import { Desk, rejection, settle } from './desk'
import { margin, studied } from './verdicts'

const line = (version: string, positions: Studied[], rest: Partial<StudyLine> = {}): StudyLine => ({
  version,
  last: false,
  reviewed: positions.length,
  total: 2,
  positions,
  ...rest,
})

const question = (at: string | undefined, rest: Partial<Question> = {}): Question => ({
  start: '@',
  moves: ['a', 'b'],
  winner: undefined,
  at,
  ...rest,
})

describe('the knowledge of a study', () => {
  let desk: Desk
  let knowledge: StudyKnowledge

  beforeEach(() => {
    vi.useFakeTimers()
    desk = new Desk()
    knowledge = new StudyKnowledge(desk.read)
    return () => {
      expect(desk.asked.every(({ pathname }) => pathname === '/api/study')).toBe(true)
      vi.useRealTimers()
    }
  })

  it('asks about the main line, with the position looked at', async () => {
    knowledge.ask(question('p', { winner: 'O' }))
    await settle()
    expect(Object.fromEntries(desk.at(0).query)).toEqual({
      position: '@',
      moves: 'a,b',
      at: 'p',
      winner: 'O',
      seconds: '8',
    })
  })

  it('keeps what it was told, and applies each line as a whole', async () => {
    knowledge.ask(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [margin('a', 1)]), studied('q', [margin('b', -1)])]))
    const before = knowledge.known
    desk.at(0).tell(line('2', [studied('q', [margin('b', -2)])], { deciding: 2, searching: 'q' }))
    expect(knowledge.at('p')?.moves[0]?.margin).toBe(1)
    expect(knowledge.at('q')?.moves[0]?.margin).toBe(-2)
    expect(knowledge.known).toMatchObject({ deciding: 2, searching: 'q', done: false })
    // Whoever holds what was known before still sees all of that, and nothing of what came later.
    expect(before.positions.get('q')?.moves[0]?.margin).toBe(-1)
    expect(before.deciding).toBeUndefined()
  })

  it('asks only for what changed when one steps on, and shows what is known at once', async () => {
    knowledge.ask(question('p'))
    await settle()
    desk.at(0).tell(line('v1', [studied('p', []), studied('q', [margin('b', 3)])]))
    knowledge.ask(question('q'))
    expect(desk.at(0).signal?.aborted).toBe(true)
    expect(knowledge.at('q')?.moves[0]?.margin).toBe(3)
    desk.at(0).tell(line('late', [studied('q', [])]))
    expect(knowledge.at('q')?.moves[0]?.margin).toBe(3)
    await settle()
    expect(desk.at(1).query.get('since')).toBe('v1')
    expect(desk.at(1).query.get('at')).toBe('q')
  })

  it('does not ask about positions that are only passed by', async () => {
    for (const at of ['p', 'q', 'r', 's']) {
      knowledge.ask(question(at))
      await settle(30)
    }
    await settle()
    expect(desk.asked.map((asked) => asked.query.get('at'))).toEqual(['s'])
  })

  it('asks nothing of what was told to the end', async () => {
    knowledge.ask(question('p'))
    await settle()
    desk
      .at(0)
      .tell(line('1', [studied('p', []), studied('q', [], { complete: true })], { last: true, reviewed: 2 }))
    desk.at(0).end()
    await settle()
    expect(knowledge.busy).toBe(false)
    knowledge.ask(question('q'))
    knowledge.ask(question('p'))
    knowledge.ask(question(undefined))
    await settle()
    expect(desk.asked).toHaveLength(1)
    knowledge.ask(question('elsewhere'))
    await settle()
    expect(desk.asked).toHaveLength(2)
    expect(knowledge.known.done).toBe(true)
  })

  it('does not open a second stream for the same question', async () => {
    knowledge.ask(question('p'))
    await settle()
    knowledge.ask(question('p'))
    await settle()
    expect(desk.asked).toHaveLength(1)
  })

  it('looks longer when it is told to', async () => {
    knowledge.ask(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [])], { last: true, reviewed: 2 }))
    desk.at(0).end()
    await settle()
    knowledge.longer()
    await settle()
    expect(desk.at(1).query.get('seconds')).toBe(String(longSeconds))
    expect(desk.at(1).query.get('since')).toBe('1')
  })

  it('keeps what positions are worth when the main line changes, but nothing about the moves played', async () => {
    knowledge.ask(question('p'))
    await settle()
    const reason = { kind: 'cell' as const, side: 'X' as const, text: 't' }
    const entry = studied('p', [margin('a', 1)], {
      ply: 1,
      why: [reason],
      punishment: ['b'],
      whyBest: [reason],
    })
    desk.at(0).tell(line('1', [entry], { deciding: 1, last: true, reviewed: 2 }))
    desk.at(0).end()
    await settle()
    knowledge.ask(question('p', { moves: ['c'] }))
    expect(knowledge.at('p')).toEqual(studied('p', [margin('a', 1)], { whyBest: [reason] }))
    expect(knowledge.known).toMatchObject({ deciding: undefined, done: false, reviewed: 0 })
    await settle()
    expect(desk.at(1).query.has('since')).toBe(false)
  })

  it.each(['too-many-searches', 'too-many-requests', 'too-many-connections', 'busy'])(
    'says nothing of a rejection that passes: %s',
    async (code) => {
      knowledge.ask(question('p'))
      await settle()
      desk.at(0).fail(rejection(code))
      await settle(400)
      expect(knowledge.failure).toBeUndefined()
      desk.at(1).tell(line('1', [studied('p', [])], { last: true, reviewed: 2 }))
      desk.at(1).end()
      await settle()
      expect(knowledge.failure).toBeUndefined()
      expect(knowledge.busy).toBe(false)
    },
  )

  it('goes on from what it knows when the connection breaks', async () => {
    knowledge.ask(question('p'))
    await settle()
    desk.at(0).tell(line('v1', [studied('p', [])]))
    desk.at(0).fail(new TypeError('network error'))
    await settle(400)
    expect(desk.at(1).query.get('since')).toBe('v1')
    desk.at(1).end()
    await settle(1000)
    expect(desk.asked).toHaveLength(3)
    expect(knowledge.failure).toBeUndefined()
  })

  it('gives up in the end, says so, and tries again when asked', async () => {
    knowledge.ask(question('p'))
    await settle()
    for (let i = 0; i < 6; i++) {
      expect(knowledge.failure).toBeUndefined()
      desk.at(i).fail(rejection('busy', 503))
      await settle(6000)
    }
    expect(knowledge.failure).toBe(words.failures['busy'])
    expect(knowledge.busy).toBe(false)
    knowledge.again()
    expect(knowledge.failure).toBeUndefined()
    await settle()
    expect(desk.asked).toHaveLength(7)
  })

  it('says at once what does not pass', async () => {
    knowledge.ask(question('p'))
    await settle()
    const problem = { type: '', title: '', status: 403, code: 'hints-off', game: 'abc' }
    desk.at(0).fail(new Failure('no', problem))
    await settle()
    expect(knowledge.failure).toBe(words.failures['hints-off'])
    expect(knowledge.blocking).toBe('/game/abc')
    knowledge.ask(question('q'))
    expect(knowledge.blocking).toBeUndefined()
  })

  it('hears of a search that was lost on the way', async () => {
    knowledge.ask(question('p'))
    await settle()
    expect(() => desk.at(0).tell({ type: 'problem', code: 'internal', detail: 'broken' })).toThrow('broken')
  })

  it('is not done where another study ended this one early', async () => {
    knowledge.ask(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [])], { last: true, reviewed: 1 }))
    desk.at(0).end()
    await settle()
    expect(knowledge.known.done).toBe(false)
    expect(knowledge.busy).toBe(false)
    expect(knowledge.failure).toBeUndefined()
    knowledge.again()
    await settle()
    expect(desk.asked).toHaveLength(2)
  })

  it('knows whether every move was looked at, before the server has said its last word', async () => {
    expect(knowledge.isReviewed).toBe(false)
    knowledge.ask(question('p'))
    await settle()
    desk.at(0).tell(line('1', [], { reviewed: 1 }))
    expect(knowledge.isReviewed).toBe(false)
    desk.at(0).tell(line('2', [], { reviewed: 2 }))
    expect(knowledge.isReviewed).toBe(true)
    expect(knowledge.known.done).toBe(false)
  })

  it('knows which position is being searched', async () => {
    expect(knowledge.isSearching('p')).toBe(false)
    knowledge.ask(question('p'))
    expect(knowledge.isSearching('p')).toBe(true)
    await settle()
    desk.at(0).tell(line('1', [], { searching: 'q' }))
    expect(knowledge.isSearching('p')).toBe(false)
    expect(knowledge.isSearching('q')).toBe(true)
    knowledge.stop()
    expect(knowledge.isSearching('q')).toBe(false)
  })

  it('keeps what is known when it is stopped', async () => {
    knowledge.ask(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [margin('a', 1)])]))
    knowledge.stop()
    expect(knowledge.busy).toBe(false)
    expect(knowledge.at('p')).toBeDefined()
    knowledge.again()
    await settle()
    expect(desk.at(1).query.get('since')).toBe('1')
  })
})

const emptied = {
  positions: new Map<string, Studied>(),
  deciding: undefined,
  swing: undefined,
  reviewed: 0,
  total: 0,
  searching: undefined,
  done: false,
}

it('changes nothing in place', () => {
  const before = applied(withoutLine(emptied), line('1', [studied('p', [])]))
  const after = applied(before, line('2', [studied('q', [])]))
  expect([...before.positions.keys()]).toEqual(['p'])
  expect([...after.positions.keys()]).toEqual(['p', 'q'])
})
