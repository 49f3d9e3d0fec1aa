import type { GamePhase } from '../../wire/analysis'
import { pluralText } from './format'

/** Texts of the player's games. */
export const myGamesWords = {
  title: 'My games',
  lead: 'What this browser’s guest has played, and can go on with.',
  loading: 'Looking for your games …',
  none: 'You have not played yet.',
  toGames: 'Choose a game',
  more: 'Show earlier games',

  ongoing: 'To go on with',
  finished: 'Finished',
  noneFinished: 'No game is finished yet.',

  against: (opponent: string) => `against ${opponent}`,
  opponents: { friend: 'a friend', anyone: 'anyone' } as Record<string, string>,
  yourTurn: 'Your turn',
  theirTurn: 'The other side is to move',
  waiting: 'Waiting for an opponent',
  running: 'Under way',
  continueGame: 'Continue',
  continueNamed: (title: string, opponent: string) => `Continue ${title} against ${opponent}`,

  justNow: 'just now',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Draw',
  watched: 'Over',
  learn: 'Learn',
  learnNamed: (title: string, opponent: string) => `Learn from the mistakes in ${title} against ${opponent}`,
  study: 'Study',
  studyNamed: (title: string, opponent: string) => `Study ${title} against ${opponent}`,
  gameLabel: (title: string, opponent: string) => `${title} against ${opponent}`,
  download: 'Download',
  downloadNamed: (game: string) => `Download ${game}`,
  text: 'Record (text)',
  json: 'Record (JSON)',

  results: 'Results',
  columns: { game: 'Game', played: 'Played', won: 'Won', drawn: 'Drawn', lost: 'Lost', share: 'Share won' },
  total: 'All games',

  delete: 'Delete',
  deleteNamed: (title: string, opponent: string) => `Delete ${title} against ${opponent}`,
  deleteTitle: 'Delete this game?',
  deleteText: (game: string) => `${game} ends without a result and cannot be continued.`,
  deleteYes: 'Yes, delete it',
  deleteNo: 'No, keep it',
  deleted: (title: string) => `The game of ${title} was deleted.`,

  weaknesses: {
    title: 'Your weaknesses',
    resume: (count: number) => `Go on reviewing (${count} left)`,
    waiting: 'Looking at your finished games …',
    progress: (reviewed: number, total: number) => `Looking at your finished games: ${reviewed} of ${total}`,
    summary: (mistakes: number, moves: number, games: number) =>
      `${pluralText(mistakes, 'mistake', 'mistakes')} in ${pluralText(moves, 'move', 'moves')} of ${pluralText(games, 'game', 'games')}.`,
    mistakes: (count: number) => pluralText(count, 'mistake', 'mistakes'),
    noGames: 'When you have finished a game, the kinds of mistakes you make are shown here.',
    none: 'No mistakes were found in your games, as far as is known.',
    other: 'No reason was found',
    phases: {
      opening: 'in the opening',
      middle: 'in the middle game',
      endgame: 'in the endgame',
    } satisfies Record<GamePhase, string>,
    moment: (ply: number, move: string) => `Move ${ply}, ${move}`,
    more: (count: number) => `and ${count} more`,
  },

  all: 'Download all games',
  collecting: (done: number) => `${done} ${done === 1 ? 'game' : 'games'} so far …`,
  stop: 'Stop',
}
