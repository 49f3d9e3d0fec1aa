import { otherSide, type Side } from '../wire/common'
import type {
  Clock,
  GameEvent,
  GameInfo,
  GameState,
  Presence,
  Rejection,
  Remark,
  ServerMessage,
} from '../wire/live'
import type { ConnectionState } from '../wire/socket'
import { historyAfter, type HistoryEntry } from './history'

/** How an offer that was not accepted ended, and by whom. */
export interface OfferOutcome {
  by: Side
  what: string
  how: 'declined' | 'withdrawn' | 'lapsed'
}

export interface GameView {
  connection: ConnectionState
  /** Whether an earlier connection broke. */
  hasLostConnection: boolean
  game: GameInfo | undefined
  state: GameState | undefined
  you: Side | undefined
  seq: number
  /** Indexed by ply; the first entry is the start position. */
  history: readonly HistoryEntry[]
  presence: Presence | undefined
  remark: Remark | undefined
  rejection: Rejection | undefined
  /** How the last offer ended, until the next move or offer. */
  offerOutcome: OfferOutcome | undefined
  /** The last event that arrived live. */
  lastEvent: GameEvent | undefined
  /** Whether missed events have been replayed, so that further events are new. */
  isCaughtUp: boolean
  /** Local time at which the state arrived. */
  receivedAt: number
  /** Estimated difference between the server's clock and the local one. */
  clockOffset: number | undefined
}

export const emptyView: GameView = {
  connection: 'connecting',
  hasLostConnection: false,
  game: undefined,
  state: undefined,
  you: undefined,
  seq: 0,
  history: [],
  presence: undefined,
  remark: undefined,
  rejection: undefined,
  offerOutcome: undefined,
  lastEvent: undefined,
  isCaughtUp: false,
  receivedAt: 0,
  clockOffset: undefined,
}

export function withConnection(view: GameView, connection: ConnectionState): GameView {
  const hasLostConnection = connection === 'lost' || (connection === 'connecting' && view.hasLostConnection)
  return { ...view, connection, hasLostConnection, isCaughtUp: false }
}

export function applyMessage(view: GameView, message: ServerMessage, now: number): GameView {
  switch (message.type) {
    case 'game': {
      const { game, state, you, seq } = message
      const next: GameView = {
        ...view,
        game,
        you,
        seq,
        isCaughtUp: true,
        clockOffset: clockOffsetAfter(view, state.clock?.at, now),
      }
      return withState({ ...next, history: view.history.slice(0, state.ply + 1) }, state, now)
    }
    case 'presence':
      return { ...view, presence: message }
    case 'clock':
      return withClock(view, message.seq, message.clock, now)
    case 'remark':
      return { ...view, remark: message }
    case 'rejected':
      return { ...view, rejection: message }
    case 'accepted':
      return view
    case 'pong':
      return { ...view, clockOffset: clockOffsetAfter(view, message.at, now) }
    default:
      return applyEvent(view, message, now)
  }
}

/** Replaces the clock of the state, unless the message is about another state. */
function withClock(view: GameView, seq: number, clock: Clock, now: number): GameView {
  if (!view.state || !view.isCaughtUp || view.seq !== seq) return view
  return {
    ...view,
    state: { ...view.state, clock },
    receivedAt: now,
    clockOffset: clockOffsetAfter(view, clock.at, now),
  }
}

function applyEvent(view: GameView, event: GameEvent, now: number): GameView {
  const updated: GameView = {
    ...view,
    seq: Math.max(view.seq, event.seq),
    history: historyAfter(view.history, event),
  }
  // Missed events only extend the history; the state follows them.
  if (!view.isCaughtUp) return updated
  const offerOutcome = offerOutcomeAfter(view, event)
  return withState(
    {
      ...updated,
      offerOutcome,
      lastEvent: event,
      clockOffset: clockOffsetAfter(view, event.at, now),
    },
    event.state,
    now,
  )
}

function offerOutcomeAfter(
  { offerOutcome, state }: GameView,
  { type, side, what, state: stateAfter }: GameEvent,
): OfferOutcome | undefined {
  const offers = state?.offers ?? []
  if (type === 'declined' && side && what) {
    const isOwn = offers.some((offer) => offer.side === side && offer.what === what)
    return { by: side, what, how: isOwn ? 'withdrawn' : 'declined' }
  }
  if (type === 'moved' && side) {
    const lapsed = offers.find(
      (offer) => offer.side !== side && !stateAfter.offers.some((remaining) => remaining.what === offer.what),
    )
    return lapsed && { by: side, what: lapsed.what, how: 'lapsed' }
  }
  return type === 'offered' || type === 'agreed' ? undefined : offerOutcome
}

function withState(view: GameView, state: GameState, now: number): GameView {
  const moved = view.state?.ply !== state.ply
  return {
    ...view,
    state,
    receivedAt: now,
    rejection: moved ? undefined : view.rejection,
    // A remark refers to the last move and stays until its side moves again.
    remark: view.remark && view.remark.ply < state.ply - 2 ? undefined : view.remark,
  }
}

/** Messages are delayed, never early: the largest difference seen is the best estimate. */
function clockOffsetAfter(view: GameView, at: number | undefined, now: number): number | undefined {
  return at === undefined ? view.clockOffset : Math.max(view.clockOffset ?? -Infinity, at - now)
}

export const isMyTurn = ({ state, you }: GameView): boolean =>
  state?.status === 'running' && state.toMove === you

/** Level of the opponent, if it is an engine. */
export function engineLevel({ state, you }: GameView): string | undefined {
  const seat = you && state?.seats[otherSide(you)]
  return seat?.kind === 'engine' ? seat.name : undefined
}

/** Score of a match, including this game once it is over; half points as "1½". */
export function matchScore(game: GameInfo, state: GameState): Record<Side, string> | undefined {
  if (!game.match) return undefined
  const { X, O } = state.points ?? game.match.points
  return { X: halfPointText(X), O: halfPointText(O) }
}

function halfPointText(points: number): string {
  const whole = Math.floor(points)
  const half = points - whole >= 0.5 ? '½' : ''
  return whole === 0 && half ? half : `${whole}${half}`
}
