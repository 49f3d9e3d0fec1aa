import { bestVerdict } from '../analysis/marks'
import type { StudyAnalysis } from '../analysis/study-analysis.svelte'
import { spokenVerdictText } from '../analysis/verdict'
import { announcer } from '../announcer.svelte'
import { moveSentence } from '$words/board'
import { studyWords as words } from '$words/study'
import { verdictWords } from '$words/verdicts'
import type { Study } from './study.svelte'
import type { Path } from './tree'

/** The move is announced first, even if the verdict is already known. */
const verdictDelayMillis = 1500

/**
 * Announces every position, and its best move once the search has ended. Call it during component initialisation; `isShown`
 * says whether verdicts are shown.
 */
export function announceStudy(study: Study, analysis: StudyAnalysis, isShown: () => boolean): void {
  let announcedPath: Path = study.path
  let announcedVerdict = ''

  $effect(() => {
    const { path, currentStep, lineView } = study
    if (announcedPath === path || !currentStep || !lineView) return
    announcedPath = path
    announcedVerdict = ''
    const { move, side, verb, taken } = currentStep
    const { kind, game } = lineView
    announcer.say(move && side ? moveSentence({ kind, game, side, move, verb, taken }) : words.steps.atStart)
  })

  $effect(() => {
    const position = study.currentStep?.position
    const entry = isShown() ? analysis.entry(position) : undefined
    const best = entry && bestVerdict(entry.moves)
    if (!best || (!entry?.complete && analysis.isSearching(position))) return
    const text = `${verdictWords.certainty[best.certainty]}: ${spokenVerdictText(best)}`
    if (text === announcedVerdict) return
    announcedVerdict = text
    const timer = setTimeout(() => announcer.say(words.verdicts.bestIs(best.move, text)), verdictDelayMillis)
    return () => clearTimeout(timer)
  })
}
