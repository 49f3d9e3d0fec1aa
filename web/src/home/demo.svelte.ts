import { prefersReducedMotion } from '../shared/motion'

/** Number of ticks for which a finished demo stays on its last position. */
const restTicks = 4

/** Index of the position that a demo shows at a tick: one move per tick, a rest at the end, then from the start again. */
export function demoStepAt(tick: number, steps: number): number {
  return steps === 0 ? 0 : Math.min(tick % (steps + restTicks), steps - 1)
}

/** Index of the position shown without motion: well into the game, where pieces are on the board. */
export const stillDemoStep = (steps: number): number => Math.max(0, Math.floor((steps - 1) * 0.6))

/** Whether the demo boards move: not with reduced motion, and not while the user has paused them. */
class DemoPlayback {
  paused = $state(false)

  get hasReducedMotion(): boolean {
    return prefersReducedMotion()
  }

  get isPlaying(): boolean {
    return !this.hasReducedMotion && !this.paused
  }
}

export const demoPlayback = new DemoPlayback()
