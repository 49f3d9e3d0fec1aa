/** Which level of the engine suits: it goes with how somebody plays. */

const defaultLevel = 'level-2'
const strongest = 'strongest'

/** Levels that a browser kept under the name they had in an earlier version. */
const renamed: Record<string, string> = { perfect: strongest }

/** The level to play next; a kept one that the game no longer has counts for nothing. */
export function preferredLevel(levels: readonly string[], stored: string | undefined): string {
  const level = stored === undefined ? undefined : (renamed[stored] ?? stored)
  if (level !== undefined && levels.includes(level)) return level
  return levels.includes(defaultLevel) ? defaultLevel : (levels[0] ?? defaultLevel)
}

/**
 * The level to play after a game: one up after a win, one down after a loss. The strongest engine is
 * never suggested: whoever wants it asks for it.
 */
export function nextLevel(
  levels: readonly string[],
  played: string,
  result: 'won' | 'lost' | 'drawn',
): string {
  const beatable = levels.filter((level) => level !== strongest)
  const now = levels.indexOf(played)
  if (now < 0 || result === 'drawn') return played
  if (played === strongest) return result === 'lost' ? (beatable.at(-1) ?? played) : played
  return beatable[now + (result === 'won' ? 1 : -1)] ?? played
}
