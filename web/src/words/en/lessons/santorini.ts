import type { LessonWords } from '../learn'

export const lesson: LessonWords = {
  about: 'Two pieces a side, and towers that grow. Be first on a tower of three. You are amber.',
  learned: 'You can step, build, climb and kill a tower, and you know your cubes from your pyramids.',
  choose: { question: 'Your pieces', variants: { cubes: 'Cubes', pyramids: 'Pyramids' } },
  steps: {
    turn: {
      title: 'Step, then build',
      text: [
        'Every turn has two parts. One of your pieces steps to a free cell beside it; then it puts a tile on one of the eight cells around its new place.',
        'A cell is called by its row and its column, counted from 0.',
      ],
      goal: 'Choose a piece, a cell to step to, and a cell for the tile.',
      miss: 'Choose a piece, then where it goes, then where the tile goes.',
      done: 'That is a whole turn. Now blue has made one, too.',
    },
    climb: {
      title: 'One level at a time',
      text: [
        'A step goes up one level at most; down it may go from any height. Your piece on 22 stands on the ground: the tower on 12 has two levels and is too high for it.',
      ],
      goal: 'Step onto the tower of level 1.',
      miss: 'The tower of one level is on 21, just left of your piece.',
      done: 'From here a tower of level 2 is within reach.',
    },
    win: {
      title: 'To the top',
      text: ['Whoever steps onto level 3 has won at once. No tile is placed any more.'],
      goal: 'Win the game.',
      miss: 'Your piece on 22 stands on level 2. Which tower beside it has three levels?',
      done: 'You stand on level 3: the game is won.',
    },
    kill: {
      title: 'Kill a tower',
      text: [
        'A tile on a tower of level 3 kills it: it is a ruin, and nobody enters it or builds on it again.',
        'Blue stands on 12, on level 2, and wants to step onto 22.',
      ],
      goal: 'Kill the tower on 22 before that happens.',
      miss: 'Next turn blue would win. End your step beside 22 and put the tile there.',
      done: 'A dome on the tower, and nobody will ever stand there.',
    },
    stuck: {
      title: 'Nowhere to go',
      text: [
        'A side that has no step on its own turn has lost. Blue on 00 is walled in already; blue on 44 has a single way out, the tower of level 1 on 34.',
      ],
      goal: 'Build so that blue is stuck.',
      miss: 'Blue can still step from 44 to 34. Make that tower one level higher.',
      done: 'Every way out is two levels up. Blue is stuck, and you have won.',
    },
    pieces: {
      title: 'Cubes or pyramids',
      text: [
        'Before play each side chooses what both its pieces are. Cubes step up, down, left and right; pyramids step diagonally. Tiles may go anywhere around for both.',
      ],
      goal: 'Choose the pieces that win here at once, and win.',
      miss: 'The tower of level 3 is on 13, across the corner from your piece. Who can step there?',
      done: 'Pyramids step across corners. Cubes would have had to go around.',
    },
  },
}
