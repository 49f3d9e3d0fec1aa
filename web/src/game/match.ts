import type { Game, State } from '../wire/live'
import type { Side } from '../wire/shapes'

/** How a match of several games stands, this game included once it is over. A draw is half a point for each: "1½". */
export function matchScore(game: Game, state: State): Record<Side, string> | undefined {
  if (!game.match) return undefined
  const { points } = game.match
  const gains = (side: Side): number =>
    state.status !== 'over' ? 0 : state.winner === undefined ? 0.5 : state.winner === side ? 1 : 0
  return { X: halves(points.X + gains('X')), O: halves(points.O + gains('O')) }
}

function halves(points: number): string {
  const whole = Math.floor(points)
  const half = points - whole >= 0.5 ? '½' : ''
  return whole === 0 && half ? half : `${whole}${half}`
}
