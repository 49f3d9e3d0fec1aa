import type { Component } from 'svelte'
import type { Grid, Side, Squares } from '../../wire/shapes'
import PlainLook from './PlainLook.svelte'

/** What a look draws, inside an SVG in which every cell is 100 by 100. */
export interface LookProps {
  /** No two drawings on a page have the same: to name patterns and gradients. */
  id: string
  game: string
  grid: Grid
  squares: Squares
  /** How the squares would be after what somebody points at. */
  ghost: Squares | undefined
  /** The cells that would change hands then. */
  taken: ReadonlySet<string>
  toMove: Side | undefined
}

export interface Look {
  Drawing: Component<LookProps>
  /** How a cell that can be chosen is marked: a dot in its middle, or a frame around what it shows. */
  mark: 'dot' | 'frame'
}

const plain: Look = { Drawing: PlainLook, mark: 'dot' }

const looks: Record<string, Look> = {}

/** A game without a look of its own has a plain one. */
export const lookOf = (kind: string): Look => looks[kind] ?? plain
