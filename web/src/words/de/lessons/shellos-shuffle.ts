import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Wie Othello, aber du musst nichts umdrehen. Du bist Schwarz.',
  learned:
    'Du kannst Steine setzen und in jede Richtung einschließen, und du weißt, dass niemand je passen muss.',
  steps: {
    place: {
      title: 'Neben einen beliebigen Stein',
      text: [
        'Setze einen Stein auf ein leeres Feld neben irgendeinem Stein, egal welcher Farbe. Diagonalen zählen. Anders als bei Othello muss er nichts umdrehen.',
      ],
      goal: 'Setze einen Stein, der nichts umdreht.',
      miss: 'Das ist erlaubt, dreht aber einen Stein um. Suche ein Feld, von dem aus keine Reihe weißer Steine an einem schwarzen endet.',
      done: 'Solche ruhigen Züge sind hier erlaubt und oft stark.',
    },
    line: {
      title: 'Einschließen',
      text: [
        'Weiße Steine in gerader Linie zwischen deinem neuen und einem anderen deiner Steine werden schwarz.',
      ],
      goal: 'Drehe drei Steine auf einmal um.',
      miss: 'Zeile D hat einen schwarzen und drei weiße Steine. Wo endet die Linie?',
      done: 'Die ganze Linie ist schwarz.',
    },
    three: {
      title: 'Drei Richtungen',
      text: ['Alle acht Richtungen zählen zugleich: Zeile, Spalte und beide Diagonalen.'],
      goal: 'Schließe mit einem Stein in drei Richtungen Steine ein.',
      miss: 'Drei weiße Linien treffen sich in einem leeren Feld. Sieh dir Zeile G an.',
      done: 'Sieben Steine: drei in der Spalte, drei in der Diagonale, einer in der Zeile.',
    },
    chain: {
      title: 'Nur vom neuen Stein aus',
      text: [
        'Nur Linien vom neuen Stein aus zählen. Ein gerade umgedrehter Stein schließt selbst nichts ein.',
      ],
      goal: 'Drehe C1 und D1 um und beobachte D2 und D3.',
      miss: 'Spalte 1 hat zwei weiße Steine mit einem schwarzen darunter. Schließe die Linie von oben.',
      done: 'D2 und D3 liegen jetzt zwischen zwei schwarzen Steinen, bleiben aber weiß: Der neue Stein steht nicht in einer Linie mit ihnen.',
    },
    always: {
      title: 'Niemand passt',
      text: [
        'Bei Othello müsste Schwarz hier passen, denn kein Zug schließt etwas ein. Bei Shellos Shuffle setzt du einfach einen Stein.',
      ],
      goal: 'Setze irgendwo einen Stein.',
      miss: 'Jedes Feld neben einem Stein ist möglich.',
      done: 'Bis das Brett voll ist, gibt es immer einen Zug. Jede Partie hat also genau 60 Züge.',
    },
    end: {
      title: 'Steine zählen',
      text: [
        'Ist das Brett voll, gewinnt die Seite mit mehr Steinen. 32 zu 32 ist ein Remis. Weiß führt, und ein Feld ist noch frei.',
      ],
      goal: 'Setze den letzten Stein.',
      miss: 'Ein Feld ist noch frei: H5.',
      done: 'Acht Steine drehen sich um, und Schwarz gewinnt 38 zu 26. Es ist nie zu spät.',
    },
  },
}
