/** Whether the user asks for reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls an element into view, no further than necessary. */
export function scrollIntoSight(element: Element | undefined): void {
  element?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
