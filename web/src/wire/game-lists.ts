import * as v from 'valibot'
import { sideSchema } from './common'

/** Schemas of game kinds, of the player, and of lists of games. */

const kindSchema = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  setup: v.exactOptional(v.object({ name: v.string(), syntax: v.string(), help: v.string() })),
  levels: v.array(v.string()),
  draws: v.boolean(),
  scored: v.boolean(),
  games: v.number(),
  /** A sample game for the small demo boards. */
  demo: v.object({ position: v.string(), moves: v.array(v.string()) }),
})
export type Kind = v.InferOutput<typeof kindSchema>

export const kindsSchema = v.object({ kinds: v.array(kindSchema) })

export const meSchema = v.object({ id: v.string(), name: v.string() })
export type Me = v.InferOutput<typeof meSchema>

const lobbyEntrySchema = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  game: v.string(),
  clock: v.string(),
  games: v.number(),
  hints: v.boolean(),
  free: v.array(sideSchema),
  by: v.string(),
  created: v.number(),
})
export type LobbyEntry = v.InferOutput<typeof lobbyEntrySchema>

/** The lobby, or what has changed in it. */
export const lobbySchema = v.variant('type', [
  v.object({ type: v.literal('lobby'), version: v.string(), games: v.array(lobbyEntrySchema) }),
  v.object({
    type: v.literal('lobby-changes'),
    version: v.string(),
    games: v.array(lobbyEntrySchema),
    removed: v.array(v.string()),
  }),
])
export type LobbyMessage = v.InferOutput<typeof lobbySchema>

const myGameSchema = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  game: v.string(),
  clock: v.string(),
  status: v.picklist(['open', 'running', 'over', 'cancelled', 'expired']),
  you: v.exactOptional(sideSchema),
  opponent: v.string(),
  result: v.exactOptional(v.string()),
  ending: v.exactOptional(v.string()),
  created: v.number(),
  changed: v.number(),
})
export type MyGame = v.InferOutput<typeof myGameSchema>

/** The player's results in one kind of game. */
/** The Squirrel War map of this day, with its value and a best first move once they are proven. */
export const mapOfTheDaySchema = v.object({
  date: v.string(),
  number: v.number(),
  game: v.string(),
  solved: v.boolean(),
  margin: v.optional(v.number()),
  move: v.optional(v.string()),
})
export type MapOfTheDay = v.InferOutput<typeof mapOfTheDaySchema>

const kindStatisticsSchema = v.object({
  kind: v.string(),
  title: v.string(),
  played: v.number(),
  won: v.number(),
  drawn: v.number(),
  lost: v.number(),
})
export type KindStatistics = v.InferOutput<typeof kindStatisticsSchema>

export const statisticsSchema = v.object({ kinds: v.array(kindStatisticsSchema) })

/** The link that invites a friend; with a QR code if other devices can open it. */
export const invitationSchema = v.object({
  link: v.string(),
  local: v.boolean(),
  qr: v.exactOptional(v.array(v.string())),
})
export type Invitation = v.InferOutput<typeof invitationSchema>

export const myGamesSchema = v.object({ games: v.array(myGameSchema), more: v.boolean() })
export type MyGames = v.InferOutput<typeof myGamesSchema>
