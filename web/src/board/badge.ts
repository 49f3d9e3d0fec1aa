import type { Badge, Tone } from './model'

/**
 * How much a badge shows: everything; without the ≈ of estimates, which have a dashed edge anyway; the sign above the
 * number, for narrow cells; or only the sign.
 */
export type BadgeFormat = 'full' | 'plain' | 'stacked' | 'sign'

/** The sign of each tone as an SVG path in a box of 10 by 10. */
export const tonePaths: Record<Tone, string> = {
  best: 'M1.8 5.4 4.2 7.7 8.2 2.7',
  slip: 'M1.8 3.6 5 7 8.2 3.6',
  bad: 'M2.3 2.3 7.7 7.7M7.7 2.3 2.3 7.7',
}

export function badgeText({ certainty, text }: Badge, format: BadgeFormat): string {
  if (format === 'sign') return ''
  if (format === 'stacked') return text.replace(/\s/g, '')
  return format === 'full' && certainty === 'estimated' ? `≈${text}` : text
}

/** Smaller letters are illegible, larger ones hide the board. */
const minimumSize: Record<BadgeFormat, number> = { full: 12.5, plain: 12.5, stacked: 11, sign: 11 }
const maximumSize: Record<BadgeFormat, number> = { full: 16, plain: 16, stacked: 13, sign: 14 }

/** Font size in pixels for a cell of this width. */
export const badgeFontSize = (cell: number, format: BadgeFormat): number =>
  Math.min(maximumSize[format], Math.max(minimumSize[format], cell * 0.19))

/** Estimated width of a text in units of its font size. */
const textWidth = (text: string): number =>
  [...text].reduce((width, character) => width + (/[.,:\s]/.test(character) ? 0.4 : 0.7), 0)

/** Width of the sign and the edges, in the same units. */
const badgePadding: Record<BadgeFormat, number> = { full: 1.9, plain: 1.9, stacked: 0.35, sign: 0 }

/**
 * The most detailed format in which all badges fit their cells. All use the same one, because mixed formats would look like
 * different meanings.
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
