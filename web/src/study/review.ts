import { isScored, turned, worth, type Value } from '../analysis/verdict'
import type { Known } from '../analysis/study-analysis.svelte'
import type { Side } from '../wire/common'
import type { Certainty, Mark, Studied, Verdict } from '../wire/analysis'
import type { Path } from './tree'

/** What the store says of the main line: its moves with what they gave away, a curve, counts, and the move that mattered most. */

/** A move of the main line, and the position it was played in. */
export interface Played {
  position: string
  side: Side
  move: string
}

/** A played move that is known beside the best one. Its number counts from 1. */
export interface Reviewed extends Played {
  ply: number
  played: Verdict
  best: Verdict
  entry: Studied
}

export function reviewedMoves(line: readonly Played[], positions: Known['positions']): Reviewed[] {
  return line.flatMap((one, i) => {
    const entry = positions.get(one.position)
    const played = entry?.moves.find(({ move }) => move === one.move)
    const best = entry?.moves[0]
    return entry && played && best ? [{ ...one, ply: i + 1, played, best, entry }] : []
  })
}

/** A point of the game's value, after so many moves. */
export interface Point {
  ply: number
  /** Seen from the first side: what is known, or the bound that is. */
  value: number
  /** Where the true value lies from a bound: above (1), below (−1), or nowhere else (0). */
  beyond: -1 | 0 | 1
  /** Who moved, or is to move at the start; and the verdict as that side sees it. */
  side: Side
  verdict: Verdict
  sure: boolean
}

/** From the start to the end, as far as is known. */
export function curveOf(
  line: readonly Played[],
  moves: readonly Reviewed[],
  positions: Known['positions'],
): Point[] {
  const byPly = new Map(moves.map((move) => [move.ply, move]))
  return Array.from({ length: line.length + 1 }, (_, ply) => ply).flatMap((ply) => {
    const move = byPly.get(ply)
    if (move) return [point(ply, move.side, move.played)]
    // A position is worth what its best move is.
    const next = line[ply]
    const best = next && positions.get(next.position)?.moves[0]
    return best ? [point(ply, next.side, best)] : []
  })
}

function point(ply: number, side: Side, verdict: Verdict): Point {
  // Without points a bound is on how soon: who wins is proven.
  const sure = verdict.certainty === 'proven' || (verdict.certainty === 'bounded' && !isScored(verdict))
  return { ply, side, verdict, sure, ...placed(side === 'X' ? verdict : turned(verdict)) }
}

/** Bounds are drawn as bounds: at the one that is nearer to the estimate. */
function placed(value: Value): Pick<Point, 'value' | 'beyond'> {
  const { certainty, atLeast, atMost, estimate = 0 } = value
  if (certainty !== 'bounded' || !isScored(value)) return { value: worth(value), beyond: 0 }
  if (atLeast === undefined && atMost === undefined) return { value: worth(value), beyond: 0 }
  if (atMost === undefined) return { value: atLeast ?? 0, beyond: 1 }
  if (atLeast === undefined) return { value: atMost, beyond: -1 }
  return Math.abs(estimate - atLeast) <= Math.abs(estimate - atMost)
    ? { value: atLeast, beyond: 1 }
    : { value: atMost, beyond: -1 }
}

export type Counts = Record<Mark, number>

/** What is proven that a side gave away, and what is estimated beyond that. */
export interface Tally {
  proven: { marks: Counts; loss: number }
  estimated: { marks: Counts; loss: number }
}

export function tallyOf(moves: readonly Reviewed[], side: Side): Tally {
  const count = (sure: boolean) => {
    const own = moves.filter((move) => move.side === side && move.played.sure === sure)
    const marks = (mark: Mark) => own.filter(({ played }) => played.mark === mark).length
    return {
      marks: { inaccuracy: marks('inaccuracy'), mistake: marks('mistake'), blunder: marks('blunder') },
      // Estimates differ by accident: only what is marked counts.
      loss: own.reduce((sum, { played }) => sum + (sure || played.mark ? played.loss : 0), 0),
    }
  }
  return { proven: count(true), estimated: count(false) }
}

/** How a game ended that has a result. */
export type Winner = Side | 'draw' | undefined

/** The move to tell first: the deciding mistake of the player who lost, or where nobody did the largest swing. */
export interface Headline {
  kind: 'deciding' | 'swing'
  move: Reviewed
}

export function headlineOf(
  { deciding, swing }: Pick<Known, 'deciding' | 'swing'>,
  moves: readonly Reviewed[],
  winner: Winner,
): Headline | undefined {
  const lost = winner === 'X' || winner === 'O'
  const move = moves.find(({ ply }) => ply === (lost ? deciding : swing))
  if (!move || move.side === winner) return undefined
  return { kind: lost ? 'deciding' : 'swing', move }
}

/** A line as far as it may be shown. */
export interface Line {
  moves: Path
  certainty: Certainty
}

/** How the other side answers a mistake: to the end where that is proven, or else the reply alone. */
export function punishmentOf({ entry, played }: Reviewed): Line {
  const { certainty } = played
  const moves = entry.punishment ?? []
  return { moves: certainty === 'proven' ? moves : moves.slice(0, 1), certainty }
}

/** The mistakes to learn from; where there is none that deserves the name, the inaccuracies. */
export function mistakesOf(moves: readonly Reviewed[], side?: Side): Reviewed[] {
  const own = moves.filter((move) => move.played.mark && (side === undefined || move.side === side))
  const grave = own.filter(({ played }) => played.mark !== 'inaccuracy')
  return grave.length > 0 ? grave : own
}

/** The mistake before or after a place in the game. */
export function mistakeBeside(mistakes: readonly Reviewed[], here: number, by: 1 | -1): number | undefined {
  const plies = mistakes.map(({ ply }) => ply)
  return by > 0 ? plies.find((ply) => ply > here) : plies.findLast((ply) => ply < here)
}
