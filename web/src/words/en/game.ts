/** Texts of a live game. */
export const gameWords = {
  title: (title: string) => `Game of ${title}`,
  nextTitle: (title: string) => `Next game ready · ${title}`,
  turnTitle: (title: string) => `Your turn · ${title}`,
  board: (title: string) => `Board: ${title}`,
  boardAt: (title: string, ply: number) => `Board: ${title}, after ${ply} ${ply === 1 ? 'move' : 'moves'}`,

  missing: {
    title: 'Game not found',
    text: 'The link may be incomplete, or the game may have been deleted. Games that nobody played are deleted after a while.',
    expiredTitle: 'This game has expired',
    expiredText: 'Nobody joined it in time, or nobody made a move. You can start a new game.',
    home: 'Start a new game',
    mine: 'My games',
  },
  notLoaded: 'The game could not be loaded. Trying again …',

  status: {
    connecting: 'Connecting …',
    reconnecting: 'Connection lost. Reconnecting …',
    nothingLost: 'No move is lost. The game continues as soon as the server responds.',
    yourTurn: 'Your turn',
    sending: 'Sending your move …',
    thinking: (name: string) => `${name} is thinking …`,
    theirTurn: (name: string) => `${name}’s turn`,
    toMove: (name: string) => `${name} to move`,
    away: (name: string) => `${name} is offline.`,
    waitingForFriend: 'Waiting for your friend',
    waitingForAnyone: 'Waiting for an opponent',
    seatFree: 'A seat is free',
    cancelled: 'Game cancelled',
    expired: 'Game expired',
    whyExpired: 'Nobody joined it in time, or nobody made a move.',
    drawn: 'Draw',
    passing: 'You have no move, so you pass',
    youWon: 'You won',
    youLost: 'You lost',
    someoneWon: (name: string) => `${name} won`,
  },

  events: {
    seated: (name: string) => `${name} joined.`,
    offered: (name: string, what: string) => `${name} proposes ${what}.`,
    declined: (name: string, what: string) => `${name} declines ${what}.`,
    agreed: (name: string, what: string) => `${name} accepts ${what}.`,
    next: 'The next game is ready.',
  },
  offers: { draw: 'a draw', takeback: 'a takeback', rematch: 'a rematch' } as Record<string, string>,
  incomingOffers: {
    draw: (name: string) => `${name} offers a draw.`,
    takeback: (name: string) => `${name} asks for a takeback.`,
    rematch: (name: string) => `${name} asks for a rematch.`,
  } as Record<string, (name: string) => string>,
  ownOffers: {
    draw: 'You offered a draw.',
    takeback: 'You asked for a takeback.',
    rematch: 'You asked for a rematch.',
  } as Record<string, string>,
  /** How an offer ended. */
  offerOutcomes: {
    declined: (name: string, what: string) => `${name} declined ${what}.`,
    withdrawn: (name: string, what: string) => `${name} withdrew the request for ${what}.`,
    lapsed: (name: string, what: string) =>
      `${name} moved instead of answering, so your request for ${what} expired.`,
  },
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',

  you: 'you',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  conquered: {
    'squirrel-war': (cells: number) => `${cells} conquered`,
    othello: (cells: number) => `${cells} turned over`,
    'shellos-shuffle': (cells: number) => `${cells} turned over`,
  } as Record<string, (cells: number) => string>,
  taken: (cells: number) => `${cells} taken`,
  here: 'online',
  away: 'offline',
  toMove: 'to move',
  freeSeat: { friend: 'Waiting for a friend', anyone: 'Free seat' },
  watching: (count: number) => (count === 1 ? '1 spectator' : `${count} spectators`),
  youWatch: 'You are watching.',

  clock: {
    low: 'hurry',
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    label: (name: string) => `Clock of ${name}`,
    left: (seconds: number) =>
      seconds >= 60
        ? `${seconds / 60} ${seconds === 60 ? 'minute' : 'minutes'} left`
        : `${seconds} seconds left`,
  },

  terms: {
    setup: (setup: string) => (setup.length > 20 ? 'custom set-up' : `set-up ${setup}`),
    hints: 'hints allowed',
    round: (round: number, of: number) => `game ${round} of ${of}`,
    score: (mine: string, theirs: string) => `match ${mine}\u00a0:\u00a0${theirs}`,
  },

  moves: {
    title: 'Moves',
    none: 'No moves yet',
    start: 'Start position',
    back: 'Previous move',
    on: 'Next move',
    now: 'Current position',
    lookingBack: (ply: number, of: number) =>
      ply === 0 ? 'Earlier position: start' : `Earlier position: move ${ply} of ${of}`,
    toNow: 'Back to the game',
  },

  actions: {
    title: 'Actions',
    takeback: 'Take back',
    draw: 'Offer a draw',
    resign: 'Resign',
    resignTitle: 'Resign this game?',
    resignText: 'Your opponent wins.',
    resignYes: 'Resign',
    resignNo: 'Keep playing',
    claim: 'Claim the win',
    claimable: (name: string) => `${name} has been offline for a while. You can claim the win.`,
    rematch: 'Rematch',
    nextLevel: (level: string) => `Suggested for your next game: ${level}.`,
    next: (round: number, of: number) => `Next game (${round} of ${of})`,
    nextGame: 'Next game',
    watchNextGame: 'Watch the next game',
    roundReady: (round: number, of: number) => `Game ${round} of ${of} of this match is ready.`,
    learn: 'Learn from your mistakes',
    learnFrom: 'Learn from the mistakes',
    study: 'Study this game',
    record: 'Download',
    home: 'Other games',
    cancel: 'Cancel this game',
  },

  invite: {
    title: 'Send this link to your friend',
    text: 'Anyone with this link can take the other seat. The game starts when they join.',
    link: 'Invite link',
    lobby: 'Your game is in the list of open games. It starts when someone joins.',
    stayInLobby:
      'Keep this page open. If you leave it, your game disappears from the list and expires after a few minutes.',
    local: 'This link works only on this computer.',
    shareAcrossDevices: 'To play with someone on another device, start the server with',
    scan: 'Or let your friend scan this QR code. Both devices must be on the same network.',
    qr: 'QR code of the invite link',
    stay: 'You can keep this page open or return to it from My games. If nobody joins, the game expires after some days.',
  },
  join: {
    invited: (name: string, title: string) => `${name} invites you to a game of ${title}`,
    open: (title: string) => `A seat is free in this game of ${title}`,
    side: (side: string) => `You play ${side}.`,
    join: 'Join game',
    reserved: 'You need the invite link to take this seat. You can watch the game.',
  },

  rejected: 'That did not work:',
  inputObstacles: {
    turn: 'It is not your turn yet. Your text stays here.',
    past: 'You are viewing an earlier position. Go back to the game to move.',
    connection: 'No connection right now. Your text stays here.',
  },
  /** Why no cell can be chosen. */
  boardObstacles: {
    turn: 'It is not your turn.',
    past: 'You are viewing an earlier position. Go back to the game to move.',
    connection: 'No connection right now.',
  },
  remark: 'The engine says',
  textView: 'Show the board as text and type moves',
  hints: {
    show: 'Show hints',
    waiting: 'Analysing …',
    onYourTurn: 'Hints are shown when it is your turn.',
    best: (move: string, value: string, certainty: string) => `Best: ${move} (${value}, ${certainty})`,
    line: 'Likely line',
  },
}
