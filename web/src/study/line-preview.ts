import type { Analysis } from '../wire/analysis'
import { shared, type Path } from './tree'

/** A line somebody points at to see where it would lead, from the place at which it was offered. */
export interface Ahead {
  from: Path
  moves: Path
}

/**
 * The moves to look ahead, for as long as they are offered here. What is pointed at may vanish from under the pointer without a
 * word of it, and the board must not stay with a line that nobody points at any more.
 */
export function lookedAhead(
  ahead: Ahead | undefined,
  here: Path,
  known: Pick<Analysis, 'moves'> | undefined,
): Path | undefined {
  if (!ahead || ahead.from !== here) return undefined
  const { moves } = ahead
  const offered = known?.moves.some(
    ({ move, line }) => shared(moves, [move, ...line.slice(1)]) === moves.length,
  )
  return offered ? moves : undefined
}
