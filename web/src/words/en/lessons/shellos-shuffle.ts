import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Like Othello, but you do not have to turn anything over. You are Black.',
  learned: 'You can place discs and outflank in every direction, and you know that nobody ever has to pass.',
  steps: {
    place: {
      title: 'Next to any disc',
      text: [
        'Place a disc on an empty cell next to any disc of either colour. Diagonals count. Unlike in Othello, it need not turn anything over.',
      ],
      goal: 'Place a disc that turns nothing over.',
      miss: 'That is a legal move, but it turns a disc over. Try a cell that has no line of white discs ending in a black one.',
      done: 'Quiet moves like this one are legal here, and often strong.',
    },
    line: {
      title: 'Outflank',
      text: ['White discs in a straight line between your new disc and another one of yours turn black.'],
      goal: 'Turn over three discs at once.',
      miss: 'Row D has one black disc and three white ones. Where does the line end?',
      done: 'The whole line is black.',
    },
    three: {
      title: 'Three directions',
      text: ['All eight directions count at once: along the row, the column and both diagonals.'],
      goal: 'Outflank in three directions with one disc.',
      miss: 'Three white lines meet in one empty cell. Look at row G.',
      done: 'Seven discs: three up the column, three along the diagonal, one in the row.',
    },
    chain: {
      title: 'Only from the new disc',
      text: [
        'Only lines from the new disc count. A disc that has just turned over does not outflank anything.',
      ],
      goal: 'Turn over C1 and D1, and watch D2 and D3.',
      miss: 'Column 1 has two white discs with a black one below them. Close the line from above.',
      done: 'D2 and D3 now lie between two black discs but stay white: the new disc is not in line with them.',
    },
    always: {
      title: 'Nobody passes',
      text: [
        'In Othello, Black would have to pass here, because no move outflanks anything. In Shellos Shuffle you simply place a disc.',
      ],
      goal: 'Place a disc anywhere.',
      miss: 'Any cell next to a disc will do.',
      done: 'There is always a move until the board is full, so every game has exactly 60 moves.',
    },
    end: {
      title: 'Counting discs',
      text: [
        'When the board is full, the side with more discs wins. 32 each is a draw. White is ahead, and one cell is left.',
      ],
      goal: 'Place the last disc.',
      miss: 'One cell is left: H5.',
      done: 'Eight discs turn over, and Black wins 38 to 26. It is never too late.',
    },
  },
}
