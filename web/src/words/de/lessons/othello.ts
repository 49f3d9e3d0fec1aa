import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Der Klassiker: einschließen, umdrehen, Ecken halten. Du bist Schwarz.',
  learned:
    'Du kannst in alle Richtungen einschließen und weißt, wann du passen musst und warum Ecken wichtig sind.',
  steps: {
    flip: {
      title: 'Einschließen',
      text: [
        'Setze einen Stein so, dass weiße Steine in gerader Linie zwischen ihm und einem anderen deiner Steine liegen. Sie werden schwarz.',
      ],
      goal: 'Drehe einen weißen Stein um.',
      miss: 'Wähle eines der markierten Felder.',
      done: 'Ein weißer Stein ist schwarz geworden. Weiß antwortet genauso.',
    },
    must: {
      title: 'Ein Zug muss etwas umdrehen',
      text: [
        'Du darfst einen Stein nur dorthin setzen, wo er mindestens einen anderen umdreht. Diese Felder sind markiert.',
      ],
      goal: 'Finde den Zug, der zwei Steine umdreht.',
      miss: 'Das war nur ein Stein. Sieh dir Spalte d an.',
      done: 'Zwei auf einmal, die Spalte hinunter.',
    },
    eight: {
      title: 'Alle acht Richtungen',
      text: [
        'Auf allen Linien vom neuen Stein aus werden Steine zugleich umgedreht: Zeile, Spalte und Diagonalen. Eine Linie endet an deinem ersten eigenen Stein.',
      ],
      goal: 'Drehe mit einem Zug acht Steine um.',
      miss: 'In der Mitte des weißen Rings ist ein Loch.',
      done: 'Rundherum, mit einem Zug. Gerade umgedrehte Steine schließen selbst nichts ein.',
    },
    pass: {
      title: 'Passen',
      text: ['Kannst du nichts einschließen, musst du passen. Sonst musst du ziehen.'],
      goal: 'Schwarz hat hier keinen Zug: Passe.',
      miss: 'Drücke „Passen“.',
      done: 'Weiß zieht noch einmal. Wenn dir die Züge ausgehen, kostet das mehr als ein paar Steine.',
    },
    corner: {
      title: 'Ecken bleiben',
      text: [
        'Ein Stein in der Ecke kann nie eingeschlossen werden, denn dahinter ist nichts. Eine Ecke ist mehr wert als viele Steine.',
      ],
      goal: 'Nimm die Ecke.',
      miss: 'Eine Ecke ist für dich offen, am Ende der langen weißen Diagonale.',
      done: 'a1 bleibt für immer schwarz, und drei Steine kamen dazu.',
    },
    end: {
      title: 'Das Ende',
      text: [
        'Die Partie endet, wenn keine Seite mehr ziehen kann, manchmal bevor das Brett voll ist. Leere Felder zählen für den Sieger.',
      ],
      goal: 'Beende die Partie mit einem Zug.',
      miss: 'Ein weißer Stein ist übrig geblieben. Welcher Zug dreht beide weißen Steine auf einmal um?',
      done: 'Weiß hat keine Steine mehr, und niemand kann ziehen. Mit den leeren Feldern sind das 64 zu 0.',
    },
  },
}
