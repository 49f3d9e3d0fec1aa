import type { TransitionConfig } from 'svelte/transition'

/** Short movements of what comes onto a board. They are all over within a quarter of a second, and nothing waits for them. */

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const settle = (t: number): number => 1 - (1 - t) ** 3

/** Grows where it stands. */
export function arrive(_node: Element): TransitionConfig {
  return {
    duration: calm() ? 0 : 180,
    easing: settle,
    css: (t) => `transform: scale(${0.5 + t / 2}); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** Comes down from above. */
export function drop(_node: Element): TransitionConfig {
  return {
    duration: calm() ? 0 : 200,
    easing: settle,
    css: (t, u) => `transform: translateY(${-22 * u}px); opacity: ${Math.min(1, t * 2)}`,
  }
}
