import type * as english from '../en/rules'

export const gameRules: typeof english.gameRules = {
  'squirrel-war': {
    goal: 'Sammle die meisten Nüsse, bis das Brett voll ist.',
    points: [
      'Nimm in deinem Zug ein beliebiges leeres Feld. Passen ist nicht erlaubt.',
      'Überfall (Raid): Liegt das Feld neben einem deiner Eichhörnchen, gehören dir alle gegnerischen Eichhörnchen daneben.',
      'Schleichzug (Sneak): Sonst nimmst du nur das Feld, auch wenn Gegner daneben sitzen.',
      'Daneben heißt: darüber, darunter, links oder rechts. Diagonalen zählen nie, und eroberte Eichhörnchen erobern nichts.',
      'Die Zahl auf einem Feld zeigt, wie viele Nüsse es hat. Bei Gleichstand endet die Partie remis.',
    ],
  },
  santorini: {
    goal: 'Steige als Erster auf Ebene 3.',
    points: [
      'Ziehe eine deiner zwei Figuren einen Schritt auf ein freies Feld und lege dann ein Plättchen auf eines der acht Felder um sie herum.',
      'Würfel ziehen gerade: nach oben, unten, links oder rechts. Pyramiden ziehen diagonal.',
      'Ein Schritt führt höchstens eine Ebene hinauf, aber beliebig viele hinunter.',
      'Ein Plättchen auf Ebene 3 macht den Turm zur Ruine: Niemand kann sie mehr betreten oder dort bauen.',
      'Wer auf Ebene 3 steigt, gewinnt sofort. Wer am Zug ist und nicht ziehen kann, verliert.',
    ],
  },
  'adjacent-claim': {
    goal: 'Besetze die meisten Felder.',
    points: [
      'Zuerst darfst du ein beliebiges freies Feld besetzen.',
      'Danach besetzt du freie Felder neben deinen eigenen: darüber, darunter, links oder rechts.',
      'Gibt es kein solches Feld, passt du. Sonst musst du eines besetzen.',
      'Die Partie endet, wenn alle Felder besetzt sind. Bei Gleichstand endet sie remis.',
    ],
  },
  'shellos-shuffle': {
    goal: 'Wer die meisten Steine hat, wenn das Brett voll ist, gewinnt.',
    points: [
      'Setze einen Stein auf ein leeres Feld neben irgendeinem Stein, egal welcher Farbe. Diagonalen zählen.',
      'Gegnerische Steine in gerader Linie zwischen dem neuen und einem anderen deiner Steine werden umgedreht, in allen acht Richtungen.',
      'Du musst nichts umdrehen, und niemand muss je passen.',
      'Gerade umgedrehte Steine drehen keine weiteren um. 32 zu 32 ist ein Remis.',
    ],
  },
  othello: {
    goal: 'Wer am Ende die meisten Steine hat, gewinnt.',
    points: [
      'Setze einen Stein so, dass gegnerische Steine in gerader Linie zwischen ihm und einem anderen deiner Steine liegen. Sie werden umgedreht, in allen acht Richtungen.',
      'Ein Zug muss mindestens einen Stein umdrehen.',
      'Hast du keinen Zug, passt du. Sonst musst du ziehen.',
      'Die Partie endet, wenn keine Seite mehr ziehen kann. Leere Felder zählen für den Sieger.',
    ],
  },
}

export const rulesWords: typeof english.rulesWords = {
  open: 'Regeln',
  title: (game) => `Regeln von ${game}`,
  goal: 'Ziel',
  turn: 'So wird gespielt',
  lesson: 'Zur Lektion',
  none: 'Die Lektion zeigt, wie man dieses Spiel spielt.',
}
