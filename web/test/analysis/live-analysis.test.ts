import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveAnalysis } from '../../src/analysis/live-analysis.svelte'
import type { Analysis } from '../../src/wire/analysis'
import { verdictWords as words } from '../../src/words/en/verdicts'
import { advance, apiError, FakeStreamServer } from '../fake-stream-server'

const analysisLine = (position: string, rest: Partial<Analysis> = {}): Analysis => ({
  position,
  last: true,
  complete: false,
  depth: 1,
  nodes: 1,
  seconds: 1,
  moves: [],
  ...rest,
})

describe('LiveAnalysis', () => {
  let server: FakeStreamServer
  let analysis: LiveAnalysis

  beforeEach(() => {
    vi.useFakeTimers()
    server = new FakeStreamServer()
    analysis = new LiveAnalysis(server.read)
    return () => vi.useRealTimers()
  })

  it('shows results while the search gets deeper', async () => {
    analysis.analyse('p', 5)
    expect(analysis.isBusy).toBe(true)
    await advance()
    expect(server.request(0).path).toBe('/api/analysis?position=p&seconds=5')
    server.request(0).sendLine(analysisLine('p', { last: false, depth: 3 }))
    expect(analysis.latest?.depth).toBe(3)
    server.request(0).sendLine(analysisLine('p', { depth: 4 }))
    server.request(0).end()
    await advance()
    expect(analysis.latest?.depth).toBe(4)
    expect(analysis.isBusy).toBe(false)
    expect(analysis.error).toBeUndefined()
  })

  it('stops the previous search when another position is analysed', async () => {
    analysis.analyse('p')
    await advance()
    analysis.analyse('q')
    expect(server.request(0).signal?.aborted).toBe(true)
    server.request(0).sendLine(analysisLine('p'))
    expect(analysis.latest).toBeUndefined()
    server.request(0).fail(new DOMException('', 'AbortError'))
    await advance()
    expect(analysis.isBusy).toBe(true)
    expect(analysis.error).toBeUndefined()
    expect(server.requests).toHaveLength(2)
  })

  it('does not analyse positions that are only stepped over', async () => {
    analysis.analyse('p')
    analysis.analyse('q')
    await advance()
    expect(server.requests.map((request) => request.path)).toEqual(['/api/analysis?position=q&seconds=10'])
  })

  it('caches results and searches again only with a longer time limit', async () => {
    analysis.analyse('p', 5)
    await advance()
    server.request(0).sendLine(analysisLine('p'))
    server.request(0).end()
    await advance()
    analysis.analyse('q', 5)
    expect(analysis.latest).toBeUndefined()
    analysis.analyse('p', 5)
    expect(analysis.latest?.position).toBe('p')
    expect(analysis.isBusy).toBe(false)
    analysis.analyse('p', 30)
    expect(analysis.isBusy).toBe(true)
    expect(analysis.latest?.position).toBe('p')
  })

  it('reports errors as text', async () => {
    analysis.analyse('p')
    await advance()
    server.request(0).fail(apiError('hints-off', 403))
    await advance()
    expect(analysis.error).toEqual({ text: words.failures['hints-off'] })
    expect(analysis.isBusy).toBe(false)
  })

  it('retries while an earlier search still counts, then gives up', async () => {
    analysis.analyse('p')
    await advance()
    server.request(0).fail(apiError('too-many-searches', 429))
    await advance(5000)
    expect(analysis.error).toBeUndefined()
    server.request(1).fail(apiError('too-many-searches', 429))
    await advance(5000)
    server.request(2).fail(apiError('too-many-searches', 429))
    await advance(5000)
    server.request(3).fail(apiError('too-many-searches', 429))
    await advance(5000)
    expect(server.requests).toHaveLength(4)
    expect(analysis.error).toEqual({ text: words.failures['too-many-searches'] })
  })

  it('reports a response that broke off', async () => {
    analysis.analyse('p')
    await advance()
    server.request(0).sendLine(analysisLine('p', { last: false }))
    server.request(0).end()
    await advance()
    expect(analysis.error).toEqual({ text: words.interrupted })
    expect(analysis.latest?.position).toBe('p')
  })

  it('keeps its result when it is stopped', async () => {
    analysis.analyse('p')
    await advance()
    server.request(0).sendLine(analysisLine('p', { last: false }))
    analysis.stop()
    expect(analysis.isBusy).toBe(false)
    expect(analysis.latest?.position).toBe('p')
    analysis.clear()
    expect(analysis.latest).toBeUndefined()
  })
})
