import type { PositionView } from '../wire/position'
import type { Draft } from './draft'

/** A position of the server as a draft. */
export function draftOf(view: PositionView): Draft {
  const [start] = view.steps
  return {
    kind: view.kind,
    setup: view.game.slice(view.kind.length + 1),
    cols: view.grid.cols,
    squares: start?.board ?? { owners: '' },
    toMove: start?.toMove ?? 'X',
  }
}

export const sameCells = (one: Draft, other: Draft): boolean =>
  one.cols === other.cols && one.squares.owners.length === other.squares.owners.length

/** With all that its game brings along; nothing if the game has another board. */
export function fitted(draft: Draft, view: PositionView): Draft | undefined {
  const usual = draftOf(view)
  if (!sameCells(usual, draft)) return undefined
  return { ...draft, setup: usual.setup, squares: { ...usual.squares, ...draft.squares } }
}
