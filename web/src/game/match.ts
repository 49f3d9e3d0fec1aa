import type { Game, State } from '../wire/live'
import type { Side } from '../wire/common'

/** How a match of several games stands, this game included once it is over. A draw is half a point for each: "1½". */
export function matchScore(game: Game, state: State): Record<Side, string> | undefined {
  if (!game.match) return undefined
  const { X, O } = state.points ?? game.match.points
  return { X: halves(X), O: halves(O) }
}

function halves(points: number): string {
  const whole = Math.floor(points)
  const half = points - whole >= 0.5 ? '½' : ''
  return whole === 0 && half ? half : `${whole}${half}`
}
