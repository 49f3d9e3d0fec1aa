import type { LessonWords } from '../learn'

export const lesson: LessonWords = {
  about: 'Claim cell after cell, and leave the other side no room. You are X.',
  learned: 'You can grow, build walls and count, and you know which cells can wait.',
  steps: {
    first: {
      title: 'The first claim',
      text: ['The first claim of each side may be any cell.'],
      goal: 'Claim a cell, wherever you like.',
      miss: 'Claim any cell.',
      done: 'O claims one as well. On this board only the centre, C3, wins with perfect play.',
    },
    beside: {
      title: 'Then side by side',
      text: [
        'From now on you claim cells beside your own: above, below, left or right. Corners do not count, and what is claimed stays claimed.',
      ],
      goal: "Claim a cell that is beside O's cell, too: room that O will miss.",
      miss: "That cell is yours, but it does not touch O's cell on B4.",
      done: 'One cell more for you, and one way less for O.',
    },
    pass: {
      title: 'No way out',
      text: [
        'A side that has no cell to claim must pass, and the other goes on. A side that has one may not pass. Here O has walled you in.',
      ],
      goal: 'Pass; there is nothing else to do.',
      miss: 'Press Pass.',
      done: 'O claims, you pass, O claims again. A wall is worth many cells: better to be the one who builds it.',
    },
    cut: {
      title: 'Build the wall',
      text: ['Now it is the other way round: O sits in the corner, and one door is open.'],
      goal: 'Close the door, so that O must pass.',
      miss: 'O can still get out. Through which cell?',
      done: 'O has to pass, now and for the rest of the game. Sixteen cells are left, all for you.',
    },
    end: {
      title: 'What can wait',
      text: [
        'The game ends when every cell is claimed, and whoever has more cells wins. It is 11 to 11, and three cells are left.',
      ],
      goal: 'Find the claim that wins.',
      miss: 'Nobody but you can ever claim A1, so it can wait. Which cell would O take next?',
      done: 'A1 could wait, D1 could not: you win 13 to 12.',
    },
  },
}
