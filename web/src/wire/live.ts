import * as v from 'valibot'
import { bySide, grid, scores, side, squares } from './common'

/** What the server of a live game says; docs/api.md describes it. */

export const seat = v.object({
  kind: v.picklist(['person', 'engine', 'friend', 'anyone']),
  name: v.string(),
  id: v.exactOptional(v.string()),
})
export type Seat = v.InferOutput<typeof seat>

export const clock = v.object({
  X: v.number(),
  O: v.number(),
  running: v.exactOptional(side),
  at: v.number(),
})
export type Clock = v.InferOutput<typeof clock>

export const offer = v.object({ side, what: v.string() })
export type Offer = v.InferOutput<typeof offer>

export const state = v.object({
  status: v.picklist(['open', 'running', 'over', 'cancelled']),
  seats: bySide(seat),
  ply: v.number(),
  toMove: side,
  position: v.string(),
  board: squares,
  moves: v.array(v.string()),
  lastMove: v.exactOptional(v.string()),
  scores,
  points: v.exactOptional(scores),
  clock: v.exactOptional(clock),
  offers: v.array(offer),
  result: v.exactOptional(v.string()),
  winner: v.exactOptional(side),
  ending: v.exactOptional(v.string()),
  next: v.exactOptional(v.string()),
})
export type State = v.InferOutput<typeof state>

export const matchPlace = v.object({
  id: v.string(),
  round: v.number(),
  of: v.number(),
  points: scores,
})

export const game = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  game: v.string(),
  start: v.string(),
  grid,
  scored: v.boolean(),
  draws: v.boolean(),
  clock: v.string(),
  hints: v.boolean(),
  created: v.number(),
  match: v.exactOptional(matchPlace),
  code: v.exactOptional(v.string()),
})
export type Game = v.InferOutput<typeof game>

export const gameMessage = v.object({
  type: v.literal('game'),
  seq: v.number(),
  you: v.exactOptional(side),
  game,
  state,
})
export type GameMessage = v.InferOutput<typeof gameMessage>

export const eventTypes = [
  'seated',
  'started',
  'moved',
  'offered',
  'declined',
  'agreed',
  'ended',
  'next',
  'cancelled',
] as const

export const event = v.object({
  type: v.picklist(eventTypes),
  seq: v.number(),
  at: v.number(),
  side: v.exactOptional(side),
  move: v.exactOptional(v.string()),
  verb: v.exactOptional(v.string()),
  taken: v.exactOptional(v.array(v.string())),
  what: v.exactOptional(v.string()),
  next: v.exactOptional(v.string()),
  state,
})
export type GameEvent = v.InferOutput<typeof event>

export const presence = v.object({
  type: v.literal('presence'),
  here: bySide(v.boolean()),
  watching: v.number(),
  claimAt: v.exactOptional(v.number()),
})
export type Presence = v.InferOutput<typeof presence>

export const remark = v.object({
  type: v.literal('remark'),
  side,
  ply: v.number(),
  text: v.string(),
})
export type Remark = v.InferOutput<typeof remark>

export const rejected = v.object({
  type: v.literal('rejected'),
  ref: v.exactOptional(v.string()),
  reason: v.string(),
  message: v.string(),
  seq: v.number(),
  ply: v.number(),
})
export type Rejected = v.InferOutput<typeof rejected>

export const pong = v.object({ type: v.literal('pong'), ref: v.exactOptional(v.string()), at: v.number() })

export const serverMessage = v.variant('type', [gameMessage, presence, remark, rejected, pong, event])
export type ServerMessage = v.InferOutput<typeof serverMessage>

/** What a client says. */
export type ClientMessage =
  | { type: 'watch'; after?: number }
  | { type: 'play'; ply: number; move: string }
  | { type: 'offer' | 'accept' | 'decline'; what: string }
  | { type: 'join'; code?: string }
  | { type: 'resign' | 'claim' | 'cancel' | 'ping' }
