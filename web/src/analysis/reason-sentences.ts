import type { Reason } from '../wire/why'
import { isPlural, sideName } from '$words/board'
import { why as words } from '$words/reasons'

/** The game whose sides the sentences name; `game` is its kind with its set-up, if that is known. */
export interface Sides {
  kind: string
  game: string
}

/** Why a move is a mistake, or the best one: a sentence for each checked fact that the server tells. */
export function sentencesOf(reasons: readonly Reason[] | undefined, { kind, game }: Sides): string[] {
  const names = { X: sideName(kind, 'X', game), O: sideName(kind, 'O', game), plural: isPlural(kind, game) }
  return (reasons ?? []).map((reason) => words.sentence(reason, names))
}
