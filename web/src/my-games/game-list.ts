import { playerLabel } from '../shared/labels'
import type { KindStatistics, MyGame } from '../wire/game-lists'
import type { GameMessage, GameState } from '../wire/live'
import { locale } from '$words/format'
import { myGamesWords as words } from '$words/my-games'

/** One's games in the order in which they matter. */

/** A game that can go on, and how it stands if that is known. */
export interface OngoingGame {
  game: MyGame
  state: GameState | undefined
}

export const isFinished = (game: MyGame): boolean => game.status === 'over'

export const isOngoing = (game: MyGame): boolean => game.status === 'running' || game.status === 'open'

export type GameTurn = 'yours' | 'theirs' | 'waiting' | 'unknown'

export function turnOf({ game, state }: OngoingGame): GameTurn {
  if ((state?.status ?? game.status) === 'open') return 'waiting'
  if (!state) return 'unknown'
  return state.toMove === game.you ? 'yours' : 'theirs'
}

const urgency: GameTurn[] = ['yours', 'unknown', 'theirs', 'waiting']

/** What can go on: where it is one's own turn first, and what changed last first. */
export function ongoingGames(
  games: readonly MyGame[],
  states: ReadonlyMap<string, GameState>,
): OngoingGame[] {
  return games
    .filter(isOngoing)
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
export function isDeletable({ game, state }: OngoingGame, now: number): boolean {
  if ((state?.status ?? game.status) === 'open') return true
  if (!state) return false
  const others = (['X', 'O'] as const).filter(
    (side) => side !== game.you && state.seats[side].kind === 'person',
  )
  return others.length === 0 || now - game.changed >= abandonedMillis
}

/** How a finished game went for whoever played it. */
export function resultFor({ you, result }: MyGame): 'won' | 'lost' | 'drawn' | 'watched' {
  if (result === '1/2-1/2') return 'drawn'
  if (!you || !result) return 'watched'
  return (result === '1-0') === (you === 'X') ? 'won' : 'lost'
}

export function winnerIn({ result }: MyGame): 'X' | 'O' | undefined {
  return result === '1-0' ? 'X' : result === '0-1' ? 'O' : undefined
}

/** Whom one plays, in words. */
export const opponentName = (opponent: string): string => words.opponents[opponent] ?? playerLabel(opponent)

export type ResultTotals = Pick<KindStatistics, 'played' | 'won' | 'drawn' | 'lost'>

/** All games together. */
export function totalsOf(kinds: readonly ResultTotals[]): ResultTotals {
  return kinds.reduce<ResultTotals>(
    (sum, { played, won, drawn, lost }) => ({
      played: sum.played + played,
      won: sum.won + won,
      drawn: sum.drawn + drawn,
      lost: sum.lost + lost,
    }),
    { played: 0, won: 0, drawn: 0, lost: 0 },
  )
}

/** A part of a whole in whole percent. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole)

/**
 * The list of one's games does not say how they stand: each is asked after, one after another, until nobody wants to know any
 * more. One that does not answer is left out.
 */
export async function loadStates(
  games: readonly MyGame[],
  load: (id: string, signal: AbortSignal) => Promise<GameMessage>,
  onLoaded: (loaded: GameMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const { id } of games) {
    if (signal.aborted) return
    const loaded = await load(id, signal).catch(() => undefined)
    if (loaded && !signal.aborted) onLoaded(loaded)
  }
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was: "5 minutes ago", "yesterday". */
export function relativeTime(then: number, now: number, language = locale): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const elapsed = Math.max(0, now - then)
  const unit = units.find(([, millis]) => elapsed >= millis)
  return unit ? format.format(-Math.floor(elapsed / unit[1]), unit[0]) : words.justNow
}
