import type { LegalMove } from '../../wire/position'
import type * as english from '../en/learn'
import { andList } from './grammar'

/** What a move did, in the game's own terms. */
const moveReports: Record<string, (choice: LegalMove) => string> = {
  raid: ({ move, taken }) =>
    taken.length === 0
      ? `Das war ein Überfall auf ${move}, aber er erobert nichts.`
      : `Das war ein Überfall auf ${move}. Er erobert ${andList(taken)}.`,
  sneak: ({ move }) => `Das war ein Schleichzug auf ${move}. Er nimmt das Feld, erobert aber nichts.`,
  claim: ({ move }) => `Du hast ${move} besetzt.`,
  pass: () => 'Du hast gepasst.',
  place: ({ move, taken }) =>
    taken.length === 0
      ? `Dein Stein auf ${move} dreht nichts um.`
      : `Dein Stein auf ${move} dreht ${taken.length === 1 ? 'einen Stein' : `${taken.length} Steine`} um.`,
  build: ({ path: [from, to, tile] }) =>
    `Du bist von ${from} nach ${to} gezogen und hast auf ${tile} gebaut.`,
  kill: ({ path: [from, to, tile] }) =>
    `Du bist von ${from} nach ${to} gezogen und hast ${tile} zur Ruine gemacht.`,
  win: ({ path: [from, to] }) => `Du bist von ${from} auf ${to} gestiegen und hast gewonnen.`,
}

const moveAdvice: Record<string, (choice: LegalMove) => string> = {
  pass: () => 'Du hast keinen anderen Zug: Drücke „Passen“.',
  build: ({ path: [from, to, tile] }) => `Ziehe von ${from} nach ${to} und baue dann auf ${tile}.`,
  kill: ({ path: [from, to, tile] }) => `Ziehe von ${from} nach ${to} und baue dann auf ${tile}.`,
  win: ({ path: [from, to] }) => `Ziehe von ${from} nach ${to}.`,
}

export const learnWords: typeof english.learnWords = {
  title: 'Lernen',
  titled: (game) => `${game} lernen`,
  about: 'Lerne jedes Spiel in wenigen Schritten: Lies einen Satz, mach einen Zug und sieh, was passiert.',
  games: 'Die Spiele',
  steps: 'Schritte der Lektion',
  step: (number, of) => `Schritt ${number} von ${of}`,
  stepLink: (number, title, done) => `Schritt ${number}: ${title}${done ? ', geschafft' : ''}`,
  minutes: (steps) => `${steps} Schritte, etwa ${Math.max(2, Math.round(steps / 2))} Minuten`,
  progress: (done, of) => `${done} von ${of} Schritten geschafft`,
  begin: 'Los',
  goOn: 'Weiter',
  repeat: 'Wiederholen',
  finished: 'Geschafft',
  board: (title) => `Brett: ${title}`,
  yourMove: 'Dein Zug',
  moveReport: (choice) => moveReports[choice.verb]?.(choice) ?? `Du hast ${choice.move} gespielt.`,
  missed: 'Nicht ganz',
  again: 'Noch einmal',
  help: 'Zeig es mir',
  moveAdvice: (choice) => moveAdvice[choice.verb]?.(choice) ?? `Versuche ${choice.move}.`,
  here: 'dieser Zug löst die Aufgabe',
  reached: 'Gut gemacht!',
  next: 'Nächster Schritt',
  finish: 'Lektion beenden',
  all: 'Alle Lektionen',
  loading: 'Das Brett wird aufgebaut …',
  retry: 'Noch einmal versuchen',
  end: {
    title: (game) => `Jetzt kannst du ${game} spielen`,
    play: 'Erste Partie spielen',
    playAbout: 'Gegen Stufe 1, die leicht zu schlagen ist. Du beginnst, mit Tipps und ohne Uhr.',
    making: 'Die Partie wird vorbereitet …',
    next: (game) => `Nächste Lektion: ${game}`,
    missing: (count) => (count === 1 ? 'Ein Schritt fehlt noch:' : `${count} Schritte fehlen noch:`),
  },
  free: {
    title: 'Ausprobieren',
    about:
      'Für dieses Spiel gibt es noch keine Lektion. Spiele beide Seiten und sieh, was die Züge bewirken.',
    undo: 'Rückgängig',
    restart: 'Von vorn',
    over: 'Die Partie ist zu Ende.',
    turn: (side) => `${side} ist am Zug`,
  },
  unknown: {
    title: 'Lektion nicht gefunden',
    text: 'Es gibt kein Spiel mit diesem Namen.',
  },
  xray: {
    title: 'Einer Suche zusehen',
    about:
      'Minimax und Alpha-Beta, Knoten für Knoten: was der Computer sich ansieht, was er überspringt und warum er das darf.',
    open: 'Röntgenbild öffnen',
  },
}
