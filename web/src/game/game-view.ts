import type { Game, GameEvent, Presence, Rejected, Remark, ServerMessage, State } from '../wire/live'
import { other, type Scores, type Side, type Squares } from '../wire/common'
import type { Connection } from '../wire/socket'

/**
 * What is known of a live game, built from what the server says, message by message. Nothing is worked out here that the server
 * knows: each message brings the whole state, and only the way there is put together.
 */

/** The game after some of its moves; all but the first have the move that led there. */
export interface Moment {
  move?: string | undefined
  side?: Side | undefined
  verb?: string | undefined
  taken: readonly string[]
  position: string
  toMove: Side
  board: Squares
  scores: Scores
}

/** What became of an offer that was not accepted, and by whom. */
export interface OfferAnswer {
  by: Side
  what: string
  how: 'declined' | 'withdrawn' | 'lapsed'
}

export interface View {
  connection: Connection
  /** Whether there was a connection before, and it broke. */
  broken: boolean
  game: Game | undefined
  state: State | undefined
  you: Side | undefined
  seq: number
  /** The number of moves is the index: the start is the first. */
  moments: readonly Moment[]
  presence: Presence | undefined
  remark: Remark | undefined
  rejection: Rejected | undefined
  /** What became of the last offer, until somebody moves or offers something else. */
  answer: OfferAnswer | undefined
  /** The last thing that happened while somebody was looking. */
  news: GameEvent | undefined
  /** Whether what was missed has been told: what comes now is new. */
  caughtUp: boolean
  /** When, by this machine's clock, the state was told. */
  heardAt: number
  /** By how much the server's clock is ahead of this machine's, as well as that is known. */
  ahead: number | undefined
}

export const nothing: View = {
  connection: 'connecting',
  broken: false,
  game: undefined,
  state: undefined,
  you: undefined,
  seq: 0,
  moments: [],
  presence: undefined,
  remark: undefined,
  rejection: undefined,
  answer: undefined,
  news: undefined,
  caughtUp: false,
  heardAt: 0,
  ahead: undefined,
}

export function connected(view: View, connection: Connection): View {
  const broken = connection === 'lost' || (connection === 'connecting' && view.broken)
  return { ...view, connection, broken, caughtUp: false }
}

export function heard(view: View, message: ServerMessage, now: number): View {
  switch (message.type) {
    case 'game': {
      const { game, state, you, seq } = message
      const next: View = { ...view, game, you, seq, caughtUp: true, ahead: ahead(view, state.clock?.at, now) }
      return standing({ ...next, moments: view.moments.slice(0, state.ply + 1) }, state, now)
    }
    case 'presence':
      return { ...view, presence: message }
    case 'remark':
      return { ...view, remark: message }
    case 'rejected':
      return { ...view, rejection: message }
    case 'pong':
      return { ...view, ahead: ahead(view, message.at, now) }
    default:
      return happened(view, message, now)
  }
}

function happened(view: View, event: GameEvent, now: number): View {
  const told: View = { ...view, seq: Math.max(view.seq, event.seq), moments: remember(view.moments, event) }
  // What was missed is only gone through: how the game stands follows it.
  if (!view.caughtUp) return told
  const answer = answerIn(view, event)
  return standing({ ...told, answer, news: event, ahead: ahead(view, event.at, now) }, event.state, now)
}

function answerIn(
  { answer, state }: View,
  { type, side, what, state: after }: GameEvent,
): OfferAnswer | undefined {
  const offers = state?.offers ?? []
  if (type === 'declined' && side && what) {
    const own = offers.some((offer) => offer.side === side && offer.what === what)
    return { by: side, what, how: own ? 'withdrawn' : 'declined' }
  }
  if (type === 'moved' && side) {
    const lapsed = offers.find(
      (offer) => offer.side !== side && !after.offers.some((still) => still.what === offer.what),
    )
    return lapsed && { by: side, what: lapsed.what, how: 'lapsed' }
  }
  return type === 'offered' || type === 'agreed' ? undefined : answer
}

function standing(view: View, state: State, now: number): View {
  const moved = view.state?.ply !== state.ply
  return {
    ...view,
    state,
    heardAt: now,
    rejection: moved ? undefined : view.rejection,
    // A remark is about the last move, and stays until somebody moves again.
    remark: view.remark && view.remark.ply < state.ply - 2 ? undefined : view.remark,
  }
}

/** What the server says lies in its past by however long it took to come: the largest difference is the truest. */
function ahead(view: View, at: number | undefined, now: number): number | undefined {
  return at === undefined ? view.ahead : Math.max(view.ahead ?? -Infinity, at - now)
}

function remember(moments: readonly Moment[], event: GameEvent): readonly Moment[] {
  const { ply } = event.state
  if (event.type === 'moved')
    return moments.length < ply ? moments : [...moments.slice(0, ply), momentOf(event)]
  if (moments.length === 0 && ply === 0) return [momentOf(event)]
  // After a takeback, what was taken back was never played.
  return moments.slice(0, ply + 1)
}

function momentOf({ type, move, side, verb, taken = [], state }: GameEvent): Moment {
  const { position, toMove, board, scores } = state
  return { ...(type === 'moved' ? { move, side, verb } : {}), taken, position, toMove, board, scores }
}

/** How many of the other's cells each side has taken, up to a moment. */
export function conquered(moments: readonly Moment[], ply: number): Scores {
  const taken = { X: 0, O: 0 }
  for (const moment of moments.slice(1, ply + 1)) if (moment.side) taken[moment.side] += moment.taken.length
  return taken
}

export const isMyTurn = ({ state, you }: View): boolean => state?.status === 'running' && state.toMove === you

/** The engine's level, where one side is an engine. */
export function engineOf({ state, you }: View): string | undefined {
  const seat = you && state?.seats[other(you)]
  return seat?.kind === 'engine' ? seat.name : undefined
}
