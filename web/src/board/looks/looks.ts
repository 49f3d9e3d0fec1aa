import type { Component } from 'svelte'
import type { Grid, Side, Squares } from '../../wire/common'
import ClaimLook from './ClaimLook.svelte'
import DiscsLook from './DiscsLook.svelte'
import PlainLook from './PlainLook.svelte'
import SantoriniLook from './SantoriniLook.svelte'
import SquirrelLook from './SquirrelLook.svelte'

/** Input of a look, which draws inside an SVG where every cell is 100 by 100. */
export interface LookProps {
  /** Unique on the page; names patterns and gradients. */
  id: string
  game: string
  grid: Grid
  squares: Squares
  /** The squares after the hovered move, and the game's verb for that move. */
  ghost: Squares | undefined
  verb: string | undefined
  /** The cells that the hovered move would capture. */
  taken: ReadonlySet<string>
  hovered: string | undefined
  /** The cells that can be chosen next. */
  next: ReadonlySet<string>
  toMove: Side | undefined
}

export interface Look {
  Drawing: Component<LookProps>
  /**
   * How a selectable cell is marked: a dot in its middle, a frame, a dashed frame (for moves of several steps, which show
   * other frames as well), or by the look itself.
   */
  mark: 'dot' | 'frame' | 'dashes' | 'own'
  /** Whether each selectable cell shows how many cells it would capture. */
  showsCaptures?: boolean
  /** Colour of the marks in the light and the dark theme. */
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

/** The look of a kind; games without their own get the plain one. */
export const lookOf = (kind: string): Look => looks[kind] ?? plainLook
