import type { Badge } from './model'

/** How much badges say: all of it; all but the sign of an estimate, which their broken edge shows as well; or only their signs. */
export type Wording = 'whole' | 'bare' | 'none'

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
