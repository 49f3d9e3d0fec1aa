import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Besetze Feld um Feld und lass deinem Gegner keinen Platz. Du bist X.',
  learned:
    'Du kannst dein Gebiet vergrößern, Mauern bauen und Felder zählen, und du weißt, welche Felder warten können.',
  steps: {
    first: {
      title: 'Das erste Feld',
      text: ['Zuerst darf jede Seite ein beliebiges Feld besetzen.'],
      goal: 'Besetze ein Feld, wo du willst.',
      miss: 'Besetze irgendein Feld.',
      done: 'O besetzt auch eines. Auf diesem Brett gewinnst du bei bestem Spiel nur mit der Mitte, C3.',
    },
    beside: {
      title: 'Dann Feld für Feld',
      text: [
        'Von jetzt an besetzt du Felder neben deinen eigenen: darüber, darunter, links oder rechts. Diagonalen zählen nicht, und besetzte Felder wechseln nie den Besitzer.',
      ],
      goal: 'Besetze ein Feld, das auch neben dem Feld von O liegt, damit O weniger Platz hat.',
      miss: 'Das Feld gehört dir, aber es liegt nicht neben dem Feld von O auf B4.',
      done: 'Ein Feld mehr für dich und ein Weg weniger für O.',
    },
    pass: {
      title: 'Kein Ausweg',
      text: [
        'Kannst du kein Feld besetzen, musst du passen. Sonst musst du eines besetzen. Hier hat O dich eingemauert.',
      ],
      goal: 'Passe. Es gibt keinen anderen Zug.',
      miss: 'Drücke „Passen“.',
      done: 'O besetzt ein Feld, du passt, O besetzt das nächste. Eine Mauer ist viele Felder wert, also bau deine zuerst.',
    },
    cut: {
      title: 'Bau die Mauer',
      text: ['Jetzt ist es umgekehrt: O sitzt in der Ecke und hat nur einen Ausweg.'],
      goal: 'Schließe die Lücke, damit O passen muss.',
      miss: 'O kommt noch heraus. Durch welches Feld?',
      done: 'O muss bis zum Ende passen. Alle sechzehn übrigen Felder gehören dir.',
    },
    end: {
      title: 'Was warten kann',
      text: [
        'Die Partie endet, wenn alle Felder besetzt sind. Die Seite mit mehr Feldern gewinnt. Es steht 11 zu 11, und drei Felder sind frei.',
      ],
      goal: 'Finde das Feld, mit dem du gewinnst.',
      miss: 'A1 kannst nur du besetzen, also kann es warten. Welches Feld würde O als Nächstes nehmen?',
      done: 'A1 konnte warten, D1 nicht: Du gewinnst 13 zu 12.',
    },
  },
}
