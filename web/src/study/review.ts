import type { StudySnapshot } from '../analysis/study-analysis.svelte'
import { fromOtherSide, isScored, numericValue, type MoveValue } from '../analysis/verdict'
import type { Certainty, Mark, PositionAnalysis, Verdict } from '../wire/analysis'
import type { Side } from '../wire/common'
import type { Path } from './tree'

/** What the store says of the main line: its moves with what they gave away, a curve, counts, and the move that mattered most. */

/** A move of the main line, and the position it was played in. */
export interface PlayedMove {
  position: string
  side: Side
  move: string
}

/** A played move that is known beside the best one. Its number counts from 1. */
export interface ReviewedMove extends PlayedMove {
  ply: number
  played: Verdict
  best: Verdict
  entry: PositionAnalysis
}

export function reviewedMoves(
  line: readonly PlayedMove[],
  positions: StudySnapshot['positions'],
): ReviewedMove[] {
  return line.flatMap((playedMove, i) => {
    const entry = positions.get(playedMove.position)
    const played = entry?.moves.find(({ move }) => move === playedMove.move)
    const best = entry?.moves[0]
    return entry && played && best ? [{ ...playedMove, ply: i + 1, played, best, entry }] : []
  })
}

/** A point of the game's value, after so many moves. */
export interface CurvePoint {
  ply: number
  /** Seen from the first side: what is known, or the bound that is. */
  value: number
  /** Where the true value lies from a bound: above (1), below (−1), or nowhere else (0). */
  boundDirection: -1 | 0 | 1
  /** Who moved, or is to move at the start; and the verdict as that side sees it. */
  side: Side
  verdict: Verdict
  sure: boolean
}

/** From the start to the end, as far as is known. */
export function curveOf(
  line: readonly PlayedMove[],
  moves: readonly ReviewedMove[],
  positions: StudySnapshot['positions'],
): CurvePoint[] {
  const byPly = new Map(moves.map((move) => [move.ply, move]))
  return Array.from({ length: line.length + 1 }, (_, ply) => ply).flatMap((ply) => {
    const move = byPly.get(ply)
    if (move) return [pointOf(ply, move.side, move.played)]
    // A position is worth what its best move is.
    const next = line[ply]
    const best = next && positions.get(next.position)?.moves[0]
    return best ? [pointOf(ply, next.side, best)] : []
  })
}

function pointOf(ply: number, side: Side, verdict: Verdict): CurvePoint {
  // Without points a bound is on how soon: who wins is proven.
  const sure = verdict.certainty === 'proven' || (verdict.certainty === 'bounded' && !isScored(verdict))
  return { ply, side, verdict, sure, ...plotValue(side === 'X' ? verdict : fromOtherSide(verdict)) }
}

/** Bounds are drawn as bounds: at the one that is nearer to the estimate. */
function plotValue(value: MoveValue): Pick<CurvePoint, 'value' | 'boundDirection'> {
  const { certainty, atLeast, atMost, estimate = 0 } = value
  if (certainty !== 'bounded' || !isScored(value)) return { value: numericValue(value), boundDirection: 0 }
  if (atLeast === undefined && atMost === undefined) return { value: numericValue(value), boundDirection: 0 }
  if (atMost === undefined) return { value: atLeast ?? 0, boundDirection: 1 }
  if (atLeast === undefined) return { value: atMost, boundDirection: -1 }
  return Math.abs(estimate - atLeast) <= Math.abs(estimate - atMost)
    ? { value: atLeast, boundDirection: 1 }
    : { value: atMost, boundDirection: -1 }
}

export type MarkCounts = Record<Mark, number>

/** What is proven that a side gave away, and what is estimated beyond that. */
export interface ReviewTally {
  proven: { marks: MarkCounts; loss: number }
  estimated: { marks: MarkCounts; loss: number }
}

export function tallyOf(moves: readonly ReviewedMove[], side: Side): ReviewTally {
  const count = (sure: boolean) => {
    const ownMoves = moves.filter((move) => move.side === side && move.played.sure === sure)
    const marks = (mark: Mark) => ownMoves.filter(({ played }) => played.mark === mark).length
    return {
      marks: { inaccuracy: marks('inaccuracy'), mistake: marks('mistake'), blunder: marks('blunder') },
      // Estimates differ by accident: only what is marked counts.
      loss: ownMoves.reduce((sum, { played }) => sum + (sure || played.mark ? played.loss : 0), 0),
    }
  }
  return { proven: count(true), estimated: count(false) }
}

/** How a game ended that has a result. */
export type Winner = Side | 'draw' | undefined

/** The move to tell first: the deciding mistake of the player who lost, or where nobody did the largest swing. */
export interface Headline {
  kind: 'deciding' | 'swing'
  move: ReviewedMove
}

export function headlineOf(
  { deciding, swing }: Pick<StudySnapshot, 'deciding' | 'swing'>,
  moves: readonly ReviewedMove[],
  winner: Winner,
): Headline | undefined {
  const isDecided = winner === 'X' || winner === 'O'
  const move = moves.find(({ ply }) => ply === (isDecided ? deciding : swing))
  if (!move || move.side === winner) return undefined
  return { kind: isDecided ? 'deciding' : 'swing', move }
}

/** A line as far as it may be shown. */
export interface ShownLine {
  moves: Path
  certainty: Certainty
}

/** How the other side answers a mistake: to the end where that is proven, or else the reply alone. */
export function punishmentOf({ entry, played }: ReviewedMove): ShownLine {
  const { certainty } = played
  const moves = entry.punishment ?? []
  return { moves: certainty === 'proven' ? moves : moves.slice(0, 1), certainty }
}

/** The mistakes to learn from; where there is none that deserves the name, the inaccuracies. */
export function mistakesOf(moves: readonly ReviewedMove[], side?: Side): ReviewedMove[] {
  const ownMoves = moves.filter((move) => move.played.mark && (side === undefined || move.side === side))
  const serious = ownMoves.filter(({ played }) => played.mark !== 'inaccuracy')
  return serious.length > 0 ? serious : ownMoves
}

/** The mistake before or after a place in the game. */
export function adjacentMistake(
  mistakes: readonly ReviewedMove[],
  currentPly: number,
  by: 1 | -1,
): number | undefined {
  const plies = mistakes.map(({ ply }) => ply)
  return by > 0 ? plies.find((ply) => ply > currentPly) : plies.findLast((ply) => ply < currentPly)
}
