import type * as english from '../en/identity'
import { pluralText } from './grammar'

/** Texts of the player's identity. */
export const identityWords: typeof english.identityWords = {
  title: 'Deine Identität',
  lead: 'Du brauchst kein Konto: Ein Cookie in diesem Browser weist dich aus. Wer das Cookie oder eines deiner Token hat, kann als du spielen.',

  tokens: {
    title: 'Token für Programme',
    text: 'Ein Programm mit einem Token spielt als du, bis das Token abläuft oder du es widerrufst.',
    none: 'Du hast keine Token.',
    loading: 'Deine Token werden geladen …',
    unnamed: 'Token ohne Namen',
    created: (day) => `erstellt am ${day}`,
    expires: (day) => `gültig bis ${day}`,
    expired: (day) => `abgelaufen am ${day}`,
    lastUsed: (day) => `zuletzt benutzt am ${day}`,
    neverUsed: 'nie benutzt',
    label: 'Wofür ist es?',
    life: 'Gültig für',
    days: (days) => pluralText(days, 'Tag', 'Tage'),
    create: 'Token erstellen',
    secret: 'Dein neues Token',
    secretText: 'Kopiere es jetzt. Der Server behält keine Kopie und kann es nicht noch einmal zeigen.',
    rotate: 'Ersetzen',
    rotateNamed: (label) => `Token „${label}“ ersetzen`,
    rotateTitle: 'Dieses Token ersetzen?',
    rotateText: (label) =>
      `Du bekommst ein neues Token für „${label}“. Programme mit dem alten funktionieren erst wieder, wenn du ihnen das neue gibst.`,
    rotateYes: 'Ja, ersetzen',
    revoke: 'Widerrufen',
    revokeNamed: (label) => `Token „${label}“ widerrufen`,
    revokeTitle: 'Dieses Token widerrufen?',
    revokeText: (label) => `Programme mit dem Token „${label}“ funktionieren sofort nicht mehr.`,
    revokeYes: 'Ja, widerrufen',
    no: 'Nein, behalten',
    revoked: (label) => `Das Token „${label}“ ist widerrufen.`,
  },

  signOut: {
    title: 'Überall abmelden',
    text: 'Mach das, wenn jemand anderes dein Cookie oder ein Token haben könnte. Alle anderen Browser und Programme werden sofort abgemeldet.',
    others: 'Überall sonst abmelden',
    all: 'Auch hier abmelden',
    othersTitle: 'Überall sonst abmelden?',
    othersText:
      'Alle anderen Browser werden abgemeldet, und keines deiner Token funktioniert mehr. Hier bleibst du angemeldet.',
    othersYes: 'Ja, überall sonst abmelden',
    allTitle: 'Auch hier abmelden?',
    allText:
      'Alle Browser, auch dieser, werden abgemeldet, und keines deiner Token funktioniert mehr. Niemand kann zu deinem Namen und deinen Partien zurückkehren: Es gibt kein Passwort.',
    allYes: 'Ja, auch hier abmelden',
    no: 'Nein, angemeldet bleiben',
    done: 'Alle anderen Browser und Programme sind abgemeldet.',
    left: 'Du bist abgemeldet.',
    continue: 'Als neuer Gast weitermachen',
  },

  deletion: {
    title: 'Deine Identität löschen',
    text: 'Dein Name verschwindet überall: Andere sehen „Gelöschter Spieler“. Beendete Partien bleiben, denn sie gehören auch deinen Gegnern.',
    button: 'Meine Identität löschen',
    confirmTitle: 'Deine Identität löschen?',
    confirmText:
      'Du gibst deine laufenden Partien gegen Menschen auf, und deine anderen offenen Partien enden ohne Ergebnis. Deine Partienliste, deine Ergebnisse und deine Token sind weg. Das lässt sich nicht rückgängig machen.',
    yes: 'Ja, meine Identität löschen',
    no: 'Nein, behalten',
    done: 'Deine Identität ist gelöscht.',
    games: (games) => `${pluralText(games, 'offene Partie wurde', 'offene Partien wurden')} beendet.`,
  },

  stored: {
    title: 'Was dieser Server speichert',
    items: [
      'Deinen Namen und eine zufällige Kennung, die in deinen Partien für dich steht.',
      'Deine Partien mit allen Zügen und Zeiten und die Ergebnisse ihrer Auswertung.',
      'Von Token: Bezeichnung, Daten und einen Hash, aber nicht das Token selbst.',
      'Bis einen Tag nach dem Ende einer Partie: einen Hash der Netzadresse, von der du sie erstellt hast, gebildet mit einem Schlüssel.',
    ],
    browser:
      'Dieser Browser speichert das Cookie, deine Einstellungen und deinen Fortschritt in den Lektionen. Es gibt keine Werbung und keine Verfolgung.',
  },
}
