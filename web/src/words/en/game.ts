/** Texts of a live game. */
export const gameWords = {
  title: (title: string) => `Game of ${title}`,
  nextTitle: (title: string) => `Next game is ready · ${title}`,
  turnTitle: (title: string) => `Your turn · ${title}`,
  board: (title: string) => `Board: ${title}`,
  boardAt: (title: string, ply: number) => `Board: ${title}, after ${ply} ${ply === 1 ? 'move' : 'moves'}`,

  missing: {
    title: 'There is no such game',
    text: 'The link may have been copied in part, or the game is not kept here any more.',
    home: 'Start a new game',
    mine: 'My games',
  },
  notLoaded: (why: string) => `The game could not be loaded yet; it is tried again by itself. ${why}`,

  status: {
    connecting: 'Connecting …',
    reconnecting: 'Connection lost. Reconnecting …',
    nothingLost: 'Nothing is lost: the game goes on where it stands as soon as the server answers.',
    yourTurn: 'Your turn',
    sending: 'Sending your move …',
    thinking: (name: string) => `${name} is thinking …`,
    theirTurn: (name: string) => `${name} is to move`,
    toMove: (name: string) => `${name} is to move`,
    away: (name: string) => `${name} is away at the moment.`,
    waitingForFriend: 'Waiting for your friend',
    waitingForAnyone: 'Waiting for somebody to join',
    seatFree: 'A seat is free',
    cancelled: 'This game was cancelled',
    drawn: 'A draw',
    passing: 'You have no move and pass',
    youWon: 'You won',
    youLost: 'You lost',
    someoneWon: (name: string) => `${name} won`,
  },

  events: {
    seated: (name: string) => `${name} sits down.`,
    offered: (name: string, what: string) => `${name} offers ${what}.`,
    declined: (name: string, what: string) => `${name} declines ${what}.`,
    agreed: (name: string, what: string) => `${name} agrees to ${what}.`,
    next: 'The next game is ready.',
  },
  offers: { draw: 'a draw', takeback: 'a takeback', rematch: 'a rematch' } as Record<string, string>,
  incomingOffers: {
    draw: (name: string) => `${name} offers a draw.`,
    takeback: (name: string) => `${name} would like to take a move back.`,
    rematch: (name: string) => `${name} would like a rematch.`,
  } as Record<string, (name: string) => string>,
  ownOffers: {
    draw: 'You have offered a draw.',
    takeback: 'You have asked to take your move back.',
    rematch: 'You have asked for a rematch.',
  } as Record<string, string>,
  /** How an offer ended. */
  offerOutcomes: {
    declined: (name: string, what: string) => `${name} declined ${what}.`,
    withdrawn: (name: string, what: string) => `${name} no longer asks for ${what}.`,
    lapsed: (name: string, what: string) =>
      `${name} moved without answering: the offer of ${what} has lapsed.`,
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
  here: 'here',
  away: 'away',
  toMove: 'to move',
  freeSeat: { friend: 'A friend, not here yet', anyone: 'Free seat' },
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
    setup: (setup: string) => (setup.length > 20 ? 'set-up of its own' : `set-up ${setup}`),
    hints: 'hints allowed',
    round: (round: number, of: number) => `game ${round} of ${of}`,
    score: (mine: string, theirs: string) => `match ${mine}\u00a0:\u00a0${theirs}`,
  },

  moves: {
    title: 'Moves',
    none: 'No moves yet',
    start: 'To the start',
    back: 'One move back',
    on: 'One move on',
    now: 'To now',
    pass: 'pass',
    lookingBack: (ply: number, of: number) =>
      ply === 0 ? 'Looking back: the start' : `Looking back: move ${ply} of ${of}`,
    toNow: 'Return to now',
  },

  actions: {
    title: 'What you can do',
    takeback: 'Take back',
    draw: 'Offer a draw',
    resign: 'Resign',
    resignTitle: 'Resign this game?',
    resignText: 'The other side wins.',
    resignYes: 'Yes, resign',
    resignNo: 'No, play on',
    claim: 'Claim the win',
    claimable: (name: string) => `${name} has been away for a while: you may claim the game.`,
    rematch: 'Rematch',
    nextLevel: (level: string) => `For your next game we suggest ${level}.`,
    next: (round: number, of: number) => `Next game (${round} of ${of})`,
    nextGame: 'To the next game',
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
    text: 'Whoever opens it can take the other seat. The game begins as soon as they join.',
    link: 'Link to the game',
    lobby: 'Your game is in the list of open games. It begins as soon as somebody joins.',
    local: 'This link works only on this machine: the server cannot be reached from others.',
    shareAcrossDevices: 'To play with somebody on another device, start it with',
    scan: 'Or let your friend scan this code. On a local network, their device must be on the same network.',
    qr: 'QR code of the link to the game',
    stay: 'You can keep this page open, or come back to it from My games.',
  },
  join: {
    invited: (name: string, title: string) => `${name} invites you to a game of ${title}`,
    open: (title: string) => `A seat is free in this game of ${title}`,
    side: (side: string) => `You would play ${side}.`,
    join: 'Join the game',
    reserved: 'The free seat is kept for a friend: the link to it ends with a code. You can watch.',
  },

  rejected: (why: string) => `That did not work: ${why}`,
  moveLost: 'Your move did not reach the server before the connection broke. Please play it again.',
  inputObstacles: {
    turn: 'It is not your turn yet. What you typed stays here until it is.',
    past: 'You are looking back. Return to now, and then move.',
    connection: 'There is no connection at the moment. What you typed stays here.',
  },
  /** Why no cell can be chosen. */
  boardObstacles: {
    turn: 'It is not your turn.',
    past: 'You are looking back. Return to now, and then move.',
    connection: 'There is no connection at the moment.',
  },
  remark: 'The engine says',
  textView: 'The board as text, and moves by typing',
  hints: {
    show: 'Show what moves are worth',
    waiting: 'Thinking …',
    onYourTurn: 'Shown when it is your turn.',
    best: (move: string, value: string, certainty: string) => `Best: ${move} (${value}, ${certainty})`,
    line: 'It could go on',
  },
}
