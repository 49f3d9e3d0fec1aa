import * as v from 'valibot'
import { words } from '../words'
import {
  invitation,
  kinds,
  me,
  myGames,
  statistics,
  type Invitation,
  type Kind,
  type KindStatistics,
  type Me,
  type MyGames,
} from './game-lists'
import { gameMessage, type ClientMessage, type GameMessage } from './live'
import { positionView, reading, type PositionView, type Reading } from './position'
import { problem, type Problem } from './common'

/** Something the server could or would not do; `message` is for people. */
export class Failure extends Error {
  readonly problem: Problem | undefined

  constructor(message: string, problem?: Problem) {
    super(message)
    this.name = 'Failure'
    this.problem = problem
  }

  get code(): string {
    return this.problem?.code ?? 'unreachable'
  }

  /** The id of the game without hints for whose sake nothing is told. */
  get blockingGame(): string | undefined {
    return this.code === 'hints-off' ? this.problem?.game : undefined
  }

  /** Whether it was asked too often. */
  get isBusy(): boolean {
    return this.problem?.status === 429
  }
}

/** Asks the server; whatever is wrong comes as a {@link Failure}. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Failure(words.problems.unreachable)
  }
  if (response.ok) return response
  const told = v.safeParse(problem, await response.json().catch(() => undefined))
  throw told.success
    ? new Failure(told.output.detail ?? told.output.title, told.output)
    : new Failure(words.problems.status(response.status))
}

async function get<T extends v.GenericSchema>(
  schema: T,
  path: string,
  init?: RequestInit,
): Promise<v.InferOutput<T>> {
  return v.parse(schema, await (await ask(path, init)).json())
}

export function send(method: 'POST' | 'PUT', body: unknown): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/** `?a=1&b=2`, without what is undefined. */
export function query(parameters: Record<string, string | number | undefined>): string {
  const known = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '')
  return known.length === 0
    ? ''
    : '?' + new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
}

/** Who asks, and the games there are, do not change while a page is open: they are asked for once. */
let knownKinds: Promise<Kind[]> | undefined

export function getKinds(): Promise<Kind[]> {
  knownKinds ??= get(kinds, '/api/kinds').then(
    (answer) => answer.kinds,
    (error: unknown) => {
      knownKinds = undefined
      throw error
    },
  )
  return knownKinds
}

export const getMe = (): Promise<Me> => get(me, '/api/me')
export const rename = (name: string): Promise<Me> => get(me, '/api/me', send('PUT', { name }))
export const getMyGames = (before?: string): Promise<MyGames> =>
  get(myGames, '/api/me/games' + query({ before }))
export const getGame = (id: string, signal?: AbortSignal): Promise<GameMessage> =>
  get(gameMessage, `/api/games/${encodeURIComponent(id)}`, signal ? { signal } : undefined)

export const getStatistics = async (): Promise<KindStatistics[]> =>
  (await get(statistics, '/api/me/statistics')).kinds
export const getInvitation = (id: string): Promise<Invitation> =>
  get(invitation, `/api/games/${encodeURIComponent(id)}/invitation`)

/** What a new game is to be; docs/api.md describes it. */
export interface Wish {
  game: string
  start?: string
  seats?: { X?: string; O?: string }
  shuffle?: boolean
  clock?: string
  games?: number
  hints?: boolean
}

export const makeGame = (wish: Wish): Promise<GameMessage> =>
  get(gameMessage, '/api/games', send('POST', wish))

export const act = (id: string, message: ClientMessage): Promise<GameMessage> =>
  get(gameMessage, `/api/games/${encodeURIComponent(id)}/actions`, send('POST', message))

/** Where to start from: a position, or a game as it usually begins. */
export type From = { position: string } | { game: string }

/** A position after some moves: everything there is to draw and to choose. */
export const getPosition = (
  from: From,
  moves: readonly string[] = [],
  signal?: AbortSignal,
): Promise<PositionView> =>
  get(
    positionView,
    '/api/position' + query({ ...from, moves: moves.join(',') }),
    signal ? { signal } : undefined,
  )

/** What a typed move means in a position; cells with spaces between them are read as well. */
export const readMove = (position: string, text: string): Promise<Reading> =>
  get(reading, '/api/move' + query({ position, text }))
