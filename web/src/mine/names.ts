import { engineName } from '../parts/names'
import { mine as words } from '$words/mine'

/** Whom one plays, in words. */
export const opponentName = (opponent: string): string => words.opponents[opponent] ?? engineName(opponent)
