import type { LessonWords } from '../learn'

export const lesson: LessonWords = {
  about: 'Two families of squirrels, red and grey, fight for nuts. You are red.',
  learned: 'You can tell a Raid from a Sneak, and you count nuts before you leap.',
  steps: {
    richest: {
      title: 'A cell full of nuts',
      text: [
        'The number on a cell says how many nuts lie there. On your turn you take one empty cell, any one you like.',
      ],
      goal: 'Take the cell with the most nuts.',
      miss: 'There is a richer cell: look at the middle.',
      done: 'Nine nuts for the reds. The greys help themselves to eight.',
    },
    raid: {
      title: 'The Raid',
      text: [
        'A cell beside one of your own squirrels, above, below, left or right of it, is a Raid. A Raid takes the cell and conquers every enemy beside it.',
      ],
      goal: 'Raid, and conquer the grey squirrel on D2.',
      miss: 'Look for a cell that is beside your squirrel on C3 and beside the grey one as well.',
      done: 'The cell is yours, and so is D2 with its nuts.',
    },
    three: {
      title: 'Three at once',
      text: ['A Raid conquers all enemies beside the new squirrel, not just one.'],
      goal: 'Conquer three squirrels with one Raid.',
      miss: 'One cell is beside all three greys and beside your squirrel on C3.',
      done: 'Three squirrels in one leap.',
    },
    chain: {
      title: 'It does not spread',
      text: [
        'Only squirrels beside the new one change sides. Those that you have just conquered conquer nobody.',
      ],
      goal: 'Conquer D2, and watch what happens to D1 behind it.',
      miss: 'Raid a cell that is beside C3 and beside D2.',
      done: 'D2 is red now, but D1 stays grey: it is not beside your new squirrel.',
    },
    sneak: {
      title: 'The Sneak',
      text: [
        'Every other empty cell is a Sneak: you take it, and nothing else happens. Even enemies right beside it stay as they are.',
      ],
      goal: 'Sneak to a cell beside the grey squirrel on D3.',
      miss: 'Choose a cell above, below, left or right of D3.',
      done: 'Nobody was conquered: a Sneak never does that. But a red squirrel sits far away from home now.',
    },
    inside: {
      title: 'From the inside',
      text: [
        'That is what a Sneak is good for: the next cell beside it is a Raid. Corners never count, so C4 and D3 are not beside each other.',
      ],
      goal: 'Use the squirrel on C4 to conquer D3.',
      miss: 'Which cells are beside C4 and beside D3?',
      done: 'First sneak in, then raid: the oldest trick of the forest.',
    },
    end: {
      title: 'When the board is full',
      text: [
        'The game ends when no cell is empty. Whoever has the most nuts wins; equal totals are a draw.',
        'Three cells are left, and the greys are ahead.',
      ],
      goal: 'Find the move that wins.',
      miss: 'Count again: what does a Raid bring, besides the nuts of its own cell?',
      done: 'Three nuts for the cell, nine conquered, and nine fewer for the greys. Red wins, 51 to 46.',
    },
  },
}
