import type { BoardArea } from '../../study/retry-feedback'
import type * as english from '../en/study-review'
import { pluralText, pointsText } from './grammar'

const rows: Record<BoardArea['row'], string> = { upper: 'oben', middle: 'in der Mitte', lower: 'unten' }
const cols: Record<BoardArea['col'], string> = { left: ' links', middle: '', right: ' rechts' }

/** Texts of the review of a game. */
export const reviewWords: typeof english.reviewWords = {
  title: 'Auswertung der Partie',
  resume: 'Weiter',
  progress: (known, of) => `Auswertung, beginnend mit dem letzten Zug: ${known} von ${of}`,
  stop: 'Stopp',
  ahead: (first, second) => `↑ ${first} führt · ↓ ${second} führt`,
  slider: 'Zug',
  table: 'Als Tabelle zeigen',
  start: 'Beginn',
  value: (value, side, sure) => `${value} für ${side} (${sure})`,
  unknown: 'noch nicht analysiert',
  gaveAway: 'Verschenkt',
  marked: (mark, sure) => (sure ? `${mark}:` : `${mark} (geschätzt):`),
  columns: { move: 'Zug', side: 'Seite', value: 'Wert' },
  legend:
    'Gefüllte Punkte sind bewiesen, hohle Punkte geschätzt. Pfeile sind bewiesene Grenzen: Der Wert liegt beim Pfeil oder noch weiter in seiner Richtung.',
  deciding: 'Der entscheidende Fehler',
  swing: 'Der größte Umschwung',
  mistake: (move, side, given, sure) =>
    `${side} spielte ${move}: ${given} (${sure ? 'bewiesen' : 'geschätzt'}).`,
  better: (move, value) => `Besser war ${move} (${value}).`,
  noDecidingYet: 'Bisher kein entscheidender Fehler.',
  noSwingYet: 'Bisher kein großer Umschwung.',
  noDeciding: (proven) =>
    proven
      ? 'Kein einzelner Zug hat die Partie entschieden (bewiesen).'
      : 'Anscheinend hat kein einzelner Zug die Partie entschieden.',
  noSwing: 'Es gab keinen großen Umschwung.',
  showMove: 'Zu diesem Zug',
  showPunishment: 'Antwort zeigen',
  showBetter: 'Besseren Zug zeigen',
  noMistakes: 'keine Fehler',
  counts: (marks) =>
    [
      marks.blunder > 0 ? pluralText(marks.blunder, 'Patzer', 'Patzer') : '',
      marks.mistake > 0 ? pluralText(marks.mistake, 'Fehler', 'Fehler') : '',
      marks.inaccuracy > 0 ? pluralText(marks.inaccuracy, 'Ungenauigkeit', 'Ungenauigkeiten') : '',
    ]
      .filter(Boolean)
      .join(', '),
  pointsGiven: (amount) => `${pointsText(amount)} verschenkt`,
  probably: (counts) => `geschätzt: ${counts}`,
  probablyGiven: (amount) => `etwa ${pointsText(amount)}`,
}

/** Texts of trying mistakes again. */
export const retryWords: typeof english.retryWords = {
  title: 'Aus deinen Fehlern lernen',
  titleOf: 'Aus den Fehlern lernen',
  leave: 'Zurück zur Analyse',
  sideLegend: 'Wessen Fehler?',
  both: 'Beide Seiten',
  waiting: (known, of) => `Fehler werden gesucht: Zug ${known} von ${of}`,
  begin: (count) => (count === 1 ? '1 Fehler üben' : `${count} Fehler üben`),
  none: 'Keine Fehler gefunden. Gut gespielt!',
  noneOf: (side) => `Keine Fehler von ${side} gefunden.`,
  progress: (number, of) => `Fehler ${number} von ${of}`,
  task: (side) => `Finde einen besseren Zug für ${side}.`,
  played: (move, mark, sure) =>
    `In der Partie wurde ${move} gespielt: ${sure ? '' : 'wahrscheinlich '}${mark}.`,
  checking: (move) => `${move} wird geprüft …`,
  best: (move, proven) =>
    proven
      ? `Ja! ${move} ist der beste Zug (bewiesen).`
      : `Ja! ${move} ist der beste gefundene Zug (geschätzt).`,
  equal: (move) => `Ja! ${move} ist so gut wie der beste Zug (bewiesen).`,
  about: (move) => `Ja! ${move} ist etwa so gut wie der beste Zug (geschätzt).`,
  better: (move, played, given) => `${move} ist besser als ${played}, aber nicht der beste Zug: ${given}.`,
  betterProbably: (move, played) =>
    `${move} ist wahrscheinlich besser als ${played}, aber nicht der beste Zug.`,
  same: (move) => `${move} ist der Zug aus der Partie. Versuche einen anderen.`,
  no: (move, given, sure) =>
    sure
      ? `Nein, versuche es noch einmal: ${move} ${given}.`
      : `Nein, versuche es noch einmal. ${move}: ${given} (geschätzt).`,
  notBetter: (move, played) =>
    `Nein, versuche es noch einmal. ${move} scheint nicht besser zu sein als ${played}.`,
  reply: (move) => `Die Antwort ist ${move}.`,
  cleared: (move) => `Die genauere Analyse zeigt: ${move} war doch kein Fehler.`,
  shown: (move, value) => `Der beste Zug war ${move} (${value}).`,
  whyBest: (move) => `Warum ${move}`,
  whyNot: (move) => `Warum nicht ${move}`,
  hint: 'Gib mir einen Tipp',
  showMove: 'Zug zeigen',
  hintLabel: 'Tipp',
  area: ({ row, col }) => `Suche auf dem Brett ${rows[row]}${cols[col]}.`,
  piece: (cell) => `Ziehe die Figur auf ${cell}.`,
  accept: 'Übernehmen und weiter',
  showLine: 'Zugfolge zeigen',
  line: (moves, proven) =>
    proven ? `Es folgt ${moves} (bewiesen).` : `Wahrscheinlich folgt ${moves} (geschätzt).`,
  next: 'Nächster Fehler',
  skip: 'Überspringen',
  finish: 'Zusammenfassung zeigen',
  summary: (found, of) => `Du hast ${found} von ${of} gefunden.`,
  outcomes: {
    found: 'gefunden',
    better: 'besseren Zug gefunden',
    shown: 'Lösung gezeigt',
    skipped: 'übersprungen',
  },
  restart: 'Noch einmal versuchen',
  showNamed: (move) => `${move} zeigen`,
}
