import type { LessonWords } from '../../types'

export const lesson: LessonWords = {
  about: 'Zwei Figuren pro Seite und wachsende Türme. Steige als Erster auf Ebene 3. Du bist Orange.',
  learned:
    'Du kannst ziehen, bauen, klettern und einen Turm zur Ruine machen, und du weißt, wie Würfel und Pyramiden ziehen.',
  choose: { question: 'Deine Figuren', variants: { cubes: 'Würfel', pyramids: 'Pyramiden' } },
  steps: {
    turn: {
      title: 'Ziehen, dann bauen',
      text: [
        'Jeder Zug hat zwei Teile. Zuerst zieht eine deiner Figuren auf ein freies Feld daneben. Dann legt sie ein Plättchen auf eines der acht Felder um sie herum.',
        'Ein Feld ist nach seiner Zeile und seiner Spalte benannt, beide ab 0 gezählt: 21 ist Zeile 2, Spalte 1.',
      ],
      goal: 'Wähle eine Figur, dann ein Feld zum Ziehen, dann ein Feld zum Bauen.',
      miss: 'Wähle zuerst eine Figur, dann ihr Zielfeld, dann das Feld, auf dem sie baut.',
      done: 'Das ist ein ganzer Zug. Auch Blau hat einen gemacht.',
    },
    climb: {
      title: 'Ebene für Ebene',
      text: [
        'Ein Schritt führt höchstens eine Ebene hinauf, aber beliebig viele hinunter. Deine Figur auf 22 steht auf dem Boden, also ist der Turm auf 12 mit seinen zwei Ebenen zu hoch.',
      ],
      goal: 'Steige auf den Turm mit Ebene 1.',
      miss: 'Der Turm mit einer Ebene steht auf 21, gleich links von deiner Figur.',
      done: 'Von hier aus erreichst du Ebene 2.',
    },
    win: {
      title: 'Nach ganz oben',
      text: ['Wer auf Ebene 3 steigt, gewinnt sofort. Danach wird nicht mehr gebaut.'],
      goal: 'Gewinne die Partie.',
      miss: 'Deine Figur auf 22 steht auf Ebene 2. Welcher Turm daneben hat drei Ebenen?',
      done: 'Du stehst auf Ebene 3. Du hast gewonnen.',
    },
    kill: {
      title: 'Einen Turm zur Ruine machen',
      text: [
        'Ein Plättchen auf Ebene 3 macht den Turm zur Ruine. Niemand kann sie mehr betreten oder dort bauen.',
        'Blau steht auf 12, auf Ebene 2, und will auf 22 steigen.',
      ],
      goal: 'Mach den Turm auf 22 vorher zur Ruine.',
      miss: 'Blau würde im nächsten Zug gewinnen. Ziehe auf ein Feld neben 22 und baue dort.',
      done: 'Der Turm ist jetzt eine Ruine. Dort wird nie jemand stehen.',
    },
    stuck: {
      title: 'Kein Weg mehr',
      text: [
        'Wer am Zug ist und nicht ziehen kann, verliert. Blaus Figur auf 00 ist schon eingemauert. Die auf 44 hat nur einen Ausweg: den Turm mit Ebene 1 auf 34.',
      ],
      goal: 'Baue so, dass Blau feststeckt.',
      miss: 'Blau kann noch von 44 auf 34 ziehen. Baue diesen Turm eine Ebene höher.',
      done: 'Jeder Ausweg liegt zwei Ebenen höher. Blau steckt fest, und du hast gewonnen.',
    },
    pieces: {
      title: 'Würfel oder Pyramiden',
      text: [
        'Vor der Partie wählt jede Seite Würfel oder Pyramiden für ihre beiden Figuren. Würfel ziehen nach oben, unten, links und rechts, Pyramiden diagonal. Beide bauen in alle acht Richtungen.',
      ],
      goal: 'Wähle die Figuren, die sofort gewinnen können, und gewinne.',
      miss: 'Der Turm mit Ebene 3 steht auf 13, diagonal zu deiner Figur. Welche Figuren können dorthin?',
      done: 'Pyramiden ziehen diagonal. Würfel müssten außen herum.',
    },
  },
}
