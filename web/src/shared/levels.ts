const defaultLevel = 'level-2'
const strongest = 'strongest'

/** Stored names of levels from earlier versions. */
const renamed: Record<string, string> = { perfect: strongest }

/** The stored level if the game has it, otherwise the default. */
export function preferredLevel(levels: readonly string[], stored: string | undefined): string {
  const level = stored === undefined ? undefined : (renamed[stored] ?? stored)
  if (level !== undefined && levels.includes(level)) return level
  return levels.includes(defaultLevel) ? defaultLevel : (levels[0] ?? defaultLevel)
}

/** The level after a game: one up after a win, one down after a loss. The strongest level is never suggested. */
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
