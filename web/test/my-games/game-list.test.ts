import { describe, expect, it } from 'vitest'
import {
  isDeletable,
  loadStates,
  ongoingGames,
  percentOf,
  relativeTime,
  resultFor,
  totalsOf,
  turnOf,
} from '../../src/my-games/game-list'
import type { MyGame } from '../../src/wire/game-lists'
import type { GameMessage, GameState } from '../../src/wire/live'

const game = (id: string, more: Partial<MyGame> = {}): MyGame => ({
  id,
  kind: 'othello',
  title: 'Othello',
  game: 'othello',
  clock: 'none',
  status: 'running',
  you: 'X',
  opponent: 'level-1',
  created: 0,
  changed: 0,
  ...more,
})

const state = (toMove: 'X' | 'O', status: GameState['status'] = 'running'): GameState => ({
  status,
  seats: { X: { kind: 'person', name: 'Ann' }, O: { kind: 'person', name: 'Bob' } },
  ply: 0,
  toMove,
  position: '',
  board: { owners: '' },
  moves: [],
  scores: { X: 0, O: 0 },
  offers: [],
})

describe('ongoingGames', () => {
  it("puts games with the player's turn first", () => {
    const games = [
      game('theirs', { changed: 9 }),
      game('open', { status: 'open' }),
      game('mine'),
      game('later', { changed: 5 }),
    ]
    const states = new Map([
      ['theirs', state('O')],
      ['open', state('X', 'open')],
      ['mine', state('X')],
      ['later', state('X')],
    ])
    expect(ongoingGames(games, states).map((each) => each.game.id)).toEqual([
      'later',
      'mine',
      'theirs',
      'open',
    ])
  })

  it('leaves out games that are over', () => {
    const games = [game('over', { status: 'over' }), game('cancelled', { status: 'cancelled' }), game('just')]
    expect(ongoingGames(games, new Map([['just', state('X', 'over')]]))).toEqual([])
  })

  it('have an unknown turn until their state is loaded', () => {
    expect(turnOf({ game: game('a'), state: undefined })).toBe('unknown')
    expect(turnOf({ game: game('a', { status: 'open' }), state: undefined })).toBe('waiting')
    expect(turnOf({ game: game('a', { you: 'O' }), state: state('O') })).toBe('yours')
  })
})

describe('isDeletable', () => {
  const day = 86_400_000
  const withEngine = {
    ...state('X'),
    seats: { ...state('X').seats, O: { kind: 'engine' as const, name: 'level-1' } },
  }

  it('allows games without another person', () => {
    expect(isDeletable({ game: game('a'), state: withEngine }, day)).toBe(true)
    expect(isDeletable({ game: game('a', { status: 'open' }), state: undefined }, day)).toBe(true)
    expect(isDeletable({ game: game('a'), state: undefined }, day)).toBe(false)
  })

  it('allows games against a person only once they are abandoned', () => {
    expect(isDeletable({ game: game('a'), state: state('O') }, 13 * day)).toBe(false)
    expect(isDeletable({ game: game('a'), state: state('O') }, 14 * day)).toBe(true)
  })
})

describe('resultFor', () => {
  it.each([
    ['1-0', 'X', 'won'],
    ['1-0', 'O', 'lost'],
    ['0-1', 'O', 'won'],
    ['1/2-1/2', 'X', 'drawn'],
  ] as const)('of %s is, for %s, %s', (result, you, outcome) =>
    expect(resultFor(game('a', { status: 'over', result, you }))).toBe(outcome),
  )

  it('is watched for games of others', () => {
    const { you: _, ...watched } = game('a', { result: '1-0' })
    expect(resultFor(watched)).toBe('watched')
  })
})

describe('results', () => {
  it('are summed over all games', () => {
    const total = totalsOf([
      { played: 3, won: 2, drawn: 0, lost: 1 },
      { played: 4, won: 1, drawn: 1, lost: 2 },
    ])
    expect(total).toEqual({ played: 7, won: 3, drawn: 1, lost: 3 })
    expect(totalsOf([])).toEqual({ played: 0, won: 0, drawn: 0, lost: 0 })
  })

  it('are rounded to whole percent', () => {
    expect(percentOf(3, 7)).toBe(43)
    expect(percentOf(0, 0)).toBe(0)
  })
})

const games = ['a', 'b', 'c'].map((id) => ({ id }) as MyGame)
const answer = (id: string) => ({ game: { id } }) as GameMessage

describe('loadStates', () => {
  it('loads one game after another and skips those that fail', async () => {
    const loaded: string[] = []
    const load = (id: string) => (id === 'b' ? Promise.reject(new Error('no')) : Promise.resolve(answer(id)))
    await loadStates(games, load, ({ game }) => loaded.push(game.id), new AbortController().signal)
    expect(loaded).toEqual(['a', 'c'])
  })

  it('stops when it is aborted', async () => {
    const controller = new AbortController()
    const requested: string[] = []
    const loaded: string[] = []
    const load = (id: string) => {
      requested.push(id)
      if (id === 'b') controller.abort()
      return Promise.resolve(answer(id))
    }
    await loadStates(games, load, ({ game }) => loaded.push(game.id), controller.signal)
    expect(requested).toEqual(['a', 'b'])
    expect(loaded).toEqual(['a'])
  })
})

const minute = 60_000
const day = 24 * 60 * minute

it.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [5 * minute, '5 minutes ago'],
  [3 * 60 * minute, '3 hours ago'],
  [day, 'yesterday'],
  [8 * day, 'last week'],
  [400 * day, 'last year'],
  [-5000, 'just now'],
])('formats %d ms ago as %s', (millis, text) => expect(relativeTime(1e12 - millis, 1e12)).toBe(text))
