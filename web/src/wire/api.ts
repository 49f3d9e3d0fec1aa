import * as v from 'valibot'
import { problemWords } from '$words/shell'
import { problemSchema, type Problem } from './common'
import {
  invitationSchema,
  kindsSchema,
  meSchema,
  myGamesSchema,
  mapOfTheDaySchema,
  statisticsSchema,
  type Invitation,
  type Kind,
  type KindStatistics,
  type MapOfTheDay,
  type Me,
  type MyGames,
} from './game-lists'
import { gameMessageSchema, newCommandId, type Command, type GameMessage } from './live'
import { parsedMoveSchema, positionViewSchema, type ParsedMove, type PositionView } from './position'

/** An error reported by the server, or a server that could not be reached; `message` is text for the user. */
export class ApiError extends Error {
  readonly problem: Problem | undefined

  constructor(message: string, problem?: Problem) {
    super(message)
    this.name = 'ApiError'
    this.problem = problem
  }

  get code(): string {
    return this.problem?.code ?? 'unreachable'
  }

  /** For `hints-off`: id of the player's running game without hints. */
  get blockingGame(): string | undefined {
    return this.code === 'hints-off' ? this.problem?.game : undefined
  }

  get isRateLimited(): boolean {
    return this.problem?.status === 429
  }
}

/** Sends a request; every error is thrown as an {@link ApiError}. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(problemWords.unreachable)
  }
  if (response.ok) return response
  const parsed = v.safeParse(problemSchema, await response.json().catch(() => undefined))
  throw parsed.success
    ? new ApiError(parsed.output.detail ?? parsed.output.title, parsed.output)
    : new ApiError(problemWords.status(response.status))
}

async function get<T extends v.GenericSchema>(
  schema: T,
  path: string,
  init?: RequestInit,
): Promise<v.InferOutput<T>> {
  return v.parse(schema, await (await request(path, init)).json())
}

export function jsonRequest(method: 'POST' | 'PUT', body: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/** `?a=1&b=2`; leaves out undefined and empty values. */
export function queryString(parameters: Record<string, string | number | undefined>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '')
  return entries.length === 0
    ? ''
    : '?' + new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

/** The game kinds do not change while a page is open, so they are requested once. */
let kindsPromise: Promise<Kind[]> | undefined

export function getKinds(): Promise<Kind[]> {
  kindsPromise ??= get(kindsSchema, '/api/kinds').then(
    (answer) => answer.kinds,
    (error: unknown) => {
      kindsPromise = undefined
      throw error
    },
  )
  return kindsPromise
}

export const getMe = (): Promise<Me> => get(meSchema, '/api/me')
export const renamePlayer = (name: string): Promise<Me> =>
  get(meSchema, '/api/me', jsonRequest('PUT', { name }))
export const getMyGames = (before?: string): Promise<MyGames> =>
  get(myGamesSchema, '/api/me/games' + queryString({ before }))
export const getGame = (id: string, signal?: AbortSignal): Promise<GameMessage> =>
  get(gameMessageSchema, `/api/games/${encodeURIComponent(id)}`, signal ? { signal } : undefined)

export const getStatistics = async (): Promise<KindStatistics[]> =>
  (await get(statisticsSchema, '/api/me/statistics')).kinds
export const getMapOfTheDay = (): Promise<MapOfTheDay> => get(mapOfTheDaySchema, '/api/map-of-the-day')
export const getInvitation = (id: string): Promise<Invitation> =>
  get(invitationSchema, `/api/games/${encodeURIComponent(id)}/invitation`)

/** A new game; see docs/api.md. */
export interface GameRequest {
  game: string
  start?: string
  seats?: { X?: string; O?: string }
  shuffle?: boolean
  clock?: string
  games?: number
  hints?: boolean
}

/** The ids of requests without an answer yet, by path and content. */
const unansweredIds = new Map<string, string>()

/** Sends a request that takes effect once, even if the user repeats it because the answer was lost. */
async function postOnce(path: string, body: object): Promise<GameMessage> {
  const key = path + JSON.stringify(body)
  const id = unansweredIds.get(key) ?? newCommandId()
  unansweredIds.set(key, id)
  try {
    const answer = await get(gameMessageSchema, path, jsonRequest('POST', { ...body, id }))
    unansweredIds.delete(key)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.problem) unansweredIds.delete(key)
    throw error
  }
}

export const createGame = (gameRequest: GameRequest): Promise<GameMessage> =>
  postOnce('/api/games', gameRequest)

export const sendCommand = (game: string, command: Command): Promise<GameMessage> =>
  postOnce(`/api/games/${encodeURIComponent(game)}/actions`, command)

/** A position, or the start position of a game. */
export type PositionSource = { position: string } | { game: string }

/** A position after some moves, with its legal moves. */
export const getPosition = (
  from: PositionSource,
  moves: readonly string[] = [],
  signal?: AbortSignal,
): Promise<PositionView> =>
  get(
    positionViewSchema,
    '/api/position' + queryString({ ...from, moves: moves.join(',') }),
    signal ? { signal } : undefined,
  )

/** Parses a typed move; cells separated by spaces are accepted. */
export const parseMove = (position: string, text: string): Promise<ParsedMove> =>
  get(parsedMoveSchema, '/api/move' + queryString({ position, text }))
