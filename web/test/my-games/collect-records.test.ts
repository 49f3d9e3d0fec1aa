import { describe, expect, it } from 'vitest'
import { collectRecords, type RecordSource } from '../../src/my-games/collect-records'
import { ApiError } from '../../src/wire/api'
import type { MyGame } from '../../src/wire/game-lists'

const game = (id: string, status: MyGame['status'] = 'over'): MyGame => ({
  id,
  kind: 'othello',
  title: 'Othello',
  game: 'othello',
  clock: 'none',
  status,
  opponent: 'level-1',
  created: 0,
  changed: 0,
})

/** Newest first, two per page, like the server. */
class FakeRecordSource implements RecordSource {
  readonly waits: number[] = []
  rejections = 0

  constructor(private readonly games: MyGame[]) {}

  async list(before?: string) {
    const from = before === undefined ? 0 : this.games.findIndex(({ id }) => id === before) + 1
    return { games: this.games.slice(from, from + 2), more: this.games.length > from + 2 }
  }

  async record(id: string): Promise<string> {
    if (this.rejections-- > 0) {
      throw new ApiError('slowly', { type: '', title: '', status: 429, code: 'too-many-requests' })
    }
    if (id === 'lost') throw new ApiError('gone', { type: '', title: '', status: 404, code: 'not-found' })
    return `[Drey "1"]\n${id}\n`
  }

  async wait(millis: number): Promise<void> {
    this.waits.push(millis)
  }
}

const neverAborted = new AbortController().signal

describe('collectRecords', () => {
  it('joins the records of all finished games, oldest first', async () => {
    const source = new FakeRecordSource([game('c'), game('x', 'running'), game('b'), game('a')])
    const counts: number[] = []
    const text = await collectRecords(source, (done) => counts.push(done), neverAborted)
    expect(text).toBe('[Drey "1"]\na\n\n[Drey "1"]\nb\n\n[Drey "1"]\nc\n')
    expect(counts).toEqual([1, 2, 3])
  })

  it('waits for the rate limit and continues', async () => {
    const source = new FakeRecordSource([game('a')])
    source.rejections = 2
    expect(await collectRecords(source, () => undefined, neverAborted)).toContain('a')
    expect(source.waits).toEqual([5000, 5000, 100])
  })

  it('throws other errors', async () => {
    await expect(
      collectRecords(new FakeRecordSource([game('lost')]), () => undefined, neverAborted),
    ).rejects.toThrow('gone')
  })

  it('can be aborted', async () => {
    const stop = new AbortController()
    const source = new FakeRecordSource([game('b'), game('a')])
    const collecting = collectRecords(source, () => stop.abort(), stop.signal)
    await expect(collecting).rejects.toThrow()
  })
})
