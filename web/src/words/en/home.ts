/** Texts of the home page. */
export const homeWords = {
  lead: 'Play against the engine or a friend right away. No account, nothing to install.',
  identity: 'Your identity',
  picture: (game: string) => `A demo game of ${game}`,
  pauseDemos: 'Pause the demos',
  resumeDemos: 'Play the demos',

  play: 'Play',
  playNamed: (game: string) => `Play ${game}`,
  against: (level: string, games: number) =>
    `against\u00a0the\u00a0engine: ${level.replaceAll(' ', '\u00a0')}${games > 1 ? `, a match of ${games}` : ''}`,
  invite: 'Invite a friend',
  inviteNamed: (game: string) => `Invite a friend to ${game}`,
  learn: 'Learn',
  learnNamed: (game: string) => `Learn ${game}`,
  choose: 'Options …',
  chooseNamed: (game: string) => `Options for ${game}`,

  newGame: (game: string) => `New game: ${game}`,
  opponent: 'Opponent',
  opponents: { engine: 'Engine', friend: 'A friend', anyone: 'Anyone' },
  level: 'Level',
  yourSide: 'Your side',
  side: (name: string, place: string) => `${name}, ${place}`,
  first: 'moves first',
  second: 'moves second',
  randomSide: 'Random',
  clock: 'Clock',
  games: 'Match',
  gamesOf: (games: number) => (games === 1 ? 'One game' : `${games} games, swapping sides`),
  setup: (name: string) => `Set-up: ${name}`,
  defaultSetup: 'default',
  mapOfTheDay: {
    name: (number: string) => `Map of the day: ${number}`,
    solved: 'solved',
    solvedHelp: 'The result with best play and a best first move are proven.',
  },
  hints: 'Allow hints: players can see what each move is worth',
  begin: { engine: 'Play', friend: 'Create an invite link', anyone: 'Post in the lobby' },

  newHere: {
    title: 'New here?',
    ways: [
      {
        text: 'Each game has a short lesson where you try every kind of move yourself.',
        address: '/learn',
        name: 'Learn a game',
      },
      {
        text: 'Study any position: see what each move is worth, often proven to the end.',
        address: '/study',
        name: 'Study a position',
      },
      {
        text: 'See how a computer finds its move: the whole search tree, branch by branch.',
        address: '/xray',
        name: 'Look inside a search',
      },
    ],
  },

  lobby: {
    title: 'Open games',
    by: (name: string) => `by ${name}`,
    yourSide: (side: string) => `you play ${side}`,
    hints: 'with hints',
    join: 'Join',
    yours: 'your own game',
    open: 'Open',
    openNamed: (game: string) => `Open your game of ${game}`,
    joinNamed: (game: string, by: string) => `Join ${by}’s game of ${game}`,
    empty: 'Nobody is waiting for an opponent. To post a game here, choose “Anyone” in a game’s options.',
    unknown: 'Looking for open games …',
  },
}
