import { announcer } from '../announcer.svelte'
import type { LiveAnalysis } from '../truth/analysis.svelte'
import { bestOf } from '../truth/badges'
import { spokenText } from '../truth/verdict'
import { sayMove } from '$words/board'
import { study as words } from '$words/study'
import { truth } from '$words/truth'
import type { Study } from './study.svelte'
import type { Path } from './tree'

/** The move is said first, even where the verdict is known already. */
const pause = 1500

/** Whoever listens is told where one is, and what is best there as soon as that is known. For a component's beginning. */
export function tellAloud(study: Study, analysis: LiveAnalysis): void {
  let told: Path = study.path

  $effect(() => {
    const { path, step, frame } = study
    if (told === path || !step || !frame) return
    told = path
    const { move, side, verb, taken } = step
    const { kind, game } = frame
    announcer.say(move && side ? sayMove({ kind, game, side, move, verb, taken }) : words.steps.atStart)
  })

  $effect(() => {
    const known = analysis.known
    const best = known?.last ? bestOf(known.moves) : undefined
    if (!best) return
    const said = `${truth.certainty[best.certainty]}: ${spokenText(best)}`
    const timer = setTimeout(() => announcer.say(words.verdicts.bestIs(best.move, said)), pause)
    return () => clearTimeout(timer)
  })
}
