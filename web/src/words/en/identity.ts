import { pluralText } from './grammar'

/** Texts of the player's identity. */
export const identityWords = {
  title: 'Your identity',
  lead: 'You need no account: a cookie in this browser identifies you. Whoever has the cookie or one of your tokens can play as you.',

  tokens: {
    title: 'Tokens for programs',
    text: 'A program that has a token plays as you, until the token expires or you revoke it.',
    none: 'You have no tokens.',
    loading: 'Loading your tokens …',
    unnamed: 'Unnamed token',
    created: (day: string) => `created ${day}`,
    expires: (day: string) => `expires ${day}`,
    expired: (day: string) => `expired ${day}`,
    lastUsed: (day: string) => `last used ${day}`,
    neverUsed: 'never used',
    label: 'What is it for?',
    life: 'Valid for',
    days: (days: number) => pluralText(days, 'day', 'days'),
    create: 'Create a token',
    secret: 'Your new token',
    secretText: 'Copy it now. The server keeps no copy and cannot show it again.',
    rotate: 'Replace',
    rotateNamed: (label: string) => `Replace the token “${label}”`,
    rotateTitle: 'Replace this token?',
    rotateText: (label: string) =>
      `You get a new token for “${label}”. Programs that use the old one stop working until you give them the new one.`,
    rotateYes: 'Yes, replace it',
    revoke: 'Revoke',
    revokeNamed: (label: string) => `Revoke the token “${label}”`,
    revokeTitle: 'Revoke this token?',
    revokeText: (label: string) => `Programs that use the token “${label}” stop working at once.`,
    revokeYes: 'Yes, revoke it',
    no: 'No, keep it',
    revoked: (label: string) => `The token “${label}” is revoked.`,
  },

  signOut: {
    title: 'Sign out everywhere',
    text: 'Do this if somebody else may have your cookie or a token. All other browsers and programs are signed out at once.',
    others: 'Sign out everywhere else',
    all: 'Sign out here, too',
    othersTitle: 'Sign out everywhere else?',
    othersText:
      'All other browsers are signed out and all your tokens stop working. You stay signed in here.',
    othersYes: 'Yes, sign out everywhere else',
    allTitle: 'Sign out here, too?',
    allText:
      'All browsers, including this one, are signed out and all your tokens stop working. Nobody can come back to your name and your games: there is no password.',
    allYes: 'Yes, sign out here, too',
    no: 'No, stay signed in',
    done: 'All other browsers and programs are signed out.',
    left: 'You are signed out.',
    continue: 'Continue as a new guest',
  },

  deletion: {
    title: 'Delete your identity',
    text: 'Your name disappears everywhere: others see “Deleted player”. Finished games stay, because they also belong to your opponents.',
    button: 'Delete my identity',
    confirmTitle: 'Delete your identity?',
    confirmText:
      'You resign your running games against people, and your other unfinished games end without a result. Your list of games, your results and your tokens are gone. This cannot be undone.',
    yes: 'Yes, delete my identity',
    no: 'No, keep it',
    done: 'Your identity is deleted.',
    games: (games: number) => `${pluralText(games, 'unfinished game has', 'unfinished games have')} ended.`,
  },

  stored: {
    title: 'What this server stores',
    items: [
      'Your name, and a random id that stands for you in your games.',
      'Your games with all moves and times, and the results of their reviews.',
      'Of tokens: label, dates and a hash, but not the token itself.',
      'Until a day after the end of a game: a keyed hash of the network address from which you created it.',
    ],
    browser:
      'This browser stores the cookie, your settings and your progress in the lessons. There is no advertising and no tracking.',
  },
}
