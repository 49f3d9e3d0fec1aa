import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LiveWeaknesses, weaknessesByGame } from '../../src/my-games/live-weaknesses.svelte'
import { moveLink, retryLink } from '../../src/shared/study-links'
import { parseStudyAddress } from '../../src/study/address'
import type { Weakness, Weaknesses } from '../../src/wire/analysis'
import type { readJsonLines } from '../../src/wire/ndjson'
import { verdictWords as words } from '../../src/words/en/verdicts'

const group = (game: string, kind: string, count: number, phase: Weakness['phase'] = 'middle'): Weakness => ({
  kind,
  label: kind,
  game,
  phase,
  count,
  moments: [],
})

const weaknesses = (rest: Partial<Weaknesses> = {}): Weaknesses => ({
  last: true,
  reviewed: 1,
  total: 1,
  moves: 10,
  mistakes: 2,
  groups: [],
  ...rest,
})

const loadWeaknesses = async (...lines: object[]) => {
  const live = new LiveWeaknesses(((_path, schema, onLine) => {
    for (const line of lines) onLine(v.parse(schema, line))
    return Promise.resolve()
  }) as typeof readJsonLines)
  live.load()
  await new Promise((resolve) => setTimeout(resolve))
  return live
}

describe('LiveWeaknesses', () => {
  it('shows the last line', async () => {
    const live = await loadWeaknesses(weaknesses({ last: false, reviewed: 0 }), weaknesses({ mistakes: 3 }))
    expect(live.latest?.mistakes).toBe(3)
    expect(live.isBusy).toBe(false)
  })

  it('reports a response that broke off and keeps its result', async () => {
    const live = await loadWeaknesses(weaknesses({ last: false }))
    expect(live.error).toEqual({ text: words.interrupted })
    expect(live.latest?.mistakes).toBe(2)
  })

  it('reports a failed search', async () => {
    const live = await loadWeaknesses({ type: 'problem', code: 'storage', detail: 'no' })
    expect(live.error).toEqual({ text: 'No' })
  })

  it('sorts by game and frequency', () => {
    const shown = weaknessesByGame([
      group('othello', 'corner', 1),
      group('santorini', 'threat', 2),
      group('santorini', 'stuck', 3, 'endgame'),
      group('santorini', 'threat', 3, 'opening'),
    ])
    expect(shown.map(({ game, count }) => [game, count])).toEqual([
      ['santorini', 8],
      ['othello', 1],
    ])
    expect(shown[0]?.groups.map(({ kind, phase }) => [kind, phase])).toEqual([
      ['threat', 'opening'],
      ['stuck', 'endgame'],
      ['threat', 'middle'],
    ])
  })
})

it('links to addresses that the study can parse', () => {
  const read = (address: string) => parseStudyAddress(new URL(address, 'http://drey').searchParams)
  expect(read(moveLink('g', 12))).toMatchObject({
    page: 'study',
    location: { from: { game: 'g' }, at: 12 },
  })
  expect(read(retryLink('g'))).toMatchObject({
    page: 'study',
    location: { from: { game: 'g' }, at: undefined, retry: true },
  })
})
