import type { Reason } from '../wire/why'
import { isPlural, sideName } from '$words/board'
import { why as words, type SideNames } from '$words/why'

/** Why a move is a mistake, or the best one: the server's facts as sentences in the client's words. */

/** What the sides of a game are called; `game` is its kind with its set-up, if that is known. */
export function sideNames(kind: string, game = ''): SideNames {
  return { X: sideName(kind, 'X', game), O: sideName(kind, 'O', game), plural: isPlural(kind, game) }
}

/** One reason as a sentence. */
export function reasonSentence(reason: Reason, names: SideNames): string {
  return words.sentence(reason, names)
}

/** All reasons as one text; empty if there are none. */
export function whyText(reasons: readonly Reason[] | undefined, names: SideNames): string {
  return (reasons ?? []).map((reason) => reasonSentence(reason, names)).join(' ')
}

/** The weakness that a mistake of this kind counts towards. */
export function category(reason: Pick<Reason, 'kind'>): string {
  return words.categories[reason.kind]
}
