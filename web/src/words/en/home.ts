/** Texts of the home page. */
export const homeWords = {
  lead: 'Play the engine or a friend at once; no account, nothing to install.',
  picture: (game: string) => `A game of ${game}, playing by itself`,
  pauseDemos: 'Pause the boards',
  resumeDemos: 'Let the boards play',

  play: 'Play',
  playNamed: (game: string) => `Play ${game}`,
  against: (level: string, games: number) =>
    `against\u00a0the\u00a0engine: ${level.replaceAll(' ', '\u00a0')}${games > 1 ? `, a match of ${games}` : ''}`,
  invite: 'Invite a friend',
  inviteNamed: (game: string) => `Invite a friend to ${game}`,
  learn: 'Learn',
  learnNamed: (game: string) => `Learn ${game}`,
  choose: 'Options …',
  chooseNamed: (game: string) => `Options … for a game of ${game}`,

  newGame: (game: string) => `New game: ${game}`,
  opponent: 'Against',
  opponents: { engine: 'Engine', friend: 'A friend', anyone: 'Anyone' },
  level: 'Level',
  yourSide: 'You play',
  side: (name: string, place: string) => `${name}, ${place}`,
  first: 'moving first',
  second: 'moving second',
  randomSide: 'Let chance decide',
  clock: 'Clock',
  games: 'Match',
  gamesOf: (games: number) => (games === 1 ? 'One game' : `${games} games, sides change`),
  setup: (name: string) => `Set-up: ${name}`,
  defaultSetup: 'as usual',
  hints: 'Hints allowed: players may ask what moves are worth',
  begin: { engine: 'Play', friend: 'Make a link for a friend', anyone: 'Open to anyone' },

  newHere: {
    title: 'New here?',
    ways: [
      {
        text: 'Each game has a short lesson in which you do every kind of move yourself.',
        address: '/learn',
        name: 'Learn a game',
      },
      {
        text: 'Any position can be studied: what each move is worth, often proven to the end.',
        address: '/study',
        name: 'Study a position',
      },
      {
        text: 'See how a computer finds its move: the whole tree of a search, branch by branch.',
        address: '/xray',
        name: 'Look inside a search',
      },
    ],
  },

  lobby: {
    title: 'Open games',
    by: (name: string) => `by ${name}`,
    yourSide: (side: string) => `you would be ${side}`,
    hints: 'with hints',
    away: 'its maker is away',
    join: 'Join',
    yours: 'your own game',
    open: 'Open',
    openNamed: (game: string) => `Open your game of ${game}`,
    joinNamed: (game: string, by: string) => `Join ${by}’s game of ${game}`,
    empty: 'Nobody is waiting for an opponent. Choose “Anyone” under a game’s options to open one.',
    unknown: 'Looking for open games …',
  },

  name: {
    youAre: 'You are',
    change: 'Change your name',
    label: 'Your name',
    keep: 'Keep',
    leave: 'Leave it',
    kept: (name: string) => `You are ${name} now.`,
  },
}
