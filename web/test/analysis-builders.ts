import type { StudyQuery } from '../src/analysis/study-analysis.svelte'
import type { PositionAnalysis, StudyUpdate, Verdict } from '../src/wire/analysis'

export const verdict = (move: string, rest: Partial<Verdict> = {}): Verdict => ({
  move,
  certainty: 'proven',
  loss: 0,
  sure: true,
  line: [move],
  ...rest,
})

/** A verdict with a proven margin. */
export const margin = (move: string, points: number, loss = 0, rest: Partial<Verdict> = {}): Verdict =>
  verdict(move, { margin: points, loss, ...rest })

/** A verdict with an estimate. */
export const estimate = (move: string, rest: Partial<Verdict> = {}): Verdict =>
  verdict(move, { certainty: 'estimated', sure: false, ...rest })

export const positionAnalysis = (
  position: string,
  moves: Verdict[],
  rest: Partial<PositionAnalysis> = {},
): PositionAnalysis => ({
  position,
  depth: 3,
  complete: false,
  nodes: 10,
  seconds: 0.1,
  moves,
  ...rest,
})

/** One update of a study stream. */
export const update = (
  version: string,
  positions: PositionAnalysis[],
  rest: Partial<StudyUpdate> = {},
): StudyUpdate => ({
  version,
  last: false,
  reviewed: positions.length,
  total: 2,
  positions,
  ...rest,
})

export const query = (at: string | undefined, rest: Partial<StudyQuery> = {}): StudyQuery => ({
  start: '@',
  moves: ['a', 'b'],
  winner: undefined,
  at,
  ...rest,
})
