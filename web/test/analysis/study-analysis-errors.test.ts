import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StudyAnalysis } from '../../src/analysis/study-analysis.svelte'
import { ApiError } from '../../src/wire/api'
import { verdictWords as words } from '../../src/words/en/verdicts'
import { positionAnalysis, query, update } from '../analysis-builders'
import { advance, apiError, FakeStreamServer } from '../fake-stream-server'

describe('StudyAnalysis after an error', () => {
  let server: FakeStreamServer
  let analysis: StudyAnalysis

  beforeEach(() => {
    vi.useFakeTimers()
    server = new FakeStreamServer()
    analysis = new StudyAnalysis(server.read)
    return () => vi.useRealTimers()
  })

  it.each(['too-many-searches', 'too-many-requests', 'too-many-connections', 'busy'])(
    'does not report a temporary rejection: %s',
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

  it('continues from the last update after the connection broke', async () => {
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

  it('reports an error after the last retry and resumes on request', async () => {
    analysis.follow(query('p'))
    await advance()
    for (let i = 0; i < 6; i++) {
      expect(analysis.error).toBeUndefined()
      server.request(i).fail(apiError('busy', 503))
      await advance(6000)
    }
    expect(analysis.error).toEqual({ text: words.failures['busy'] })
    expect(analysis.isBusy).toBe(false)
    analysis.resume()
    expect(analysis.error).toBeUndefined()
    await advance()
    expect(server.requests).toHaveLength(7)
  })

  it('reports permanent errors at once', async () => {
    analysis.follow(query('p'))
    await advance()
    const problem = { type: '', title: '', status: 403, code: 'hints-off', game: 'abc' }
    server.request(0).fail(new ApiError('no', problem))
    await advance()
    expect(analysis.error).toEqual({ text: words.failures['hints-off'] })
    expect(analysis.blockingGame).toBe('/game/abc')
    analysis.follow(query('q'))
    expect(analysis.blockingGame).toBeUndefined()
  })

  it('throws when a line reports a problem', async () => {
    analysis.follow(query('p'))
    await advance()
    expect(() => server.request(0).sendLine({ type: 'problem', code: 'internal', detail: 'broken' })).toThrow(
      'broken',
    )
  })
})
