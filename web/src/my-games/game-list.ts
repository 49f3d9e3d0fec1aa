import { playerLabel } from '../shared/labels'
import type { KindStatistics, MyGame } from '../wire/game-lists'
import type { GameMessage, GameState } from '../wire/live'
import { myGamesWords as words } from '$words/my-games'
import { language } from '../words/language.svelte'

/** An open or running game, with its state once loaded. */
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

/** The ongoing games: those with the player's turn first, then the latest change first. */
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

/** A game against a person counts as abandoned after this time without a move; the server uses the same limit. */
const abandonedMillis = 14 * 24 * 60 * 60 * 1000

/**
 * Whether a game can be deleted: nobody has joined it, nobody else plays in it, or it is abandoned. The server decides in
 * the end.
 */
export function isDeletable({ game, state }: OngoingGame, now: number): boolean {
  if ((state?.status ?? game.status) === 'open') return true
  if (!state) return false
  const others = (['X', 'O'] as const).filter(
    (side) => side !== game.you && state.seats[side].kind === 'person',
  )
  return others.length === 0 || now - game.changed >= abandonedMillis
}

/** The result of a finished game from the player's view. */
export function resultFor({ you, result }: MyGame): 'won' | 'lost' | 'drawn' | 'watched' {
  if (result === '1/2-1/2') return 'drawn'
  if (!you || !result) return 'watched'
  return (result === '1-0') === (you === 'X') ? 'won' : 'lost'
}

export function winnerIn({ result }: MyGame): 'X' | 'O' | undefined {
  return result === '1-0' ? 'X' : result === '0-1' ? 'O' : undefined
}

export const opponentName = (opponent: string): string => words.opponents[opponent] ?? playerLabel(opponent)

export type ResultTotals = Pick<KindStatistics, 'played' | 'won' | 'drawn' | 'lost'>

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

/** A share in whole percent. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole)

/**
 * Loads the states of games one after another until the signal is aborted, because the list does not contain them. Games
 * that cannot be loaded are skipped.
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

/** "5 minutes ago", "yesterday". */
export function relativeTime(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' })
  const elapsed = Math.max(0, now - then)
  const unit = units.find(([, millis]) => elapsed >= millis)
  return unit ? format.format(-Math.floor(elapsed / unit[1]), unit[0]) : words.justNow
}
