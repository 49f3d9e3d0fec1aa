import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  applyUpdate,
  longSeconds,
  StudyAnalysis,
  withoutMainLine,
} from '../../src/analysis/study-analysis.svelte'
import type { PositionAnalysis } from '../../src/wire/analysis'
import { margin, positionAnalysis, query, update } from '../analysis-builders'
import { advance, FakeStreamServer } from '../fake-stream-server'

describe('StudyAnalysis', () => {
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

  it('requests the main line with the current position', async () => {
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

  it('keeps all results and applies each update as a whole', async () => {
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

  it('requests only later changes after a step and shows known results at once', async () => {
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

  it('does not request positions that are only stepped over', async () => {
    for (const at of ['p', 'q', 'r', 's']) {
      analysis.follow(query(at))
      await advance(30)
    }
    await advance()
    expect(server.requests.map((request) => request.query.get('at'))).toEqual(['s'])
  })

  it('sends no request for final results', async () => {
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

  it('does not open a second stream for the same query', async () => {
    analysis.follow(query('p'))
    await advance()
    analysis.follow(query('p'))
    await advance()
    expect(server.requests).toHaveLength(1)
  })

  it('searches longer on request', async () => {
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

  it('keeps the values of positions but drops the review when the main line changes', async () => {
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

  it('is not done if another study ended the stream early', async () => {
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

  it('knows that every move is reviewed before the last update', async () => {
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

  it('keeps its results when it is stopped', async () => {
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

it('does not modify earlier snapshots', () => {
  const before = applyUpdate(withoutMainLine(emptySnapshot), update('1', [positionAnalysis('p', [])]))
  const after = applyUpdate(before, update('2', [positionAnalysis('q', [])]))
  expect([...before.positions.keys()]).toEqual(['p'])
  expect([...after.positions.keys()]).toEqual(['p', 'q'])
})
