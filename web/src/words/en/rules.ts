import type { GameRules } from '../types'

export const gameRules: Record<string, GameRules> = {
  'squirrel-war': {
    goal: 'Have the most nuts when the board is full.',
    points: [
      'On your turn, take any empty cell. You cannot pass.',
      'Raid: if the cell is next to one of your squirrels, every enemy squirrel next to it becomes yours.',
      'Sneak: otherwise you only take the cell, even if enemies are next to it.',
      '“Next to” means above, below, left or right. Diagonals never count, and conquered squirrels conquer nothing.',
      'The number on a cell shows how many nuts it has. Equal totals are a draw.',
    ],
  },
  santorini: {
    goal: 'Be the first to step onto level 3.',
    points: [
      'On your turn, move one of your two pieces one step to a free cell, then build a tile on one of the eight cells around it.',
      'Cubes take straight steps: up, down, left or right. Pyramids take diagonal steps.',
      'A step goes up one level at most, and down any number of levels.',
      'A tile on level 3 makes a ruin: nobody can enter it or build on it again.',
      'Stepping onto level 3 wins at once. If you cannot step on your turn, you lose.',
    ],
  },
  'adjacent-claim': {
    goal: 'Claim the most cells.',
    points: [
      'Your first claim may be any free cell.',
      'After that, claim a free cell next to one of your own: above, below, left or right.',
      'If there is no such cell, you pass. Otherwise you must claim one.',
      'The game ends when all cells are claimed. Equal counts are a draw.',
    ],
  },
  'shellos-shuffle': {
    goal: 'Have the most discs when the board is full.',
    points: [
      'On your turn, place a disc on an empty cell next to any disc of either colour. Diagonals count.',
      'Your opponent’s discs in a straight line between the new disc and another disc of yours turn over, in all eight directions.',
      'A move does not have to turn anything over. Nobody ever has to pass.',
      'Discs that have just turned over do not turn others. A 32–32 result is a draw.',
    ],
  },
  othello: {
    goal: 'Have the most discs at the end.',
    points: [
      'On your turn, place a disc so that discs of your opponent lie in a straight line between it and another disc of yours. These discs turn over, in all eight directions.',
      'A move must turn over at least one disc.',
      'If you have no move, you pass. Otherwise you must move.',
      'The game ends when neither side can move. Empty cells count for the winner.',
    ],
  },
}

export const rulesWords = {
  open: 'Rules',
  title: (game: string) => `Rules of ${game}`,
  goal: 'Goal',
  turn: 'How to play',
  lesson: 'Play the lesson',
  none: 'The lesson shows how this game is played.',
}
