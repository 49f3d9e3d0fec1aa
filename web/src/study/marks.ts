import { toneOf } from '../truth/badges'
import { isScored, outcome, worth } from '../truth/verdict'
import type { Side } from '../wire/shapes'
import type { Review, ReviewedMove, Verdict } from '../wire/truth'

/** What a review says of the moves of a game: signs beside them, and a curve. */

export type Mark = 'slip' | 'mistake' | 'blunder'

export const signs: Record<Mark, string> = { slip: '?!', mistake: '?', blunder: '??' }

/** What to think of a move: nothing, that it gave away something, a lot, or the game. */
export function markOf({ played, best, gaveAway }: ReviewedMove): Mark | undefined {
  if (gaveAway === 0) return undefined
  switch (toneOf(played, best)) {
    case 'best':
      return undefined
    case 'slip':
      return 'slip'
    case 'bad':
      return outcome(played) === 'loss' && outcome(best) !== 'loss' ? 'blunder' : 'mistake'
  }
}

/** A point of the game's value: what it is worth for the first side after so many moves. */
export interface Point {
  ply: number
  value: number
  verdict: Verdict
  side: Side
  sure: boolean
}

/** From the start to the end, as far as the review has come; it comes from the end. */
export function curveOf(review: Review): Point[] {
  const points = review.moves.map(({ ply, side, played }) => point(ply, side, played))
  const first = review.moves[0]
  return first ? [point(first.ply - 1, first.side, first.best), ...points] : points
}

function point(ply: number, side: Side, verdict: Verdict): Point {
  return { ply, side, verdict, value: firstSide(verdict, side), sure: verdict.certainty === 'proven' }
}

/** A verdict is seen from the side that moves; a graph has one view. */
function firstSide(verdict: Verdict, side: Side): number {
  const value = worth(verdict)
  if (side === 'X') return value
  return isScored(verdict) ? -value || 0 : 1 - value
}

export interface Tally {
  moves: number
  marks: Record<Mark, number>
  gaveAway: number
}

/** What a side did in all. */
export function tallyOf(review: Review, side: Side): Tally {
  const own = review.moves.filter((move) => move.side === side)
  const count = (mark: Mark) => own.filter((move) => markOf(move) === mark).length
  return {
    moves: own.length,
    marks: { slip: count('slip'), mistake: count('mistake'), blunder: count('blunder') },
    gaveAway: own.reduce((sum, move) => sum + move.gaveAway, 0),
  }
}

/** How the other side goes on after a move: as the review says, or else as it would best. */
export function punishmentOf(review: Review, move: ReviewedMove): readonly string[] {
  if (move.punishment.length > 0) return move.punishment
  return review.moves.find((next) => next.ply === move.ply + 1)?.best.line ?? []
}

/** The move after which the game was lost to its end, whatever was still played; nothing unless all of that is proven. */
export function decisiveOf(review: Review): ReviewedMove | undefined {
  const lost = review.moves.findLast(
    ({ played, best }) => outcome(played) === 'loss' && outcome(best) !== 'loss',
  )
  if (!lost?.sure || lost.played.certainty !== 'proven') return undefined
  const later = review.moves.filter((move) => move.ply > lost.ply)
  const stayed = later.every(
    ({ side, played }) =>
      played.certainty === 'proven' && outcome(played) === (side === lost.side ? 'loss' : 'win'),
  )
  return stayed ? lost : undefined
}
