/** How long a finished demonstration is left to be looked at, in moves. */
const rest = 4

/** Which step a demonstration shows at a beat: one move a beat, then a rest, then from the beginning again. */
export function stepAt(beat: number, steps: number): number {
  return steps === 0 ? 0 : Math.min(beat % (steps + rest), steps - 1)
}

/** What is shown when nothing may move: well into the game, where there is something to see. */
export const stillStep = (steps: number): number => Math.max(0, Math.floor((steps - 1) * 0.6))
