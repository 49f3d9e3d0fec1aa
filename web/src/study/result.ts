import type { Side } from '../wire/common'
import { sayEnding, sayResult } from '$words/board'
import type { Winner } from './review'
import type { Study } from './study.svelte'
import { shared } from './tree'

const winners: Record<string, Winner> = { '1-0': 'X', '0-1': 'O', '1/2-1/2': 'draw' }

/** How the main line ended, by the rules or as the record says. A line that was changed has no result. */
function endOf({ frame, main, source }: Study): string | undefined {
  const played = frame?.steps.flatMap((step) => step.move ?? []) ?? []
  const same = played.length === main.length && shared(played, main) === main.length
  return same ? (source.result ?? frame?.result) : undefined
}

/** Who won the main line, or that nobody did; undefined if it has no result. */
export const winnerOf = (study: Study): Winner => winners[endOf(study) ?? '']

/** How the main line ended, as sentences. */
export function resultOf(study: Study): string | undefined {
  const { frame, source } = study
  const end = endOf(study)
  if (!frame || !end) return undefined
  const won = winners[end]
  const winner: Side | undefined = won === 'draw' ? undefined : won
  const { kind, game, scored } = frame
  const ending = source.ending ?? frame.ending
  const said = { kind, game, winner, ending, scores: frame.steps.at(-1)?.scores, scored }
  return `${sayResult(said)}. ${sayEnding(said)}`
}
