import type { Badge } from './model'

/** How large the writing on a cell of so many pixels is. */
export const badgeFont = (size: number): number => Math.min(14, Math.max(11, size * 0.16))

/**
 * What a badge says where it has so much room: all of it, or without the sign of an estimate, which its broken edge shows as well.
 * Where words have no room at all the badge's sign stands alone; the line under the board still says them.
 */
export function badgeText({ text, certainty }: Badge, size: number): string {
  if (size < 40) return ''
  const fits = (wanted: string) => badgeFont(size) * (2.1 + 0.68 * wanted.length) <= size * 0.96
  return [certainty === 'estimated' ? `≈${text}` : text, text].find(fits) ?? ''
}
