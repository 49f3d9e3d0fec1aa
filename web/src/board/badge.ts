import type { Badge } from './model'

/** What is written on a badge. */
export const badgeText = (badge: Badge): string =>
  `${badge.certainty === 'estimated' ? '≈' : ''}${badge.text}`

/** The size of its letters in a cell of this size, in pixels. */
export const badgeFont = (cell: number): number => Math.min(14, Math.max(11, cell * 0.16))

/**
 * Whether the words of all of them have room in their cells. If one has none, all show their signs alone: a number here and a
 * sign there would look as if they meant different things.
 */
export const wordsFit = (badges: Iterable<Badge>, cell: number): boolean =>
  cell >= 44 &&
  [...badges].every((badge) => badgeFont(cell) * (2.2 + 0.66 * badgeText(badge).length) <= cell * 0.96)
