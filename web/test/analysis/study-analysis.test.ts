import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  applyUpdate,
  longSeconds,
  StudyAnalysis,
  withoutMainLine,
  type StudyQuery,
} from '../../src/analysis/study-analysis.svelte'
import type { PositionAnalysis, StudyUpdate } from '../../src/wire/analysis'
import { ApiError } from '../../src/wire/api'
import { verdictWords as words } from '../../src/words/en/verdicts'
import { Desk, rejection, settle } from '../fake-stream-server'
import { margin, studied } from '../verdict-builders'

const line = (
  version: string,
  positions: PositionAnalysis[],
  rest: Partial<StudyUpdate> = {},
): StudyUpdate => ({
  version,
  last: false,
  reviewed: positions.length,
  total: 2,
  positions,
  ...rest,
})

const question = (at: string | undefined, rest: Partial<StudyQuery> = {}): StudyQuery => ({
  start: '@',
  moves: ['a', 'b'],
  winner: undefined,
  at,
  ...rest,
})

describe('the knowledge of a study', () => {
  let desk: Desk
  let knowledge: StudyAnalysis

  beforeEach(() => {
    vi.useFakeTimers()
    desk = new Desk()
    knowledge = new StudyAnalysis(desk.read)
    return () => {
      expect(desk.asked.every(({ pathname }) => pathname === '/api/study')).toBe(true)
      vi.useRealTimers()
    }
  })

  it('asks about the main line, with the position looked at', async () => {
    knowledge.follow(question('p', { winner: 'O' }))
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
    knowledge.follow(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [margin('a', 1)]), studied('q', [margin('b', -1)])]))
    const before = knowledge.snapshot
    desk.at(0).tell(line('2', [studied('q', [margin('b', -2)])], { deciding: 2, searching: 'q' }))
    expect(knowledge.entry('p')?.moves[0]?.margin).toBe(1)
    expect(knowledge.entry('q')?.moves[0]?.margin).toBe(-2)
    expect(knowledge.snapshot).toMatchObject({ deciding: 2, searching: 'q', done: false })
    // Whoever holds what was known before still sees all of that, and nothing of what came later.
    expect(before.positions.get('q')?.moves[0]?.margin).toBe(-1)
    expect(before.deciding).toBeUndefined()
  })

  it('asks only for what changed when one steps on, and shows what is known at once', async () => {
    knowledge.follow(question('p'))
    await settle()
    desk.at(0).tell(line('v1', [studied('p', []), studied('q', [margin('b', 3)])]))
    knowledge.follow(question('q'))
    expect(desk.at(0).signal?.aborted).toBe(true)
    expect(knowledge.entry('q')?.moves[0]?.margin).toBe(3)
    desk.at(0).tell(line('late', [studied('q', [])]))
    expect(knowledge.entry('q')?.moves[0]?.margin).toBe(3)
    await settle()
    expect(desk.at(1).query.get('since')).toBe('v1')
    expect(desk.at(1).query.get('at')).toBe('q')
  })

  it('does not ask about positions that are only passed by', async () => {
    for (const at of ['p', 'q', 'r', 's']) {
      knowledge.follow(question(at))
      await settle(30)
    }
    await settle()
    expect(desk.asked.map((asked) => asked.query.get('at'))).toEqual(['s'])
  })

  it('asks nothing of what was told to the end', async () => {
    knowledge.follow(question('p'))
    await settle()
    desk
      .at(0)
      .tell(line('1', [studied('p', []), studied('q', [], { complete: true })], { last: true, reviewed: 2 }))
    desk.at(0).end()
    await settle()
    expect(knowledge.isBusy).toBe(false)
    knowledge.follow(question('q'))
    knowledge.follow(question('p'))
    knowledge.follow(question(undefined))
    await settle()
    expect(desk.asked).toHaveLength(1)
    knowledge.follow(question('elsewhere'))
    await settle()
    expect(desk.asked).toHaveLength(2)
    expect(knowledge.snapshot.done).toBe(true)
  })

  it('does not open a second stream for the same question', async () => {
    knowledge.follow(question('p'))
    await settle()
    knowledge.follow(question('p'))
    await settle()
    expect(desk.asked).toHaveLength(1)
  })

  it('looks longer when it is told to', async () => {
    knowledge.follow(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [])], { last: true, reviewed: 2 }))
    desk.at(0).end()
    await settle()
    knowledge.searchLonger()
    await settle()
    expect(desk.at(1).query.get('seconds')).toBe(String(longSeconds))
    expect(desk.at(1).query.get('since')).toBe('1')
  })

  it('keeps what positions are worth when the main line changes, but nothing about the moves played', async () => {
    knowledge.follow(question('p'))
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
    knowledge.follow(question('p', { moves: ['c'] }))
    expect(knowledge.entry('p')).toEqual(studied('p', [margin('a', 1)], { whyBest: [reason] }))
    expect(knowledge.snapshot).toMatchObject({ deciding: undefined, done: false, reviewed: 0 })
    await settle()
    expect(desk.at(1).query.has('since')).toBe(false)
  })

  it.each(['too-many-searches', 'too-many-requests', 'too-many-connections', 'busy'])(
    'says nothing of a rejection that passes: %s',
    async (code) => {
      knowledge.follow(question('p'))
      await settle()
      desk.at(0).fail(rejection(code))
      await settle(400)
      expect(knowledge.error).toBeUndefined()
      desk.at(1).tell(line('1', [studied('p', [])], { last: true, reviewed: 2 }))
      desk.at(1).end()
      await settle()
      expect(knowledge.error).toBeUndefined()
      expect(knowledge.isBusy).toBe(false)
    },
  )

  it('goes on from what it knows when the connection breaks', async () => {
    knowledge.follow(question('p'))
    await settle()
    desk.at(0).tell(line('v1', [studied('p', [])]))
    desk.at(0).fail(new TypeError('network error'))
    await settle(400)
    expect(desk.at(1).query.get('since')).toBe('v1')
    desk.at(1).end()
    await settle(1000)
    expect(desk.asked).toHaveLength(3)
    expect(knowledge.error).toBeUndefined()
  })

  it('gives up in the end, says so, and tries again when asked', async () => {
    knowledge.follow(question('p'))
    await settle()
    for (let i = 0; i < 6; i++) {
      expect(knowledge.error).toBeUndefined()
      desk.at(i).fail(rejection('busy', 503))
      await settle(6000)
    }
    expect(knowledge.error).toBe(words.failures['busy'])
    expect(knowledge.isBusy).toBe(false)
    knowledge.resume()
    expect(knowledge.error).toBeUndefined()
    await settle()
    expect(desk.asked).toHaveLength(7)
  })

  it('says at once what does not pass', async () => {
    knowledge.follow(question('p'))
    await settle()
    const problem = { type: '', title: '', status: 403, code: 'hints-off', game: 'abc' }
    desk.at(0).fail(new ApiError('no', problem))
    await settle()
    expect(knowledge.error).toBe(words.failures['hints-off'])
    expect(knowledge.blockingGame).toBe('/game/abc')
    knowledge.follow(question('q'))
    expect(knowledge.blockingGame).toBeUndefined()
  })

  it('hears of a search that was lost on the way', async () => {
    knowledge.follow(question('p'))
    await settle()
    expect(() => desk.at(0).tell({ type: 'problem', code: 'internal', detail: 'broken' })).toThrow('broken')
  })

  it('is not done where another study ended this one early', async () => {
    knowledge.follow(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [])], { last: true, reviewed: 1 }))
    desk.at(0).end()
    await settle()
    expect(knowledge.snapshot.done).toBe(false)
    expect(knowledge.isBusy).toBe(false)
    expect(knowledge.error).toBeUndefined()
    knowledge.resume()
    await settle()
    expect(desk.asked).toHaveLength(2)
  })

  it('knows whether every move was looked at, before the server has said its last word', async () => {
    expect(knowledge.isReviewed).toBe(false)
    knowledge.follow(question('p'))
    await settle()
    desk.at(0).tell(line('1', [], { reviewed: 1 }))
    expect(knowledge.isReviewed).toBe(false)
    desk.at(0).tell(line('2', [], { reviewed: 2 }))
    expect(knowledge.isReviewed).toBe(true)
    expect(knowledge.snapshot.done).toBe(false)
  })

  it('knows which position is being searched', async () => {
    expect(knowledge.isSearching('p')).toBe(false)
    knowledge.follow(question('p'))
    expect(knowledge.isSearching('p')).toBe(true)
    await settle()
    desk.at(0).tell(line('1', [], { searching: 'q' }))
    expect(knowledge.isSearching('p')).toBe(false)
    expect(knowledge.isSearching('q')).toBe(true)
    knowledge.stop()
    expect(knowledge.isSearching('q')).toBe(false)
  })

  it('keeps what is known when it is stopped', async () => {
    knowledge.follow(question('p'))
    await settle()
    desk.at(0).tell(line('1', [studied('p', [margin('a', 1)])]))
    knowledge.stop()
    expect(knowledge.isBusy).toBe(false)
    expect(knowledge.entry('p')).toBeDefined()
    knowledge.resume()
    await settle()
    expect(desk.at(1).query.get('since')).toBe('1')
  })
})

const emptied = {
  positions: new Map<string, PositionAnalysis>(),
  deciding: undefined,
  swing: undefined,
  reviewed: 0,
  total: 0,
  searching: undefined,
  done: false,
}

it('changes nothing in place', () => {
  const before = applyUpdate(withoutMainLine(emptied), line('1', [studied('p', [])]))
  const after = applyUpdate(before, line('2', [studied('q', [])]))
  expect([...before.positions.keys()]).toEqual(['p'])
  expect([...after.positions.keys()]).toEqual(['p', 'q'])
})
