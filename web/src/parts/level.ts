/** Which level of the engine suits: it goes with how somebody plays. */

const first = 'level-2'
const perfect = 'perfect'

/** The level to play next; a kept one that the game no longer has counts for nothing. */
export function suitable(levels: readonly string[], kept: string | undefined): string {
  if (kept !== undefined && levels.includes(kept)) return kept
  return levels.includes(first) ? first : (levels[0] ?? first)
}

/**
 * The level to play after a game: one up after a win, one down after a loss. Nobody is led to the perfect engine, which cannot be
 * beaten: whoever wants it asks for it.
 */
export function levelAfter(
  levels: readonly string[],
  played: string,
  result: 'won' | 'lost' | 'drawn',
): string {
  const beatable = levels.filter((level) => level !== perfect)
  const now = levels.indexOf(played)
  if (now < 0 || result === 'drawn') return played
  if (played === perfect) return result === 'lost' ? (beatable.at(-1) ?? played) : played
  return beatable[now + (result === 'won' ? 1 : -1)] ?? played
}
