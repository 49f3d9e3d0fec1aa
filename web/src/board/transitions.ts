import type { TransitionConfig } from 'svelte/transition'
import { prefersReducedMotion } from '../shared/motion'

/** Short movements of what comes onto a board. They are all over within a quarter of a second, and nothing waits for them. */

const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** Grows where it stands. */
export function growIn(_node: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion() ? 0 : 180,
    easing: easeOut,
    css: (t) => `transform: scale(${0.5 + t / 2}); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** Comes down from above. */
export function dropIn(_node: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion() ? 0 : 200,
    easing: easeOut,
    css: (t, u) => `transform: translateY(${-22 * u}px); opacity: ${Math.min(1, t * 2)}`,
  }
}
