import type * as english from '../en/home'

/** Texts of the home page. */
export const homeWords: typeof english.homeWords = {
  lead: 'Spiel sofort gegen den Computer oder mit Freunden. Ohne Konto, ohne Installation.',
  identity: 'Deine Identität',
  picture: (game) => `Eine Beispielpartie ${game}`,
  pauseDemos: 'Beispiele anhalten',
  resumeDemos: 'Beispiele abspielen',

  play: 'Spielen',
  playNamed: (game) => `${game} spielen`,
  against: (level, games) =>
    `gegen\u00a0den\u00a0Computer: ${level.replaceAll(' ', '\u00a0')}${games > 1 ? `, ${games} Partien` : ''}`,
  invite: 'Freund einladen',
  inviteNamed: (game) => `Freund einladen zu ${game}`,
  learn: 'Lernen',
  learnNamed: (game) => `${game} lernen`,
  choose: 'Optionen …',
  chooseNamed: (game) => `Optionen … für ${game}`,

  newGame: (game) => `Neue Partie: ${game}`,
  opponent: 'Gegner',
  opponents: { engine: 'Computer', friend: 'Ein Freund', anyone: 'Wer möchte' },
  level: 'Stufe',
  yourSide: 'Deine Seite',
  side: (name, place) => `${name}, ${place}`,
  first: 'beginnt',
  second: 'zieht danach',
  randomSide: 'Zufällig',
  clock: 'Uhr',
  games: 'Wettkampf',
  gamesOf: (games) => (games === 1 ? 'Eine Partie' : `${games} Partien mit Seitenwechsel`),
  setup: (name) => `Aufbau: ${name}`,
  defaultSetup: 'Standard',
  mapOfTheDay: {
    name: (number) => `Karte des Tages: ${number}`,
    solved: 'gelöst',
    solvedHelp: 'Das Ergebnis bei bestem Spiel und ein bester erster Zug sind bewiesen.',
  },
  hints: 'Tipps erlauben: Beide Seiten können sehen, was jeder Zug wert ist',
  begin: { engine: 'Spielen', friend: 'Einladungslink erstellen', anyone: 'In die Lobby stellen' },

  newHere: {
    title: 'Neu hier?',
    ways: [
      {
        text: 'Zu jedem Spiel gibt es eine kurze Lektion, in der du jede Art von Zug selbst ausprobierst.',
        address: '/learn',
        name: 'Ein Spiel lernen',
      },
      {
        text: 'Analysiere beliebige Stellungen und sieh, was jeder Zug wert ist, oft bis zum Ende bewiesen.',
        address: '/study',
        name: 'Eine Stellung analysieren',
      },
      {
        text: 'Sieh zu, wie ein Computer seinen Zug findet: Du siehst den ganzen Suchbaum, Ast für Ast.',
        address: '/xray',
        name: 'Einer Suche zusehen',
      },
    ],
  },

  lobby: {
    title: 'Offene Partien',
    by: (name) => `von ${name}`,
    yourSide: (side) => `du spielst ${side}`,
    hints: 'mit Tipps',
    join: 'Mitspielen',
    yours: 'deine eigene Partie',
    open: 'Öffnen',
    openNamed: (game) => `Deine Partie ${game} öffnen`,
    joinNamed: (game, by) => `${game} gegen ${by} spielen`,
    empty:
      'Niemand wartet auf einen Gegner. Wähle in den Optionen eines Spiels „Wer möchte“, um hier eine Partie anzubieten.',
    unknown: 'Offene Partien werden gesucht …',
  },
}
