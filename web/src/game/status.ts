import { engineName } from '../shared/labels'
import type { Seat } from '../wire/live'
import { other, type Side } from '../wire/common'
import { sayEnding, sayResult } from '$words/board'
import { game as words } from '$words/game'
import { isMyTurn, type View } from './game-view'

/** How the game stands for whoever looks at it, in one sentence that is always there. */
export interface Status {
  tone: 'yours' | 'theirs' | 'waiting' | 'trouble' | 'over'
  text: string
  /** More about it, where there is more. */
  more?: string | undefined
  /** Whether whoever looks at it has won. */
  won?: boolean
}

export const seatName = (seat: Seat): string => (seat.kind === 'engine' ? engineName(seat.name) : seat.name)

export function statusOf(view: View, sending = false): Status {
  const { game, state, you, connection, broken } = view
  if (!game || !state) return { tone: 'waiting', text: words.status.connecting }
  if (state.status === 'cancelled') return { tone: 'over', text: words.status.cancelled }
  if (state.status === 'over') return { tone: 'over', ...ended(view) }
  if (connection !== 'open' && !broken) return { tone: 'waiting', text: words.status.connecting }
  if (connection !== 'open')
    return { tone: 'trouble', text: words.status.reconnecting, more: words.status.untouched }
  if (state.status === 'open') return open(view)
  // A forced pass follows by itself.
  if (isMyTurn(view) && state.moves.length === 0) return { tone: 'theirs', text: words.status.passing }
  if (isMyTurn(view)) return { tone: 'yours', text: sending ? words.status.sending : words.status.yourTurn }
  return theirs(view, state.seats[state.toMove], you ? state.toMove : undefined)
}

function open({ state, you }: View): Status {
  const seats = state ? [state.seats.X, state.seats.O] : []
  if (!you) return { tone: 'waiting', text: words.status.seatFree }
  const friend = seats.some((seat) => seat.kind === 'friend')
  return { tone: 'waiting', text: friend ? words.status.waitingForFriend : words.status.waitingForAnyone }
}

function theirs({ presence }: View, seat: Seat, opponent: Side | undefined): Status {
  const name = seatName(seat)
  if (seat.kind === 'engine') return { tone: 'theirs', text: words.status.thinking(name) }
  const away = opponent !== undefined && presence?.here[opponent] === false
  return {
    tone: 'theirs',
    text: opponent ? words.status.theirTurn(name) : words.status.toMove(name),
    more: away ? words.status.away(name) : undefined,
  }
}

function ended({ game, state, you }: View): Omit<Status, 'tone'> {
  if (!game || !state) return { text: '' }
  const { winner, ending, scores } = state
  const said = { kind: game.kind, game: game.game, winner, ending, scores, scored: game.scored }
  const result = sayResult(said)
  // "A draw" alone is what the line above says already.
  const more = result === words.status.drawn ? sayEnding(said) : `${result}. ${sayEnding(said)}`
  if (!winner) return { text: words.status.drawn, more }
  if (!you) return { text: words.status.someoneWon(seatName(state.seats[winner])), more }
  const won = winner === you
  return { text: won ? words.status.youWon : words.status.youLost, more, won }
}

/** What happened, for those who listen: the other's moves, and whatever was offered. */
export function newsOf(
  { news, you, state }: View,
  sayMove: (side: Side, event: NonNullable<View['news']>) => string,
): string {
  if (!news || !state) return ''
  const { type, side, what } = news
  if (type === 'next') return words.news.next
  if (type === 'moved' && side && side !== you) return sayMove(side, news)
  if (type === 'seated' && side && side !== you) return words.news.seated(seatName(state.seats[side]))
  if (!side || !what || side === you) return ''
  const name = seatName(state.seats[side])
  if (type === 'offered') return words.news.offered(name, words.offers[what] ?? what)
  if (type === 'declined') return words.news.declined(name, words.offers[what] ?? what)
  if (type === 'agreed') return words.news.agreed(name, words.offers[what] ?? what)
  return ''
}

/** Why no move can be made now; undefined if one can. */
export function obstacleTo(view: View, past: number | undefined, sending: boolean): Obstacle | undefined {
  if (view.connection !== 'open') return 'connection'
  if (sending || !isMyTurn(view)) return 'turn'
  return past === undefined ? undefined : 'past'
}

export type Obstacle = 'connection' | 'turn' | 'past'

export const opponentOf = ({ state, you }: View): Seat | undefined =>
  you ? state?.seats[other(you)] : undefined
