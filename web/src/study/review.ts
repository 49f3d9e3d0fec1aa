import type { StudySnapshot } from '../analysis/study-analysis.svelte'
import { fromOtherSide, isScored, numericValue, type MoveValue } from '../analysis/verdict'
import type { Certainty, Mark, PositionAnalysis, Verdict } from '../wire/analysis'
import type { Side } from '../wire/common'
import type { Path } from './tree'

/** A move of the main line and the position in which it was played. */
export interface PlayedMove {
  position: string
  side: Side
  move: string
}

/** A played move with its verdict and that of the best move; `ply` counts from 1. */
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

/** A point of the value graph, after `ply` moves. */
export interface CurvePoint {
  ply: number
  /** The value, or the known bound, from the first side's view. */
  value: number
  /** Whether the true value may lie above (1) or below (−1) the point; 0 if the point is the value. */
  boundDirection: -1 | 0 | 1
  /** The side that moved (at the start, the side to move), and the verdict from its view. */
  side: Side
  verdict: Verdict
  sure: boolean
}

/** The points of the value graph that are known. */
export function curveOf(
  line: readonly PlayedMove[],
  moves: readonly ReviewedMove[],
  positions: StudySnapshot['positions'],
): CurvePoint[] {
  const byPly = new Map(moves.map((move) => [move.ply, move]))
  return Array.from({ length: line.length + 1 }, (_, ply) => ply).flatMap((ply) => {
    const move = byPly.get(ply)
    if (move) return [pointOf(ply, move.side, move.played)]
    // The value of a position is that of its best move.
    const next = line[ply]
    const best = next && positions.get(next.position)?.moves[0]
    return best ? [pointOf(ply, next.side, best)] : []
  })
}

function pointOf(ply: number, side: Side, verdict: Verdict): CurvePoint {
  // In games without points the bound is on the number of moves; the winner is proven.
  const sure = verdict.certainty === 'proven' || (verdict.certainty === 'bounded' && !isScored(verdict))
  return { ply, side, verdict, sure, ...plotValue(side === 'X' ? verdict : fromOtherSide(verdict)) }
}

/** Bounds are plotted at the one nearer to the estimate. */
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

/** The marks and losses of a side, proven and estimated. */
export interface ReviewCounts {
  proven: { marks: MarkCounts; loss: number }
  estimated: { marks: MarkCounts; loss: number }
}

export function reviewCounts(moves: readonly ReviewedMove[], side: Side): ReviewCounts {
  const count = (sure: boolean) => {
    const ownMoves = moves.filter((move) => move.side === side && move.played.sure === sure)
    const marks = (mark: Mark) => ownMoves.filter(({ played }) => played.mark === mark).length
    return {
      marks: { inaccuracy: marks('inaccuracy'), mistake: marks('mistake'), blunder: marks('blunder') },
      // Estimates fluctuate: only marked losses count.
      loss: ownMoves.reduce((sum, { played }) => sum + (sure || played.mark ? played.loss : 0), 0),
    }
  }
  return { proven: count(true), estimated: count(false) }
}

/** Result of a finished game. */
export type Winner = Side | 'draw' | undefined

/** The key move: the deciding mistake of the player who lost, or the largest swing if nobody did. */
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

/** The part of a line that may be shown. */
export interface ShownLine {
  moves: Path
  certainty: Certainty
}

/** The reply to a mistake: the whole line if it is proven, otherwise the first move. */
export function punishmentOf({ entry, played }: ReviewedMove): ShownLine {
  const { certainty } = played
  const moves = entry.punishment ?? []
  return { moves: certainty === 'proven' ? moves : moves.slice(0, 1), certainty }
}

/** The mistakes to learn from; the inaccuracies if there are none. */
export function mistakesOf(moves: readonly ReviewedMove[], side?: Side): ReviewedMove[] {
  const ownMoves = moves.filter((move) => move.played.mark && (side === undefined || move.side === side))
  const serious = ownMoves.filter(({ played }) => played.mark !== 'inaccuracy')
  return serious.length > 0 ? serious : ownMoves
}

/** The ply of the previous or the next mistake. */
export function adjacentMistake(
  mistakes: readonly ReviewedMove[],
  currentPly: number,
  by: 1 | -1,
): number | undefined {
  const plies = mistakes.map(({ ply }) => ply)
  return by > 0 ? plies.find((ply) => ply > currentPly) : plies.findLast((ply) => ply < currentPly)
}
