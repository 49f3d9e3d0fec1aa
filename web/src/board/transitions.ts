import type { TransitionConfig } from 'svelte/transition'
import { prefersReducedMotion } from '../shared/motion'

const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** Transition: grows in place. */
export function growIn(_node: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion() ? 0 : 180,
    easing: easeOut,
    css: (t) => `transform: scale(${0.5 + t / 2}); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** Transition: drops from above. */
export function dropIn(_node: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion() ? 0 : 200,
    easing: easeOut,
    css: (t, u) => `transform: translateY(${-22 * u}px); opacity: ${Math.min(1, t * 2)}`,
  }
}
