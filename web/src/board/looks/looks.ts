import type { Component } from 'svelte'
import type { Grid, Side, Squares } from '../../wire/common'
import ClaimLook from './ClaimLook.svelte'
import DiscsLook from './DiscsLook.svelte'
import PlainLook from './PlainLook.svelte'
import SantoriniLook from './SantoriniLook.svelte'
import SquirrelLook from './SquirrelLook.svelte'

/** What a look draws, inside an SVG in which every cell is 100 by 100. */
export interface LookProps {
  /** No two drawings on a page have the same: to name patterns and gradients. */
  id: string
  game: string
  grid: Grid
  squares: Squares
  /** How the squares would be after what somebody points at, and the game's word for that. */
  ghost: Squares | undefined
  verb: string | undefined
  /** The cells that would change hands then. */
  taken: ReadonlySet<string>
  /** The cell pointed at. */
  hovered: string | undefined
  /** The cells that can be chosen next. */
  next: ReadonlySet<string>
  toMove: Side | undefined
}

export interface Look {
  Drawing: Component<LookProps>
  /**
   * How a cell that can be chosen is marked: a dot in its middle, a frame around what it shows (of dashes, where moves have several
   * steps and other frames are about), or by the look itself.
   */
  mark: 'dot' | 'frame' | 'dashes' | 'own'
  /** Whether to show on each such cell how many cells it would take. */
  showsCaptures?: boolean
  /** The colour of marks on this ground, by day and by night. */
  ink: readonly [light: string, dark: string]
}

const plainLook: Look = { Drawing: PlainLook, mark: 'dot', showsCaptures: true, ink: ['#b4521c', '#e07b3c'] }

const feltInk = ['#ffdf80', '#ffdf80'] as const

const looks: Record<string, Look> = {
  'squirrel-war': { Drawing: SquirrelLook, mark: 'frame', showsCaptures: true, ink: ['#93400a', '#ffc777'] },
  santorini: { Drawing: SantoriniLook, mark: 'dashes', ink: ['#7d3d00', '#ffcf85'] },
  'adjacent-claim': { Drawing: ClaimLook, mark: 'own', ink: ['#2a1c0c', '#fff0cf'] },
  'shellos-shuffle': { Drawing: DiscsLook, mark: 'dot', ink: feltInk },
  othello: { Drawing: DiscsLook, mark: 'dot', ink: feltInk },
}

/** A game without a look of its own has a plain one. */
export const lookOf = (kind: string): Look => looks[kind] ?? plainLook
