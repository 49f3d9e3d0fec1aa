import type { Reason } from '../wire/why'
import { reasonSentence, sideNames } from './why'

/** The game whose sides the sentences name. */
export interface Sides {
  kind: string
  game: string
}

/** Why something is so: a sentence for each checked fact. */
export function sentencesOf(reasons: readonly Reason[] | undefined, { kind, game }: Sides): string[] {
  const names = sideNames(kind, game)
  return (reasons ?? []).map((reason) => reasonSentence(reason, names))
}
