import { engineName } from '../shared/labels'
import { mine as words } from '$words/my-games'

/** Whom one plays, in words. */
export const opponentName = (opponent: string): string => words.opponents[opponent] ?? engineName(opponent)
