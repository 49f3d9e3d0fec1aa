import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveAnalysis } from '../src/analysis/live-analysis.svelte'
import type { Analysis } from '../src/wire/analysis'
import { truth as words } from '../src/words/en/verdicts'
import { Desk, rejection, settle } from './desk'

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
    analysis.ask('p', 5)
    expect(analysis.busy).toBe(true)
    await settle()
    expect(desk.at(0).path).toBe('/api/analysis?position=p&seconds=5')
    desk.at(0).tell(told('p', { last: false, depth: 3 }))
    expect(analysis.known?.depth).toBe(3)
    desk.at(0).tell(told('p', { depth: 4 }))
    desk.at(0).end()
    await settle()
    expect(analysis.known?.depth).toBe(4)
    expect(analysis.busy).toBe(false)
    expect(analysis.failure).toBeUndefined()
  })

  it('ends the search before when it is asked about another position', async () => {
    analysis.ask('p')
    await settle()
    analysis.ask('q')
    expect(desk.at(0).signal?.aborted).toBe(true)
    desk.at(0).tell(told('p'))
    expect(analysis.known).toBeUndefined()
    desk.at(0).fail(new DOMException('', 'AbortError'))
    await settle()
    expect(analysis.busy).toBe(true)
    expect(analysis.failure).toBeUndefined()
    expect(desk.asked).toHaveLength(2)
  })

  it('does not ask about positions that are only passed by', async () => {
    analysis.ask('p')
    analysis.ask('q')
    await settle()
    expect(desk.asked.map((asked) => asked.path)).toEqual(['/api/analysis?position=q&seconds=10'])
  })

  it('remembers what it was told, and asks again only to think longer', async () => {
    analysis.ask('p', 5)
    await settle()
    desk.at(0).tell(told('p'))
    desk.at(0).end()
    await settle()
    analysis.ask('q', 5)
    expect(analysis.known).toBeUndefined()
    analysis.ask('p', 5)
    expect(analysis.known?.position).toBe('p')
    expect(analysis.busy).toBe(false)
    analysis.ask('p', 30)
    expect(analysis.busy).toBe(true)
    expect(analysis.known?.position).toBe('p')
  })

  it('says in words why nothing comes', async () => {
    analysis.ask('p')
    await settle()
    desk.at(0).fail(rejection('hints-off', 403))
    await settle()
    expect(analysis.failure).toBe(words.failures['hints-off'])
    expect(analysis.busy).toBe(false)
  })

  it('is patient with a search that still counts, and gives up in the end', async () => {
    analysis.ask('p')
    await settle()
    desk.at(0).fail(rejection('too-many-searches', 429))
    await settle(5000)
    expect(analysis.failure).toBeUndefined()
    desk.at(1).fail(rejection('too-many-searches', 429))
    await settle(5000)
    desk.at(2).fail(rejection('too-many-searches', 429))
    await settle(5000)
    desk.at(3).fail(rejection('too-many-searches', 429))
    await settle(5000)
    expect(desk.asked).toHaveLength(4)
    expect(analysis.failure).toBe(words.failures['too-many-searches'])
  })

  it('says that an answer broke off', async () => {
    analysis.ask('p')
    await settle()
    desk.at(0).tell(told('p', { last: false }))
    desk.at(0).end()
    await settle()
    expect(analysis.failure).toBe(words.interrupted)
    expect(analysis.known?.position).toBe('p')
  })

  it('keeps what is known when it is stopped', async () => {
    analysis.ask('p')
    await settle()
    desk.at(0).tell(told('p', { last: false }))
    analysis.stop()
    expect(analysis.busy).toBe(false)
    expect(analysis.known?.position).toBe('p')
    analysis.clear()
    expect(analysis.known).toBeUndefined()
  })
})
