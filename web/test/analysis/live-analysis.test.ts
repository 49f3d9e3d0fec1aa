import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveAnalysis } from '../../src/analysis/live-analysis.svelte'
import type { Analysis } from '../../src/wire/analysis'
import { verdictWords as words } from '../../src/words/en/verdicts'
import { Desk, rejection, settle } from '../fake-stream-server'

const told = (position: string, rest: Partial<Analysis> = {}): Analysis => ({
  position,
  last: true,
  complete: false,
  depth: 1,
  nodes: 1,
  seconds: 1,
  moves: [],
  ...rest,
})

describe('a live analysis', () => {
  let desk: Desk
  let analysis: LiveAnalysis

  beforeEach(() => {
    vi.useFakeTimers()
    desk = new Desk()
    analysis = new LiveAnalysis(desk.read)
    return () => vi.useRealTimers()
  })

  it('tells what is known while it gets deeper', async () => {
    analysis.analyse('p', 5)
    expect(analysis.isBusy).toBe(true)
    await settle()
    expect(desk.at(0).path).toBe('/api/analysis?position=p&seconds=5')
    desk.at(0).tell(told('p', { last: false, depth: 3 }))
    expect(analysis.latest?.depth).toBe(3)
    desk.at(0).tell(told('p', { depth: 4 }))
    desk.at(0).end()
    await settle()
    expect(analysis.latest?.depth).toBe(4)
    expect(analysis.isBusy).toBe(false)
    expect(analysis.error).toBeUndefined()
  })

  it('ends the search before when it is asked about another position', async () => {
    analysis.analyse('p')
    await settle()
    analysis.analyse('q')
    expect(desk.at(0).signal?.aborted).toBe(true)
    desk.at(0).tell(told('p'))
    expect(analysis.latest).toBeUndefined()
    desk.at(0).fail(new DOMException('', 'AbortError'))
    await settle()
    expect(analysis.isBusy).toBe(true)
    expect(analysis.error).toBeUndefined()
    expect(desk.asked).toHaveLength(2)
  })

  it('does not ask about positions that are only passed by', async () => {
    analysis.analyse('p')
    analysis.analyse('q')
    await settle()
    expect(desk.asked.map((asked) => asked.path)).toEqual(['/api/analysis?position=q&seconds=10'])
  })

  it('remembers what it was told, and asks again only to think longer', async () => {
    analysis.analyse('p', 5)
    await settle()
    desk.at(0).tell(told('p'))
    desk.at(0).end()
    await settle()
    analysis.analyse('q', 5)
    expect(analysis.latest).toBeUndefined()
    analysis.analyse('p', 5)
    expect(analysis.latest?.position).toBe('p')
    expect(analysis.isBusy).toBe(false)
    analysis.analyse('p', 30)
    expect(analysis.isBusy).toBe(true)
    expect(analysis.latest?.position).toBe('p')
  })

  it('says in words why nothing comes', async () => {
    analysis.analyse('p')
    await settle()
    desk.at(0).fail(rejection('hints-off', 403))
    await settle()
    expect(analysis.error).toBe(words.failures['hints-off'])
    expect(analysis.isBusy).toBe(false)
  })

  it('is patient with a search that still counts, and gives up in the end', async () => {
    analysis.analyse('p')
    await settle()
    desk.at(0).fail(rejection('too-many-searches', 429))
    await settle(5000)
    expect(analysis.error).toBeUndefined()
    desk.at(1).fail(rejection('too-many-searches', 429))
    await settle(5000)
    desk.at(2).fail(rejection('too-many-searches', 429))
    await settle(5000)
    desk.at(3).fail(rejection('too-many-searches', 429))
    await settle(5000)
    expect(desk.asked).toHaveLength(4)
    expect(analysis.error).toBe(words.failures['too-many-searches'])
  })

  it('says that an answer broke off', async () => {
    analysis.analyse('p')
    await settle()
    desk.at(0).tell(told('p', { last: false }))
    desk.at(0).end()
    await settle()
    expect(analysis.error).toBe(words.interrupted)
    expect(analysis.latest?.position).toBe('p')
  })

  it('keeps what is known when it is stopped', async () => {
    analysis.analyse('p')
    await settle()
    desk.at(0).tell(told('p', { last: false }))
    analysis.stop()
    expect(analysis.isBusy).toBe(false)
    expect(analysis.latest?.position).toBe('p')
    analysis.clear()
    expect(analysis.latest).toBeUndefined()
  })
})
