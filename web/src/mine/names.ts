import { engineName } from '../parts/names'
import { mine as words } from '../words/en/mine'

/** Whom one plays, in words. */
export const opponentName = (opponent: string): string => words.opponents[opponent] ?? engineName(opponent)
