import type { Badge, Tone } from './model'

/**
 * How much badges say: all of it; all but the sign of an estimate, which their broken edge shows as well; the same with the sign above
 * the number, for narrow cells; or only their signs.
 */
export type BadgeFormat = 'full' | 'plain' | 'stacked' | 'sign'

/** The sign of each tone, in a square of 10 by 10: colour never says it alone. */
export const tonePaths: Record<Tone, string> = {
  best: 'M1.8 5.4 4.2 7.7 8.2 2.7',
  slip: 'M1.8 3.6 5 7 8.2 3.6',
  bad: 'M2.3 2.3 7.7 7.7M7.7 2.3 2.3 7.7',
}

/** What is written on a badge. */
export function badgeText({ certainty, text }: Badge, format: BadgeFormat): string {
  if (format === 'sign') return ''
  if (format === 'stacked') return text.replace(/\s/g, '')
  return format === 'full' && certainty === 'estimated' ? `≈${text}` : text
}

/** Letters smaller than this cannot be read, larger ones hide the board. */
const minimumSize: Record<BadgeFormat, number> = { full: 12.5, plain: 12.5, stacked: 11, sign: 11 }
const maximumSize: Record<BadgeFormat, number> = { full: 16, plain: 16, stacked: 13, sign: 14 }

/** The size of its letters in a cell of this size, in pixels. */
export const badgeFontSize = (cell: number, format: BadgeFormat): number =>
  Math.min(maximumSize[format], Math.max(minimumSize[format], cell * 0.19))

/** How wide letters are, in units of their size. */
const textWidth = (text: string): number =>
  [...text].reduce((width, character) => width + (/[.,:\s]/.test(character) ? 0.4 : 0.7), 0)

/** What stands beside the letters: the sign and the edges. */
const badgePadding: Record<BadgeFormat, number> = { full: 1.9, plain: 1.9, stacked: 0.35, sign: 0 }

/**
 * As much as all of them have room for in their cells: a number here and a sign there would look as if they meant different
 * things. The line under the board says the words in any case.
 */
export function badgeFormatFor(badges: Iterable<Badge>, cell: number): BadgeFormat {
  const all = [...badges]
  const fits = (format: BadgeFormat): boolean =>
    all.every(
      (badge) =>
        badgeFontSize(cell, format) * (badgePadding[format] + textWidth(badgeText(badge, format))) <=
        cell * 0.98,
    )
  if (cell < 30) return 'sign'
  return (['full', 'plain', 'stacked'] as const).find(fits) ?? 'sign'
}
