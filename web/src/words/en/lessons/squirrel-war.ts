import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Two families of squirrels, red and grey, fight for nuts. You are red.',
  learned: 'You can tell a Raid from a Sneak, and you count the nuts before you leap.',
  steps: {
    richest: {
      title: 'A cell full of nuts',
      text: ['The number on a cell shows how many nuts it has. On your turn, take any empty cell.'],
      goal: 'Take the cell with the most nuts.',
      miss: 'There is a richer cell: look at the middle.',
      done: 'Nine nuts for the reds. The greys help themselves to eight.',
    },
    raid: {
      title: 'The Raid',
      text: [
        'Taking a cell next to one of your squirrels (above, below, left or right) is a Raid. A Raid also conquers every enemy next to that cell.',
      ],
      goal: 'Raid, and conquer the grey squirrel on D2.',
      miss: 'Look for a cell that is next to your squirrel on C3 and also next to the grey one.',
      done: 'The cell is yours, and so is D2 with its nuts.',
    },
    three: {
      title: 'Three at once',
      text: ['A Raid conquers all enemies next to the new squirrel, not just one.'],
      goal: 'Conquer three squirrels with one Raid.',
      miss: 'One cell is next to all three greys and to your squirrel on C3.',
      done: 'Three squirrels in one leap.',
    },
    chain: {
      title: 'It does not spread',
      text: ['Only squirrels next to the new one change sides. Conquered squirrels do not conquer others.'],
      goal: 'Conquer D2 and watch what happens to D1 behind it.',
      miss: 'Raid a cell that is next to C3 and next to D2.',
      done: 'D2 is red now, but D1 stays grey: it is not next to your new squirrel.',
    },
    sneak: {
      title: 'The Sneak',
      text: [
        'Taking any other empty cell is a Sneak: nothing else happens. Enemies next to it stay as they are.',
      ],
      goal: 'Sneak to a cell next to the grey squirrel on D3.',
      miss: 'Choose a cell above, below, left or right of D3.',
      done: 'A Sneak never conquers anything. But now a red squirrel sits right next to the enemy.',
    },
    inside: {
      title: 'From the inside',
      text: [
        'This is what a Sneak is good for: your next move beside it is a Raid. Diagonals never count, so C4 and D3 are not next to each other.',
      ],
      goal: 'Use the squirrel on C4 to conquer D3.',
      miss: 'Which cells are next to C4 and next to D3?',
      done: 'First sneak in, then raid: the oldest trick of the forest.',
    },
    end: {
      title: 'When the board is full',
      text: [
        'The game ends when no cell is empty. The side with the most nuts wins. Equal totals are a draw.',
        'Three cells are left, and the greys are ahead.',
      ],
      goal: 'Find the move that wins.',
      miss: 'Count again: what does a Raid win in addition to the nuts of the cell that you take?',
      done: 'You get three nuts for the cell and conquer nine, and the greys lose nine. Red wins, 51 to 46.',
    },
  },
}
