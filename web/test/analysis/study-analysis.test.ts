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
import { FakeStreamServer, apiError, advance } from '../fake-stream-server'
import { margin, positionAnalysis } from '../verdict-builders'

const update = (
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

const query = (at: string | undefined, rest: Partial<StudyQuery> = {}): StudyQuery => ({
  start: '@',
  moves: ['a', 'b'],
  winner: undefined,
  at,
  ...rest,
})

describe('the knowledge of a study', () => {
  let server: FakeStreamServer
  let analysis: StudyAnalysis

  beforeEach(() => {
    vi.useFakeTimers()
    server = new FakeStreamServer()
    analysis = new StudyAnalysis(server.read)
    return () => {
      expect(server.requests.every(({ pathname }) => pathname === '/api/study')).toBe(true)
      vi.useRealTimers()
    }
  })

  it('asks about the main line, with the position looked at', async () => {
    analysis.follow(query('p', { winner: 'O' }))
    await advance()
    expect(Object.fromEntries(server.request(0).query)).toEqual({
      position: '@',
      moves: 'a,b',
      at: 'p',
      winner: 'O',
      seconds: '8',
    })
  })

  it('keeps what it was told, and applies each line as a whole', async () => {
    analysis.follow(query('p'))
    await advance()
    server
      .request(0)
      .sendLine(
        update('1', [positionAnalysis('p', [margin('a', 1)]), positionAnalysis('q', [margin('b', -1)])]),
      )
    const before = analysis.snapshot
    server
      .request(0)
      .sendLine(update('2', [positionAnalysis('q', [margin('b', -2)])], { deciding: 2, searching: 'q' }))
    expect(analysis.entry('p')?.moves[0]?.margin).toBe(1)
    expect(analysis.entry('q')?.moves[0]?.margin).toBe(-2)
    expect(analysis.snapshot).toMatchObject({ deciding: 2, searching: 'q', done: false })
    // An earlier snapshot does not change.
    expect(before.positions.get('q')?.moves[0]?.margin).toBe(-1)
    expect(before.deciding).toBeUndefined()
  })

  it('asks only for what changed when one steps on, and shows what is known at once', async () => {
    analysis.follow(query('p'))
    await advance()
    server
      .request(0)
      .sendLine(update('v1', [positionAnalysis('p', []), positionAnalysis('q', [margin('b', 3)])]))
    analysis.follow(query('q'))
    expect(server.request(0).signal?.aborted).toBe(true)
    expect(analysis.entry('q')?.moves[0]?.margin).toBe(3)
    server.request(0).sendLine(update('late', [positionAnalysis('q', [])]))
    expect(analysis.entry('q')?.moves[0]?.margin).toBe(3)
    await advance()
    expect(server.request(1).query.get('since')).toBe('v1')
    expect(server.request(1).query.get('at')).toBe('q')
  })

  it('does not ask about positions that are only passed by', async () => {
    for (const at of ['p', 'q', 'r', 's']) {
      analysis.follow(query(at))
      await advance(30)
    }
    await advance()
    expect(server.requests.map((request) => request.query.get('at'))).toEqual(['s'])
  })

  it('asks nothing of what was told to the end', async () => {
    analysis.follow(query('p'))
    await advance()
    server.request(0).sendLine(
      update('1', [positionAnalysis('p', []), positionAnalysis('q', [], { complete: true })], {
        last: true,
        reviewed: 2,
      }),
    )
    server.request(0).end()
    await advance()
    expect(analysis.isBusy).toBe(false)
    analysis.follow(query('q'))
    analysis.follow(query('p'))
    analysis.follow(query(undefined))
    await advance()
    expect(server.requests).toHaveLength(1)
    analysis.follow(query('elsewhere'))
    await advance()
    expect(server.requests).toHaveLength(2)
    expect(analysis.snapshot.done).toBe(true)
  })

  it('does not open a second stream for the same question', async () => {
    analysis.follow(query('p'))
    await advance()
    analysis.follow(query('p'))
    await advance()
    expect(server.requests).toHaveLength(1)
  })

  it('looks longer when it is told to', async () => {
    analysis.follow(query('p'))
    await advance()
    server.request(0).sendLine(update('1', [positionAnalysis('p', [])], { last: true, reviewed: 2 }))
    server.request(0).end()
    await advance()
    analysis.searchLonger()
    await advance()
    expect(server.request(1).query.get('seconds')).toBe(String(longSeconds))
    expect(server.request(1).query.get('since')).toBe('1')
  })

  it('keeps what positions are worth when the main line changes, but nothing about the moves played', async () => {
    analysis.follow(query('p'))
    await advance()
    const reason = { kind: 'cell' as const, side: 'X' as const, text: 't' }
    const entry = positionAnalysis('p', [margin('a', 1)], {
      ply: 1,
      why: [reason],
      punishment: ['b'],
      whyBest: [reason],
    })
    server.request(0).sendLine(update('1', [entry], { deciding: 1, last: true, reviewed: 2 }))
    server.request(0).end()
    await advance()
    analysis.follow(query('p', { moves: ['c'] }))
    expect(analysis.entry('p')).toEqual(positionAnalysis('p', [margin('a', 1)], { whyBest: [reason] }))
    expect(analysis.snapshot).toMatchObject({ deciding: undefined, done: false, reviewed: 0 })
    await advance()
    expect(server.request(1).query.has('since')).toBe(false)
  })

  it.each(['too-many-searches', 'too-many-requests', 'too-many-connections', 'busy'])(
    'says nothing of a rejection that passes: %s',
    async (code) => {
      analysis.follow(query('p'))
      await advance()
      server.request(0).fail(apiError(code))
      await advance(400)
      expect(analysis.error).toBeUndefined()
      server.request(1).sendLine(update('1', [positionAnalysis('p', [])], { last: true, reviewed: 2 }))
      server.request(1).end()
      await advance()
      expect(analysis.error).toBeUndefined()
      expect(analysis.isBusy).toBe(false)
    },
  )

  it('goes on from what it knows when the connection breaks', async () => {
    analysis.follow(query('p'))
    await advance()
    server.request(0).sendLine(update('v1', [positionAnalysis('p', [])]))
    server.request(0).fail(new TypeError('network error'))
    await advance(400)
    expect(server.request(1).query.get('since')).toBe('v1')
    server.request(1).end()
    await advance(1000)
    expect(server.requests).toHaveLength(3)
    expect(analysis.error).toBeUndefined()
  })

  it('gives up in the end, says so, and tries again when asked', async () => {
    analysis.follow(query('p'))
    await advance()
    for (let i = 0; i < 6; i++) {
      expect(analysis.error).toBeUndefined()
      server.request(i).fail(apiError('busy', 503))
      await advance(6000)
    }
    expect(analysis.error).toBe(words.failures['busy'])
    expect(analysis.isBusy).toBe(false)
    analysis.resume()
    expect(analysis.error).toBeUndefined()
    await advance()
    expect(server.requests).toHaveLength(7)
  })

  it('says at once what does not pass', async () => {
    analysis.follow(query('p'))
    await advance()
    const problem = { type: '', title: '', status: 403, code: 'hints-off', game: 'abc' }
    server.request(0).fail(new ApiError('no', problem))
    await advance()
    expect(analysis.error).toBe(words.failures['hints-off'])
    expect(analysis.blockingGame).toBe('/game/abc')
    analysis.follow(query('q'))
    expect(analysis.blockingGame).toBeUndefined()
  })

  it('hears of a search that was lost on the way', async () => {
    analysis.follow(query('p'))
    await advance()
    expect(() => server.request(0).sendLine({ type: 'problem', code: 'internal', detail: 'broken' })).toThrow(
      'broken',
    )
  })

  it('is not done where another study ended this one early', async () => {
    analysis.follow(query('p'))
    await advance()
    server.request(0).sendLine(update('1', [positionAnalysis('p', [])], { last: true, reviewed: 1 }))
    server.request(0).end()
    await advance()
    expect(analysis.snapshot.done).toBe(false)
    expect(analysis.isBusy).toBe(false)
    expect(analysis.error).toBeUndefined()
    analysis.resume()
    await advance()
    expect(server.requests).toHaveLength(2)
  })

  it('knows whether every move was looked at, before the server has said its last word', async () => {
    expect(analysis.isReviewed).toBe(false)
    analysis.follow(query('p'))
    await advance()
    server.request(0).sendLine(update('1', [], { reviewed: 1 }))
    expect(analysis.isReviewed).toBe(false)
    server.request(0).sendLine(update('2', [], { reviewed: 2 }))
    expect(analysis.isReviewed).toBe(true)
    expect(analysis.snapshot.done).toBe(false)
  })

  it('knows which position is being searched', async () => {
    expect(analysis.isSearching('p')).toBe(false)
    analysis.follow(query('p'))
    expect(analysis.isSearching('p')).toBe(true)
    await advance()
    server.request(0).sendLine(update('1', [], { searching: 'q' }))
    expect(analysis.isSearching('p')).toBe(false)
    expect(analysis.isSearching('q')).toBe(true)
    analysis.stop()
    expect(analysis.isSearching('q')).toBe(false)
  })

  it('keeps what is known when it is stopped', async () => {
    analysis.follow(query('p'))
    await advance()
    server.request(0).sendLine(update('1', [positionAnalysis('p', [margin('a', 1)])]))
    analysis.stop()
    expect(analysis.isBusy).toBe(false)
    expect(analysis.entry('p')).toBeDefined()
    analysis.resume()
    await advance()
    expect(server.request(1).query.get('since')).toBe('1')
  })
})

const emptySnapshot = {
  positions: new Map<string, PositionAnalysis>(),
  deciding: undefined,
  swing: undefined,
  reviewed: 0,
  total: 0,
  searching: undefined,
  done: false,
}

it('changes nothing in place', () => {
  const before = applyUpdate(withoutMainLine(emptySnapshot), update('1', [positionAnalysis('p', [])]))
  const after = applyUpdate(before, update('2', [positionAnalysis('q', [])]))
  expect([...before.positions.keys()]).toEqual(['p'])
  expect([...after.positions.keys()]).toEqual(['p', 'q'])
})
