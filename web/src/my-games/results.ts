import type { KindStatistics } from '../wire/game-lists'

export type Total = Pick<KindStatistics, 'played' | 'won' | 'drawn' | 'lost'>

/** All games together. */
export function totalOf(kinds: readonly Total[]): Total {
  return kinds.reduce<Total>(
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
export const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole)
