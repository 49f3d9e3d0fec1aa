/** The words of one's own games. */
export const mine = {
  title: 'My games',
  lead: 'What this browser’s guest has played, and can go on with.',
  loading: 'Looking for your games …',
  none: 'You have not played yet.',
  toGames: 'Choose a game',
  more: 'Show earlier games',

  going: 'To go on with',
  finished: 'Finished',
  noneFinished: 'No game is finished yet.',

  against: (opponent: string) => `against ${opponent}`,
  opponents: { friend: 'a friend', anyone: 'anyone' } as Record<string, string>,
  yourTurn: 'Your turn',
  theirTurn: 'The other side is to move',
  waiting: 'Waiting for an opponent',
  begun: 'Under way',
  goOn: 'Continue',
  goOnNamed: (title: string, opponent: string) => `Continue ${title} against ${opponent}`,

  justNow: 'just now',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Draw',
  watched: 'Over',
  study: 'Study',
  studyNamed: (title: string, opponent: string) => `Study ${title} against ${opponent}`,
  look: (title: string, opponent: string) => `${title} against ${opponent}`,
  text: 'Record',
  textNamed: (title: string, opponent: string) => `Download the record of ${title} against ${opponent}`,
  json: 'JSON',
  jsonNamed: (title: string, opponent: string) => `Download ${title} against ${opponent} as JSON`,

  all: 'Download all games',
  gathering: (done: number) => `${done} ${done === 1 ? 'game' : 'games'} so far …`,
  stop: 'Stop',
}
