import type { Side } from '../../wire/shapes'

/** How the sides are called, in the words of each game. A game that has none of its own uses the plain ones. */
const sides: Record<string, Record<Side, string>> = {
  'squirrel-war': { X: 'Red squirrels', O: 'Grey squirrels' },
  'shellos-shuffle': { X: 'Black', O: 'White' },
  othello: { X: 'Black', O: 'White' },
}

export const sideName = (kind: string, side: Side): string => sides[kind]?.[side] ?? side
