import type { Analysis } from '../wire/analysis'
import { commonLength, type Path } from './tree'

/** A line previewed on the board, from the path at which it was offered. */
export interface LinePreview {
  from: Path
  moves: Path
}

/**
 * The moves to preview, as long as they are still offered at this path. Hovered elements may disappear without a leave
 * event, and the preview must not outlive them.
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
