import type * as english from '../en/shell'

/** Texts around every page. */
export const shellWords: typeof english.shellWords = {
  name: 'Drey',
  motto: 'Kleine Brettspiele – und was jeder Zug wert ist',
  skip: 'Zum Inhalt springen',
  pages: 'Seiten',
  play: 'Spielen',
  study: 'Analyse',
  learn: 'Lernen',
  xray: 'Röntgen',
  mine: 'Partien',
  api: 'API',
  language: 'Sprache',
  languageChanged: 'Die Seite ist jetzt auf Deutsch.',
  languageFailed: 'Die Sprache konnte nicht geladen werden. Prüfe deine Verbindung.',
  theme: 'Farbschema',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  sound: 'Ton',
  soundOn: 'Ton ist an',
  soundOff: 'Ton ist aus',
  loading: 'Wird geladen …',
  missing: {
    title: 'Seite nicht gefunden',
    text: 'Die Adresse ist vielleicht unvollständig, oder du hast keinen Zugriff.',
    home: 'Zu den Spielen',
  },
  loadFailed: { title: 'Diese Seite konnte nicht geladen werden', again: 'Noch einmal versuchen' },
  pageTitle: (page) => `${page} · Drey`,
}

export const problemWords: typeof english.problemWords = {
  unreachable: 'Der Server antwortet nicht. Läuft er?',
  status: (status) => `Der Server meldet Fehler ${status}.`,
}
