/** Places of the study that other pages lead to; `study/address.ts` reads them. */

/** Where one tries the mistakes of a finished game again. */
export const retryLink = (game: string): string => `/study?game=${encodeURIComponent(game)}&retry=1`

/** A moment of a finished game: after its move of this number, from 1. */
export const moveLink = (game: string, ply: number): string =>
  `/study?game=${encodeURIComponent(game)}&at=${ply}`
