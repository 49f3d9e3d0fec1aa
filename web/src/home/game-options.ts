import { setupChoices } from '../shared/setup'
import type { Wish } from '../wire/api'
import type { Kind } from '../wire/game-lists'

/** A new game as somebody plans it, and what the server is asked for. */
export interface Plan {
  against: 'engine' | 'friend' | 'anyone'
  level: string
  side: 'first' | 'second' | 'chance'
  clock: string
  setup: string
  games: number
  /** Undefined: as is usual, with an engine only. */
  hints: boolean | undefined
}

export const clocks = ['none', '1+2', '3+2', '5+3', '10+5', '30+20', '1d', '3d']
export const matchLengths = [1, 2, 3, 4, 6, 10]

/** What is usual: an engine waits for somebody's first move; between people chance decides who begins. */
export function usualPlan(kind: Kind, level: string, against: Plan['against'] = 'engine'): Plan {
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

/** What one click starts: where there are a few set-ups to choose from, chance draws one, so that all of them are met. */
export function quickPlan(kind: Kind, level: string, chance: () => number = Math.random): Plan {
  const setups = setupChoices(kind.setup?.syntax ?? '')
  return { ...usualPlan(kind, level), setup: setups[Math.floor(chance() * setups.length)] ?? '' }
}

export const hasHints = (plan: Plan): boolean => plan.hints ?? plan.against === 'engine'

export function wishOf(kind: Kind, plan: Plan): Wish {
  const other = plan.against === 'engine' ? plan.level : plan.against
  const setup = plan.setup.trim()
  return {
    game: setup === '' ? kind.id : `${kind.id}:${setup}`,
    seats: plan.side === 'second' ? { X: other, O: 'me' } : { X: 'me', O: other },
    shuffle: plan.side === 'chance',
    clock: plan.clock,
    // The usual length may depend on the set-up: only the server knows it.
    ...(plan.games === kind.games ? {} : { games: plan.games }),
    hints: hasHints(plan),
  }
}
