import { setupChoices } from '../shared/labels'
import type { GameRequest } from '../wire/api'
import type { Kind } from '../wire/game-lists'

/** The form for a new game. */
export interface GameOptions {
  against: 'engine' | 'friend' | 'anyone'
  level: string
  side: 'first' | 'second' | 'chance'
  clock: string
  setup: string
  games: number
  /** Undefined: allowed against an engine only. */
  hints: boolean | undefined
}

export const clocks = ['none', '1+2', '3+2', '5+3', '10+5', '30+20', '1d', '3d']
export const matchLengths = [1, 2, 3, 4, 6, 10]

/** Default options: the player moves first against an engine; between people the sides are drawn. */
export function defaultOptions(
  kind: Kind,
  level: string,
  against: GameOptions['against'] = 'engine',
): GameOptions {
  return {
    against,
    level,
    side: against === 'engine' ? 'first' : 'chance',
    clock: 'none',
    setup: '',
    games: kind.games,
    hints: undefined,
  }
}

/** Options of a game started with one click; a random set-up where there are a few to choose from. */
export function quickOptions(kind: Kind, level: string, random: () => number = Math.random): GameOptions {
  const setups = setupChoices(kind.setup?.syntax ?? '')
  return { ...defaultOptions(kind, level), setup: setups[Math.floor(random() * setups.length)] ?? '' }
}

export const hasHints = (options: GameOptions): boolean => options.hints ?? options.against === 'engine'

export function toGameRequest(kind: Kind, options: GameOptions): GameRequest {
  const opponent = options.against === 'engine' ? options.level : options.against
  const setup = options.setup.trim()
  return {
    game: setup === '' ? kind.id : `${kind.id}:${setup}`,
    seats: options.side === 'second' ? { X: opponent, O: 'me' } : { X: 'me', O: opponent },
    shuffle: options.side === 'chance',
    clock: options.clock,
    // The default length may depend on the set-up, which only the server knows.
    ...(options.games === kind.games ? {} : { games: options.games }),
    hints: hasHints(options),
  }
}
