import type { GamePhase } from '../../wire/analysis'
import { pluralText } from './grammar'

/** Texts of the player's games. */
export const myGamesWords = {
  title: 'My games',
  lead: 'Your games in this browser.',
  identity: 'Your identity',
  loading: 'Loading your games …',
  none: 'You have not played any games yet.',
  toGames: 'Choose a game',
  more: 'Show earlier games',

  ongoing: 'In progress',
  finished: 'Finished',
  noneFinished: 'No finished games yet.',

  against: (opponent: string) => `against ${opponent}`,
  opponents: { friend: 'a friend', anyone: 'an open opponent' } as Record<string, string>,
  yourTurn: 'Your turn',
  theirTurn: 'Opponent’s turn',
  waiting: 'Waiting for an opponent',
  running: 'In progress',
  continueGame: 'Continue',
  continueNamed: (title: string, opponent: string) => `Continue ${title} against ${opponent}`,

  justNow: 'just now',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Draw',
  watched: 'Finished',
  learn: 'Learn',
  learnNamed: (title: string, opponent: string) => `Learn from your mistakes in ${title} against ${opponent}`,
  study: 'Study',
  studyNamed: (title: string, opponent: string) => `Study ${title} against ${opponent}`,
  gameLabel: (title: string, opponent: string) => `${title} against ${opponent}`,
  download: 'Download',
  downloadNamed: (game: string) => `Download ${game}`,
  text: 'Record (text)',
  json: 'Record (JSON)',

  results: 'Results',
  columns: { game: 'Game', played: 'Played', won: 'Won', drawn: 'Drawn', lost: 'Lost', share: 'Win rate' },
  total: 'All games',

  delete: 'Delete',
  deleteNamed: (title: string, opponent: string) => `Delete ${title} against ${opponent}`,
  deleteTitle: 'Delete this game?',
  deleteText: (game: string) => `${game} ends without a result. You can’t continue it.`,
  deleteYes: 'Yes, delete it',
  deleteNo: 'No, keep it',
  deleted: (title: string) => `Deleted the game of ${title}.`,

  weaknesses: {
    title: 'Your weaknesses',
    resume: (count: number) => `Continue the review (${count} left)`,
    waiting: 'Reviewing your finished games …',
    progress: (reviewed: number, total: number) => `Reviewing your finished games: ${reviewed} of ${total}`,
    summary: (mistakes: number, moves: number, games: number) =>
      `${pluralText(mistakes, 'mistake', 'mistakes')} in ${pluralText(moves, 'move', 'moves')} (${pluralText(games, 'game', 'games')}).`,
    mistakes: (count: number) => pluralText(count, 'mistake', 'mistakes'),
    noGames: 'Finish a game to see which kinds of mistakes you make.',
    none: 'No mistakes found in your games so far.',
    other: 'Other mistakes',
    phases: {
      opening: 'in the opening',
      middle: 'in the middlegame',
      endgame: 'in the endgame',
    } satisfies Record<GamePhase, string>,
    moment: (ply: number, move: string) => `Move ${ply}, ${move}`,
    more: (count: number) => `and ${count} more`,
  },

  all: 'Download all games',
  collecting: (done: number) => `${done} ${done === 1 ? 'game' : 'games'} so far …`,
  stop: 'Stop',
}
