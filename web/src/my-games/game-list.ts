import type { State } from '../wire/live'
import type { MyGame } from '../wire/game-lists'

/** One's games in the order in which they matter. */

/** A game that can go on, and how it stands if that is known. */
export interface Going {
  game: MyGame
  state: State | undefined
}

export const isFinished = (game: MyGame): boolean => game.status === 'over'

export const isGoing = (game: MyGame): boolean => game.status === 'running' || game.status === 'open'

export type Turn = 'yours' | 'theirs' | 'waiting' | 'unknown'

export function turnOf({ game, state }: Going): Turn {
  if ((state?.status ?? game.status) === 'open') return 'waiting'
  if (!state) return 'unknown'
  return state.toMove === game.you ? 'yours' : 'theirs'
}

const urgency: Turn[] = ['yours', 'unknown', 'theirs', 'waiting']

/** What can go on: where it is one's own turn first, and what changed last first. */
export function goingOn(games: readonly MyGame[], states: ReadonlyMap<string, State>): Going[] {
  return games
    .filter(isGoing)
    .map((game) => ({ game, state: states.get(game.id) }))
    .filter(({ state }) => state === undefined || state.status === 'running' || state.status === 'open')
    .sort(
      (a, b) => urgency.indexOf(turnOf(a)) - urgency.indexOf(turnOf(b)) || b.game.changed - a.game.changed,
    )
}

/** How long nothing must have happened before a game with somebody else counts as abandoned; the server counts so, too. */
const abandonedMillis = 14 * 24 * 60 * 60 * 1000

/**
 * Whether a game can be deleted without anybody losing something: nobody has joined it, nobody else plays in it, or it has long been
 * abandoned. The server has the last word.
 */
export function isDeletable({ game, state }: Going, now: number): boolean {
  if ((state?.status ?? game.status) === 'open') return true
  if (!state) return false
  const others = (['X', 'O'] as const).filter(
    (side) => side !== game.you && state.seats[side].kind === 'person',
  )
  return others.length === 0 || now - game.changed >= abandonedMillis
}

/** How a finished game went for whoever played it. */
export function outcomeOf({ you, result }: MyGame): 'won' | 'lost' | 'drawn' | 'watched' {
  if (result === '1/2-1/2') return 'drawn'
  if (!you || !result) return 'watched'
  return (result === '1-0') === (you === 'X') ? 'won' : 'lost'
}

export function winnerOf({ result }: MyGame): 'X' | 'O' | undefined {
  return result === '1-0' ? 'X' : result === '0-1' ? 'O' : undefined
}
