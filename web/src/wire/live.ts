import * as v from 'valibot'
import { gridSchema, perSide, scoresSchema, sideSchema, squaresSchema } from './common'

/** Schemas of the messages of a live game; see docs/api.md. */

const seatSchema = v.object({
  kind: v.picklist(['person', 'engine', 'friend', 'anyone']),
  name: v.string(),
  id: v.exactOptional(v.string()),
})
export type Seat = v.InferOutput<typeof seatSchema>

const clockSchema = v.object({
  X: v.number(),
  O: v.number(),
  running: v.exactOptional(sideSchema),
  at: v.number(),
})
export type Clock = v.InferOutput<typeof clockSchema>

const offerSchema = v.object({ side: sideSchema, what: v.string() })
export type Offer = v.InferOutput<typeof offerSchema>

const stateSchema = v.object({
  status: v.picklist(['open', 'running', 'over', 'cancelled', 'expired']),
  seats: perSide(seatSchema),
  ply: v.number(),
  toMove: sideSchema,
  position: v.string(),
  board: squaresSchema,
  moves: v.array(v.string()),
  lastMove: v.exactOptional(v.string()),
  scores: scoresSchema,
  points: v.exactOptional(scoresSchema),
  clock: v.exactOptional(clockSchema),
  offers: v.array(offerSchema),
  result: v.exactOptional(v.string()),
  winner: v.exactOptional(sideSchema),
  ending: v.exactOptional(v.string()),
  next: v.exactOptional(v.string()),
})
export type GameState = v.InferOutput<typeof stateSchema>

const matchProgressSchema = v.object({
  id: v.string(),
  round: v.number(),
  of: v.number(),
  points: scoresSchema,
})

const gameSchema = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  game: v.string(),
  start: v.string(),
  grid: gridSchema,
  scored: v.boolean(),
  draws: v.boolean(),
  clock: v.string(),
  hints: v.boolean(),
  created: v.number(),
  match: v.exactOptional(matchProgressSchema),
  code: v.exactOptional(v.string()),
})
export type GameInfo = v.InferOutput<typeof gameSchema>

export const gameMessageSchema = v.object({
  type: v.literal('game'),
  seq: v.number(),
  you: v.exactOptional(sideSchema),
  game: gameSchema,
  state: stateSchema,
})
export type GameMessage = v.InferOutput<typeof gameMessageSchema>

const eventTypes = [
  'seated',
  'started',
  'moved',
  'offered',
  'declined',
  'agreed',
  'ended',
  'next',
  'cancelled',
  'expired',
] as const

const eventSchema = v.object({
  type: v.picklist(eventTypes),
  seq: v.number(),
  at: v.number(),
  side: v.exactOptional(sideSchema),
  move: v.exactOptional(v.string()),
  verb: v.exactOptional(v.string()),
  taken: v.exactOptional(v.array(v.string())),
  what: v.exactOptional(v.string()),
  next: v.exactOptional(v.string()),
  state: stateSchema,
})
export type GameEvent = v.InferOutput<typeof eventSchema>

const presenceSchema = v.object({
  type: v.literal('presence'),
  here: perSide(v.boolean()),
  watching: v.number(),
  claimAt: v.exactOptional(v.number()),
})
export type Presence = v.InferOutput<typeof presenceSchema>

/** The clock after an outage of the server. */
const clockMessageSchema = v.object({
  type: v.literal('clock'),
  seq: v.number(),
  clock: clockSchema,
})

const remarkSchema = v.object({
  type: v.literal('remark'),
  side: sideSchema,
  ply: v.number(),
  text: v.string(),
})
export type Remark = v.InferOutput<typeof remarkSchema>

const acceptedSchema = v.object({
  type: v.literal('accepted'),
  id: v.string(),
  ref: v.exactOptional(v.string()),
  seq: v.number(),
  ply: v.number(),
})

const rejectedSchema = v.object({
  type: v.literal('rejected'),
  id: v.exactOptional(v.string()),
  ref: v.exactOptional(v.string()),
  reason: v.string(),
  message: v.string(),
  seq: v.number(),
  ply: v.number(),
})
export type Rejection = v.InferOutput<typeof rejectedSchema>

const pongSchema = v.object({
  type: v.literal('pong'),
  ref: v.exactOptional(v.string()),
  at: v.number(),
})

export const serverMessageSchema = v.variant('type', [
  gameMessageSchema,
  presenceSchema,
  clockMessageSchema,
  remarkSchema,
  acceptedSchema,
  rejectedSchema,
  pongSchema,
  eventSchema,
])
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>

/** A command from the client; with an id, it takes effect once however often it is sent. */
export type Command = { id?: string } & (
  | { type: 'play'; ply: number; move: string }
  | { type: 'offer' | 'accept' | 'decline'; what: string }
  | { type: 'join'; code?: string }
  | { type: 'resign' | 'claim' | 'cancel' }
)

/** A message from the client. */
export type ClientMessage = Command | { type: 'watch'; after?: number } | { type: 'ping' }

/** A random id for a command. `crypto.randomUUID` does not exist on pages without HTTPS. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
