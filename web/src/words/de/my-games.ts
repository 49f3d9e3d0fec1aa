import type * as english from '../en/my-games'
import { pluralText } from './grammar'

/** Texts of the player's games. */
export const myGamesWords: typeof english.myGamesWords = {
  title: 'Meine Partien',
  lead: 'Deine Partien in diesem Browser.',
  identity: 'Deine Identität',
  loading: 'Deine Partien werden geladen …',
  none: 'Du hast noch keine Partie gespielt.',
  toGames: 'Spiel auswählen',
  more: 'Frühere Partien zeigen',

  ongoing: 'Laufende Partien',
  finished: 'Beendet',
  noneFinished: 'Noch keine beendeten Partien.',

  against: (opponent) => `gegen ${opponent}`,
  opponents: { friend: 'einen Freund', anyone: 'einen noch offenen Gegner' },
  yourTurn: 'Du bist am Zug',
  theirTurn: 'Gegner am Zug',
  waiting: 'Warten auf einen Gegner',
  running: 'Läuft',
  continueGame: 'Weiterspielen',
  continueNamed: (title, opponent) => `${title} gegen ${opponent} weiterspielen`,

  justNow: 'gerade eben',
  won: 'Gewonnen',
  lost: 'Verloren',
  drawn: 'Remis',
  watched: 'Beendet',
  learn: 'Lernen',
  learnNamed: (title, opponent) => `Aus den Fehlern lernen: ${title} gegen ${opponent}`,
  study: 'Analyse',
  studyNamed: (title, opponent) => `Analyse: ${title} gegen ${opponent}`,
  gameLabel: (title, opponent) => `${title} gegen ${opponent}`,
  download: 'Herunterladen',
  downloadNamed: (game) => `${game} herunterladen`,
  text: 'Aufzeichnung (Text)',
  json: 'Aufzeichnung (JSON)',

  results: 'Ergebnisse',
  columns: {
    game: 'Spiel',
    played: 'Partien',
    won: 'Siege',
    drawn: 'Remis',
    lost: 'Verluste',
    share: 'Siegquote',
  },
  total: 'Alle Spiele',

  delete: 'Löschen',
  deleteNamed: (title, opponent) => `${title} gegen ${opponent} löschen`,
  deleteTitle: 'Diese Partie löschen?',
  deleteText: (game) => `${game} endet ohne Ergebnis. Du kannst die Partie nicht fortsetzen.`,
  deleteYes: 'Ja, löschen',
  deleteNo: 'Nein, behalten',
  deleted: (title) => `Die Partie ${title} wurde gelöscht.`,

  weaknesses: {
    title: 'Deine Schwächen',
    resume: (count) => `Weiter auswerten (noch ${count})`,
    waiting: 'Deine beendeten Partien werden ausgewertet …',
    progress: (reviewed, total) => `Deine beendeten Partien werden ausgewertet: ${reviewed} von ${total}`,
    summary: (mistakes, moves, games) =>
      `${pluralText(mistakes, 'Fehler', 'Fehler')} in ${pluralText(moves, 'Zug', 'Zügen')} (${pluralText(games, 'Partie', 'Partien')}).`,
    mistakes: (count) => pluralText(count, 'Fehler', 'Fehler'),
    noGames: 'Beende eine Partie, um hier zu sehen, welche Arten von Fehlern du machst.',
    none: 'Bisher keine Fehler in deinen Partien gefunden.',
    other: 'Andere Fehler',
    phases: { opening: 'in der Eröffnung', middle: 'im Mittelspiel', endgame: 'im Endspiel' },
    moment: (ply, move) => `Zug ${ply}, ${move}`,
    more: (count) => `und ${count} weitere`,
  },

  all: 'Alle Partien herunterladen',
  collecting: (done) => `Bisher ${pluralText(done, 'Partie', 'Partien')} …`,
  stop: 'Stopp',
}
