import type { Badge, Tone } from './model'

/** How much badges say: all of it; all but the sign of an estimate, which their broken edge shows as well; or only their signs. */
export type Wording = 'whole' | 'bare' | 'none'

/** The sign of each tone, in a square of 10 by 10: colour never says it alone. */
export const toneSigns: Record<Tone, string> = {
  best: 'M1.8 5.4 4.2 7.7 8.2 2.7',
  slip: 'M1.8 3.6 5 7 8.2 3.6',
  bad: 'M2.3 2.3 7.7 7.7M7.7 2.3 2.3 7.7',
}

/** What is written on a badge. */
export const badgeText = ({ certainty, text }: Badge, wording: Wording): string =>
  wording === 'none' ? '' : wording === 'whole' && certainty === 'estimated' ? `≈${text}` : text

/** The size of its letters in a cell of this size, in pixels. */
export const badgeFont = (cell: number): number => Math.min(14, Math.max(11, cell * 0.16))

/**
 * As much as all of them have room for in their cells: a number here and a sign there would look as if they meant different
 * things. The line under the board says the words in any case.
 */
export function wordingFor(badges: Iterable<Badge>, cell: number): Wording {
  const all = [...badges]
  const fits = (wording: Wording): boolean =>
    all.every((badge) => badgeFont(cell) * (2.1 + 0.68 * badgeText(badge, wording).length) <= cell * 0.96)
  if (cell < 40) return 'none'
  return fits('whole') ? 'whole' : fits('bare') ? 'bare' : 'none'
}
