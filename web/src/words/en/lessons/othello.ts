import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'The classic: outflank, turn over, hold the corners. You are Black.',
  learned: 'You can outflank in all directions, and you know when to pass and why corners matter.',
  steps: {
    flip: {
      title: 'Outflank',
      text: [
        'Place a disc so that white discs lie in a straight line between it and another disc of yours. They turn black.',
      ],
      goal: 'Turn over a white disc.',
      miss: 'Choose one of the marked cells.',
      done: 'One white disc turned black. White answers in the same way.',
    },
    must: {
      title: 'A move must turn something over',
      text: ['A disc may only go where it turns over at least one other. These cells are marked.'],
      goal: 'Find the move that turns over two discs.',
      miss: 'That turned over only one disc. Look along column d.',
      done: 'Two at once, down the column.',
    },
    eight: {
      title: 'All eight directions',
      text: [
        'Discs turn over along all lines from the new disc at once: row, column and diagonals. A line ends at the first disc of yours.',
      ],
      goal: 'Turn over eight discs with one move.',
      miss: 'There is a hole in the middle of the white ring.',
      done: 'All around, in one move. Discs that have just turned over do not outflank others.',
    },
    pass: {
      title: 'Passing',
      text: ['If you cannot outflank anything, you must pass. Otherwise you must move.'],
      goal: 'Black has no move here: pass.',
      miss: 'Press Pass.',
      done: 'White moves again. Running out of moves costs more than a few discs.',
    },
    corner: {
      title: 'Corners stay',
      text: [
        'A disc in a corner can never be outflanked, because nothing lies behind it. A corner is worth more than many discs.',
      ],
      goal: 'Take the corner.',
      miss: 'One corner is open to you, at the end of the long white diagonal.',
      done: 'a1 is black for good, and three discs came with it.',
    },
    end: {
      title: 'The end',
      text: [
        'The game ends when neither side can move, sometimes before the board is full. Empty cells count for the winner.',
      ],
      goal: 'End the game with one move.',
      miss: 'One white disc is left. Which move turns over both white discs at once?',
      done: 'White has no discs left and nobody can move. With the empty cells that is 64 to 0.',
    },
  },
}
