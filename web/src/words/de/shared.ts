import type * as english from '../en/shared'

/** Texts of shared components. */
export const sharedWords: typeof english.sharedWords = {
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  share: 'Teilen …',
  again: 'Noch einmal versuchen',
  unexpectedError: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  you: 'Du',
  name: {
    youAre: 'Du bist',
    change: 'Namen ändern',
    label: 'Dein Name',
    save: 'Speichern',
    cancel: 'Abbrechen',
    saved: (name) => `Du heißt jetzt ${name}.`,
  },
  deletedPlayer: 'Gelöschter Spieler',

  levels: {
    'level-1': 'Stufe 1 · Anfänger',
    'level-2': 'Stufe 2 · leicht',
    'level-3': 'Stufe 3 · locker',
    'level-4': 'Stufe 4 · solide',
    'level-5': 'Stufe 5 · stark',
    'level-6': 'Stufe 6 · sehr stark',
    'level-7': 'Stufe 7 · Experte',
    'level-8': 'Stufe 8 · Meister',
    strongest: 'Stärkste Stufe · spielt den besten Zug, den sie findet',
  },
  shortLevels: { strongest: 'Computer (stärkste Stufe)', perfect: 'Computer (stärkste Stufe)' },
  shortLevel: (number) => `Computer (Stufe ${number})`,

  clocks: {
    none: 'Ohne Uhr',
    minutes: (minutes, seconds) =>
      `${minutes === '1' ? '1 Minute' : `${minutes.replace('.', ',')} Minuten`} + ${seconds} s pro Zug`,
    days: (days) => (days === '1' ? '1 Tag pro Zug' : `${days} Tage pro Zug`),
  },
  notNow: 'Hier kannst du gerade nicht ziehen.',
}
