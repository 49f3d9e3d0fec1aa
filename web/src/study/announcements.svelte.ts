import { announcer } from '../announcer.svelte'
import { bestOf } from '../analysis/marks'
import type { StudyKnowledge } from '../analysis/study-analysis.svelte'
import { spokenText } from '../analysis/verdict'
import { sayMove } from '$words/board'
import { study as words } from '$words/study'
import { truth } from '$words/verdicts'
import type { Study } from './study.svelte'
import type { Path } from './tree'

/** The move is said first, even where the verdict is known already. */
const pause = 1500

/**
 * Whoever listens is told where one is, and what is best there as soon as it is searched no longer. For a component's beginning;
 * `open` says whether verdicts are to be told.
 */
export function tellAloud(study: Study, knowledge: StudyKnowledge, open: () => boolean): void {
  let told: Path = study.path
  let heard = ''

  $effect(() => {
    const { path, step, frame } = study
    if (told === path || !step || !frame) return
    told = path
    heard = ''
    const { move, side, verb, taken } = step
    const { kind, game } = frame
    announcer.say(move && side ? sayMove({ kind, game, side, move, verb, taken }) : words.steps.atStart)
  })

  $effect(() => {
    const position = study.step?.position
    const known = open() ? knowledge.at(position) : undefined
    const best = known && bestOf(known.moves)
    if (!best || (!known?.complete && knowledge.isSearching(position))) return
    const said = `${truth.certainty[best.certainty]}: ${spokenText(best)}`
    if (said === heard) return
    heard = said
    const timer = setTimeout(() => announcer.say(words.verdicts.bestIs(best.move, said)), pause)
    return () => clearTimeout(timer)
  })
}
