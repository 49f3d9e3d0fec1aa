/** What changes out of sight is not seen: scrolls only as far as it takes to see it, and at once for those who want no motion. */
export function reveal(what: Element | undefined): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  what?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' })
}
