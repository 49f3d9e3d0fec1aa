import type { Reason } from '../wire/truth'

/** The game whose sides the sentences name. */
export interface Sides {
  kind: string
  game: string
}

/** Why something is so: a sentence for each checked fact. */
export function sentencesOf(reasons: readonly Reason[] | undefined, _sides: Sides): string[] {
  return (reasons ?? []).map(({ text }) => text)
}
