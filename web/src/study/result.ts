import type { Side } from '../wire/shapes'
import { sayEnding, sayResult } from '$words/board'
import type { Study } from './study.svelte'
import { shared } from './tree'

/** How the main line ended, as sentences: by the rules, or as the record says. A line that was changed has no result. */
export function resultOf(study: Study): string | undefined {
  const { frame, main, source } = study
  if (!frame) return undefined
  const played = frame.steps.flatMap((step) => step.move ?? [])
  const result = source.result ?? frame.result
  if (!result || played.length !== main.length || shared(played, main) !== main.length) return undefined
  const winner: Side | undefined = result === '1-0' ? 'X' : result === '0-1' ? 'O' : undefined
  const { kind, game, scored } = frame
  const ending = source.ending ?? frame.ending
  const said = { kind, game, winner, ending, scores: frame.steps.at(-1)?.scores, scored }
  return `${sayResult(said)}. ${sayEnding(said)}`
}
