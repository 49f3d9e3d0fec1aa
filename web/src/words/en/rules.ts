/** The rules of a game, short enough to read during play. */

export interface GameRules {
  goal: string
  /** How a turn works and how the game ends. */
  points: readonly string[]
  cells: string
}

export const gameRules: Record<string, GameRules> = {
  'squirrel-war': {
    goal: 'Have the most nuts when the board is full.',
    points: [
      'On your turn you take one empty cell, any one. There is no pass.',
      'Raid: if the cell is beside one of your own squirrels, every enemy squirrel beside it becomes yours.',
      'Sneak: otherwise you only take the cell, even with enemies beside it.',
      'Beside means above, below, left or right. Diagonals never count, and a raid does not spread.',
      'The number of a cell is its nuts. Equal totals are a draw.',
    ],
    cells: 'Letters are columns, digits are rows: D3 is column D, row 3.',
  },
  santorini: {
    goal: 'Be first to step onto a tower of three levels.',
    points: [
      'On your turn you step with one of your two pieces to a free cell beside it, then you put a tile on one of the eight cells around its new place.',
      'Cubes take straight steps: up, down, left or right. Pyramids take diagonal steps.',
      'A step climbs at most one level, but may go down any number of levels.',
      'A tile on level 3 makes a ruin: nobody enters it or builds on it again.',
      'Stepping onto level 3 wins at once. Whoever has no step on their turn loses.',
    ],
    cells: 'A cell is its row and its column, counted from 0: 30 is row 3, column 0.',
  },
  'adjacent-claim': {
    goal: 'Claim the most cells.',
    points: [
      'Your first claim may be any free cell.',
      'After that you claim a free cell beside one of your own: above, below, left or right.',
      'If you have no such cell, you pass; if you have one, you must claim.',
      'The game ends when all cells are claimed. Equal counts are a draw.',
    ],
    cells: 'Letters are rows, digits are columns: C4 is row C, column 4.',
  },
  'shellos-shuffle': {
    goal: 'Have the most discs when the board is full.',
    points: [
      'On your turn you place a disc on an empty cell next to any disc, of either colour; diagonals count.',
      'Enemy discs in a straight line between the new disc and another one of yours turn over, in all eight directions at once.',
      'A move that turns nothing over is legal, too. Nobody ever passes.',
      'Discs that have just turned over turn nothing themselves. A 32–32 result is a draw.',
    ],
    cells: 'Letters are rows, digits are columns: D3 is row D, column 3.',
  },
  othello: {
    goal: 'Have the most discs at the end.',
    points: [
      'On your turn you place a disc so that enemy discs lie in a straight line between it and another one of yours. They turn over, in all eight directions at once.',
      'A move must turn over at least one disc.',
      'If you have no move, you pass; if you have one, you must move.',
      'The game ends when neither side can move. Empty cells that are left count for the winner.',
    ],
    cells: 'Letters are columns, digits are rows: f5 is column f, row 5.',
  },
}

export const rulesWords = {
  open: 'Rules',
  title: (game: string) => `Rules of ${game}`,
  goal: 'Goal',
  turn: 'How it is played',
  cells: 'Cells',
  lesson: 'Play the lesson',
  none: 'The lesson of this game shows how it is played.',
}
