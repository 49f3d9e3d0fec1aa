import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { byGame, LiveWeaknesses } from '../src/my-games/live-weaknesses.svelte'
import { momentAddress, retryAddress } from '../src/shared/study-links'
import { readAddress } from '../src/study/address'
import type { readLines } from '../src/wire/ndjson'
import type { Weakness, Weaknesses } from '../src/wire/weaknesses'
import { truth as words } from '../src/words/en/verdicts'

const group = (game: string, kind: string, count: number, phase: Weakness['phase'] = 'middle'): Weakness => ({
  kind,
  label: kind,
  game,
  phase,
  count,
  moments: [],
})

const told = (rest: Partial<Weaknesses> = {}): Weaknesses => ({
  last: true,
  reviewed: 1,
  total: 1,
  moves: 10,
  mistakes: 2,
  groups: [],
  ...rest,
})

const asked = async (...lines: object[]) => {
  const live = new LiveWeaknesses(((_path, schema, tell) => {
    for (const line of lines) tell(v.parse(schema, line))
    return Promise.resolve()
  }) as typeof readLines)
  live.ask()
  await new Promise((resolve) => setTimeout(resolve))
  return live
}

describe('the weaknesses', () => {
  it('are what was told last', async () => {
    const live = await asked(told({ last: false, reviewed: 0 }), told({ mistakes: 3 }))
    expect(live.known?.mistakes).toBe(3)
    expect(live.busy).toBe(false)
  })

  it('say that the answer broke off, and keep what was told', async () => {
    const live = await asked(told({ last: false }))
    expect(live.failure).toBe(words.interrupted)
    expect(live.known?.mistakes).toBe(2)
  })

  it('say what became of a search that was lost on the way', async () => {
    const live = await asked({ type: 'problem', code: 'storage', detail: 'no' })
    expect(live.failure).toBe('no')
  })

  it('are put in order by game and by how often', () => {
    const shown = byGame([
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

it('leads to places that the study reads', () => {
  const read = (address: string) => readAddress(new URL(address, 'http://drey').searchParams)
  expect(read(momentAddress('g', 12))).toMatchObject({
    page: 'study',
    place: { from: { game: 'g' }, at: 12 },
  })
  expect(read(retryAddress('g'))).toMatchObject({
    page: 'study',
    place: { from: { game: 'g' }, at: undefined, retry: true },
  })
})
