/** Address of trying the mistakes of a finished game again; `study/address.ts` parses it. */
export const retryLink = (game: string): string => `/study?game=${encodeURIComponent(game)}&retry=1`

/** Address of a finished game after the move with this number, from 1. */
export const moveLink = (game: string, ply: number): string =>
  `/study?game=${encodeURIComponent(game)}&at=${ply}`
