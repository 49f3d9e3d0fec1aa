import type { Analysis } from '../wire/analysis'
import { commonLength, type Path } from './tree'

/** A line somebody points at to see where it would lead, from the place at which it was offered. */
export interface LinePreview {
  from: Path
  moves: Path
}

/**
 * The moves to look ahead, for as long as they are offered here. What is pointed at may vanish from under the pointer without a
 * word of it, and the board must not stay with a line that nobody points at any more.
 */
export function activePreview(
  preview: LinePreview | undefined,
  path: Path,
  analysis: Pick<Analysis, 'moves'> | undefined,
): Path | undefined {
  if (!preview || preview.from !== path) return undefined
  const { moves } = preview
  const isOffered = analysis?.moves.some(
    ({ move, line }) => commonLength(moves, [move, ...line.slice(1)]) === moves.length,
  )
  return isOffered ? moves : undefined
}
