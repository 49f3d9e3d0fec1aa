import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Zwei Eichhörnchenfamilien, die rote und die graue, kämpfen um Nüsse. Du bist Rot.',
  learned: 'Du kannst Überfall und Schleichzug unterscheiden und zählst die Nüsse, bevor du springst.',
  steps: {
    richest: {
      title: 'Ein Feld voller Nüsse',
      text: [
        'Die Zahl auf einem Feld zeigt, wie viele Nüsse es hat. Nimm in deinem Zug ein beliebiges leeres Feld.',
      ],
      goal: 'Nimm das Feld mit den meisten Nüssen.',
      miss: 'Es gibt ein Feld mit mehr Nüssen: Sieh in die Mitte.',
      done: 'Neun Nüsse für Rot. Grau holt sich acht.',
    },
    raid: {
      title: 'Der Überfall',
      text: [
        'Nimmst du ein Feld neben einem deiner Eichhörnchen (darüber, darunter, links oder rechts), ist das ein Überfall. Er erobert auch alle Gegner neben diesem Feld.',
      ],
      goal: 'Erobere mit einem Überfall das graue Eichhörnchen auf D2.',
      miss: 'Suche ein Feld, das neben deinem Eichhörnchen auf C3 und auch neben dem grauen liegt.',
      done: 'Das Feld gehört dir, und D2 mit seinen Nüssen auch.',
    },
    three: {
      title: 'Drei auf einmal',
      text: ['Ein Überfall erobert alle Gegner neben dem neuen Eichhörnchen, nicht nur einen.'],
      goal: 'Erobere drei Eichhörnchen mit einem Überfall.',
      miss: 'Ein Feld liegt neben allen drei grauen und neben deinem Eichhörnchen auf C3.',
      done: 'Drei Eichhörnchen mit einem Sprung.',
    },
    chain: {
      title: 'Keine Kettenreaktion',
      text: [
        'Nur Eichhörnchen neben dem neuen wechseln die Seite. Eroberte Eichhörnchen erobern keine weiteren.',
      ],
      goal: 'Erobere D2 und beobachte, was mit D1 dahinter geschieht.',
      miss: 'Überfalle ein Feld, das neben C3 und neben D2 liegt.',
      done: 'D2 ist jetzt rot, aber D1 bleibt grau: Es liegt nicht neben deinem neuen Eichhörnchen.',
    },
    sneak: {
      title: 'Der Schleichzug',
      text: [
        'Jedes andere leere Feld nimmst du mit einem Schleichzug: Sonst passiert nichts. Gegner daneben bleiben, wie sie sind.',
      ],
      goal: 'Schleich dich auf ein Feld neben dem grauen Eichhörnchen auf D3.',
      miss: 'Wähle ein Feld direkt über, unter oder neben D3.',
      done: 'Ein Schleichzug erobert nie etwas. Aber jetzt sitzt ein rotes Eichhörnchen direkt neben dem Gegner.',
    },
    inside: {
      title: 'Von innen heraus',
      text: [
        'Dafür ist ein Schleichzug gut: Dein nächster Zug daneben ist ein Überfall. Diagonalen zählen nie, also liegen C4 und D3 nicht nebeneinander.',
      ],
      goal: 'Erobere D3 mit Hilfe des Eichhörnchens auf C4.',
      miss: 'Welche Felder liegen neben C4 und neben D3?',
      done: 'Erst anschleichen, dann überfallen: der älteste Trick im Wald.',
    },
    end: {
      title: 'Wenn das Brett voll ist',
      text: [
        'Die Partie endet, wenn kein Feld mehr leer ist. Die Seite mit den meisten Nüssen gewinnt. Bei Gleichstand ist es ein Remis.',
        'Drei Felder sind noch frei, und Grau führt.',
      ],
      goal: 'Finde den Gewinnzug.',
      miss: 'Zähl noch einmal: Was bringt ein Überfall zusätzlich zu den Nüssen des Feldes, das du nimmst?',
      done: 'Drei Nüsse für das Feld, neun erobert und neun weniger für Grau. Rot gewinnt 51 zu 46.',
    },
  },
}
