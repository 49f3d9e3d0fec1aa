import { personLabel, playerLabel } from '../shared/labels'
import { otherSide, type Side } from '../wire/common'
import type { GameEvent, Seat } from '../wire/live'
import { endingSentence, resultText } from '$words/board'
import { gameWords as words } from '$words/game'
import { isMyTurn, type GameView } from './game-view'

/** The state of the game as one sentence, from the view of the player or spectator. */
export interface Status {
  tone: 'yours' | 'theirs' | 'waiting' | 'trouble' | 'over'
  text: string
  /** A second sentence with details. */
  more?: string | undefined
  /** Whether the player has won. */
  won?: boolean
}

export const seatName = (seat: Seat): string =>
  seat.kind === 'engine' ? playerLabel(seat.name) : personLabel(seat.name)

export function statusOf(view: GameView, sending = false): Status {
  const { game, state, you, connection, hasLostConnection } = view
  if (!game || !state) return { tone: 'waiting', text: words.status.connecting }
  if (state.status === 'cancelled') return { tone: 'over', text: words.status.cancelled }
  if (state.status === 'expired')
    return { tone: 'over', text: words.status.expired, more: words.status.whyExpired }
  if (state.status === 'over') return { tone: 'over', ...resultStatus(view) }
  if (connection !== 'open' && !hasLostConnection) return { tone: 'waiting', text: words.status.connecting }
  if (connection !== 'open')
    return { tone: 'trouble', text: words.status.reconnecting, more: words.status.nothingLost }
  if (state.status === 'open') return openStatus(view)
  // A forced pass is played by the server.
  if (isMyTurn(view) && state.moves.length === 0) return { tone: 'theirs', text: words.status.passing }
  if (isMyTurn(view)) return { tone: 'yours', text: sending ? words.status.sending : words.status.yourTurn }
  return opponentStatus(view, state.seats[state.toMove], you ? state.toMove : undefined)
}

function openStatus({ state, you }: GameView): Status {
  const seats = state ? [state.seats.X, state.seats.O] : []
  if (!you) return { tone: 'waiting', text: words.status.seatFree }
  const isForFriend = seats.some((seat) => seat.kind === 'friend')
  return {
    tone: 'waiting',
    text: isForFriend ? words.status.waitingForFriend : words.status.waitingForAnyone,
  }
}

function opponentStatus({ presence }: GameView, seat: Seat, opponent: Side | undefined): Status {
  const name = seatName(seat)
  if (seat.kind === 'engine') return { tone: 'theirs', text: words.status.thinking(name) }
  const isAway = opponent !== undefined && presence?.here[opponent] === false
  return {
    tone: 'theirs',
    text: opponent ? words.status.theirTurn(name) : words.status.toMove(name),
    more: isAway ? words.status.away(name) : undefined,
  }
}

function resultStatus({ game, state, you }: GameView): Omit<Status, 'tone'> {
  if (!game || !state) return { text: '' }
  const { winner, ending, scores } = state
  const resultParts = { kind: game.kind, game: game.game, winner, ending, scores, scored: game.scored }
  const result = resultText(resultParts)
  // A plain "A draw" would repeat the first sentence.
  const more =
    result === words.status.drawn ? endingSentence(resultParts) : `${result}. ${endingSentence(resultParts)}`
  if (!winner) return { text: words.status.drawn, more }
  if (!you) return { text: words.status.someoneWon(seatName(state.seats[winner])), more }
  const hasWon = winner === you
  return { text: hasWon ? words.status.youWon : words.status.youLost, more, won: hasWon }
}

/** The last event for screen readers: the opponent's moves and offers. */
export function eventText(
  { lastEvent, you, state }: GameView,
  moveText: (side: Side, event: NonNullable<GameView['lastEvent']>) => string,
): string {
  if (!lastEvent || !state) return ''
  const { type, side, what } = lastEvent
  if (type === 'next') return words.events.next
  if (type === 'moved' && side && side !== you) return moveText(side, lastEvent)
  if (type === 'seated' && side && side !== you) return words.events.seated(seatName(state.seats[side]))
  if (!side || !what || side === you) return ''
  const name = seatName(state.seats[side])
  if (type === 'offered') return words.events.offered(name, words.offers[what] ?? what)
  if (type === 'declined') return words.events.declined(name, words.offers[what] ?? what)
  if (type === 'agreed') return words.events.agreed(name, words.offers[what] ?? what)
  return ''
}

/** Why no move can be made now; undefined if one can. */
export function moveObstacle(
  view: GameView,
  pastPly: number | undefined,
  sending: boolean,
): Obstacle | undefined {
  if (view.connection !== 'open') return 'connection'
  if (sending || !isMyTurn(view)) return 'turn'
  return pastPly === undefined ? undefined : 'past'
}

export type Obstacle = 'connection' | 'turn' | 'past'

export const opponentOf = ({ state, you }: GameView): Seat | undefined =>
  you ? state?.seats[otherSide(you)] : undefined

/**
 * Combines the last event and the status into one announcement, so that neither interrupts the other. Each event is
 * announced once.
 */
export class StatusAnnouncer {
  private announcedEvent: GameEvent | undefined
  private announcedStatus = ''

  /** The next announcement; empty if nothing is new. */
  nextText(view: GameView, status: Status, moveText: Parameters<typeof eventText>[1]): string {
    const lastEvent = view.lastEvent === this.announcedEvent ? '' : eventText(view, moveText)
    const statusText = [status.text, status.tone === 'over' ? status.more : ''].filter(Boolean).join(' ')
    const isAnnounced = lastEvent === '' && statusText === this.announcedStatus
    this.announcedEvent = view.lastEvent
    this.announcedStatus = statusText
    return isAnnounced ? '' : [lastEvent, statusText].filter(Boolean).join(' ')
  }
}
