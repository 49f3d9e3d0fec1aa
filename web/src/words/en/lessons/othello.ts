import type { LessonWords } from '../learn'

export const lesson: LessonWords = {
  about: 'The classic: outflank, turn over, hold the corners. You are black.',
  learned: 'You can outflank in all directions, you know when to pass, and what corners are worth.',
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
      title: 'A move must turn something',
      text: [
        'A disc may only go where it turns over at least one other. The marked cells are all there are.',
      ],
      goal: 'Find the move that turns over two discs.',
      miss: 'It turned one. Look along column d.',
      done: 'Two at once, down the column.',
    },
    eight: {
      title: 'All eight directions',
      text: [
        'Every line from the new disc turns at once: rows, columns and diagonals. A line ends at the first disc of your own.',
      ],
      goal: 'Turn over eight discs with one move.',
      miss: 'There is a hole in the middle of the white ring.',
      done: 'All around, in one move. Discs that have just turned over outflank nothing themselves.',
    },
    pass: {
      title: 'Passing',
      text: [
        'A side that cannot outflank anything must pass, and the other goes on. A side that has a move may not pass.',
      ],
      goal: 'Black has no move here: pass.',
      miss: 'Press Pass.',
      done: 'White moves again. Running out of moves costs more than a few discs.',
    },
    corner: {
      title: 'Corners stay',
      text: [
        'A disc in a corner can never be outflanked: nothing lies behind it. Corners are worth more than many discs.',
      ],
      goal: 'Take the corner.',
      miss: 'One corner is open to you, at the end of the long white diagonal.',
      done: 'a1 is black for good, and three discs came with it.',
    },
    end: {
      title: 'The end',
      text: [
        'The game ends when neither side can move, often before the board is full. The empty cells that are left count for the winner.',
      ],
      goal: 'End the game with one move.',
      miss: 'A white disc is left. Which move turns over both at once?',
      done: 'White has no disc left and nobody can move. With the empty cells that is 64 to 0.',
    },
  },
}
