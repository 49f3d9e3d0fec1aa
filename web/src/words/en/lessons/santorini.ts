import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Two pieces per side and growing towers. Be the first on level 3. You are Amber.',
  learned: 'You can step, build, climb and ruin a tower, and you know how cubes and pyramids move.',
  choose: { question: 'Your pieces', variants: { cubes: 'Cubes', pyramids: 'Pyramids' } },
  steps: {
    turn: {
      title: 'Step, then build',
      text: [
        'Every turn has two parts. First, one of your pieces steps to a free cell next to it. Then it builds a tile on one of the eight cells around it.',
        'A cell is named by its row and column, both counted from 0: 21 is row 2, column 1.',
      ],
      goal: 'Choose a piece, then a cell to step to, then a cell to build on.',
      miss: 'Choose a piece, then where it steps, then where it builds.',
      done: 'That is a whole turn. Blue has made one as well.',
    },
    climb: {
      title: 'One level at a time',
      text: [
        'A step goes up one level at most, but down any number of levels. Your piece on 22 stands on the ground, so the tower on 12 with its two levels is too high.',
      ],
      goal: 'Step onto the tower with level 1.',
      miss: 'The tower with one level is on 21, just left of your piece.',
      done: 'From here you can reach level 2.',
    },
    win: {
      title: 'To the top',
      text: ['Stepping onto level 3 wins at once. You don’t build after that.'],
      goal: 'Win the game.',
      miss: 'Your piece on 22 stands on level 2. Which tower next to it has three levels?',
      done: 'You stand on level 3. You have won the game.',
    },
    kill: {
      title: 'Ruin a tower',
      text: [
        'A tile on level 3 turns the tower into a ruin. Nobody can enter it or build on it again.',
        'Blue stands on 12, on level 2, and wants to step onto 22.',
      ],
      goal: 'Turn the tower on 22 into a ruin first.',
      miss: 'Blue would win next turn. Step to a cell next to 22 and build there.',
      done: 'The tower is a ruin now. Nobody will ever stand there.',
    },
    stuck: {
      title: 'Nowhere to go',
      text: [
        'A side that cannot step on its turn loses. Blue’s piece on 00 is walled in already. The one on 44 has a single way out: the tower with level 1 on 34.',
      ],
      goal: 'Build so that Blue is stuck.',
      miss: 'Blue can still step from 44 to 34. Make that tower one level higher.',
      done: 'Every way out is two levels up. Blue is stuck, and you have won.',
    },
    pieces: {
      title: 'Cubes or pyramids',
      text: [
        'Before the game, each side chooses cubes or pyramids for both its pieces. Cubes step up, down, left and right. Pyramids step diagonally. Both can build in all eight directions.',
      ],
      goal: 'Choose the pieces that can win at once, and win.',
      miss: 'The tower with level 3 is on 13, diagonally from your piece. Which pieces can step there?',
      done: 'Pyramids step diagonally. Cubes would have to go around.',
    },
  },
}
