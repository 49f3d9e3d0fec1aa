import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Claim cell after cell and leave your opponent no room. You are X.',
  learned: 'You can extend your area, build walls and count cells, and you know which cells can wait.',
  steps: {
    first: {
      title: 'The first claim',
      text: ['The first claim of each side may be any cell.'],
      goal: 'Claim any cell you like.',
      miss: 'Claim any cell.',
      done: 'O claims one as well. On this board only the centre, C3, wins with perfect play.',
    },
    beside: {
      title: 'Then cell by cell',
      text: [
        'From now on you claim cells next to your own: above, below, left or right. Diagonals do not count, and claimed cells never change.',
      ],
      goal: 'Claim a cell that is also next to O’s cell, so that O has less room.',
      miss: 'That cell is yours, but it is not next to O’s cell on B4.',
      done: 'One more cell for you, and one way out less for O.',
    },
    pass: {
      title: 'No way out',
      text: [
        'If you have no cell to claim, you must pass. Otherwise you must claim one. Here O has walled you in.',
      ],
      goal: 'Pass. There is no other move.',
      miss: 'Press Pass.',
      done: 'O claims, you pass, O claims again. A wall is worth many cells, so build yours first.',
    },
    cut: {
      title: 'Build the wall',
      text: ['Now it is the other way round: O is in the corner with one way out.'],
      goal: 'Close the gap so that O must pass.',
      miss: 'O can still get out. Through which cell?',
      done: 'O must pass for the rest of the game. All sixteen cells left are yours.',
    },
    end: {
      title: 'What can wait',
      text: [
        'The game ends when every cell is claimed. The side with more cells wins. It is 11 to 11, and three cells are left.',
      ],
      goal: 'Find the claim that wins.',
      miss: 'Only you can reach A1, so it can wait. Which cell would O take next?',
      done: 'A1 could wait, D1 could not: you win 13 to 12.',
    },
  },
}
