import type * as english from '../en/xray'

const count = (number: number): string => number.toLocaleString('de')
const moves = (number: number): string => (number === 1 ? '1 Zug' : `${count(number)} Züge`)
const movesAhead = (depth: number): string => (depth === 1 ? 'einen Zug' : `${depth} Züge`)
const who = (max: boolean): string => (max ? 'MAX' : 'MIN')

export const xrayWords: typeof english.xrayWords = {
  title: 'Einer Suche zusehen',
  about:
    'Wie findet ein Computer seinen Zug? Geh seine Suche Schritt für Schritt durch: was er sich ansieht, was er schon weiß und was er ohne Risiko überspringen kann.',
  learn: 'Alle Lektionen',
  loading: 'Suche läuft …',
  form: {
    label: 'Einstellungen der Suche',
    example: 'Stellung',
    examples: {
      nuts: 'Squirrel War: noch fünf Felder',
      claim: 'Adjacent Claim: 3×3, zweiter Zug',
      duel: 'Adjacent Claim: 4×4, ein Duell',
      othello: 'Othello: Anfangsstellung',
      tower: 'Santorini: den Turm zur Ruine machen',
      own: 'Andere Stellung …',
    },
    text: 'Stellung als Text',
    show: 'Zeigen',
    algorithm: 'Algorithmus',
    algorithms: { greedy: 'Greedy', minimax: 'Minimax', 'alpha-beta': 'Alpha-Beta' },
    depth: 'Tiefe (Züge)',
  },
  algorithms: {
    greedy: 'Der Greedy-Algorithmus sieht einen Zug voraus und nimmt den Zug mit dem besten Wert.',
    minimax:
      'Minimax sieht sich jede Zugfolge an und rechnet damit, dass der Gegner immer am besten antwortet.',
    'alpha-beta':
      'Alpha-Beta findet denselben Wert wie Minimax, überspringt aber Züge, die nichts ändern können.',
  },
  player: {
    label: 'Durch die Suche gehen',
    start: 'Zum Anfang',
    back: 'Schritt zurück',
    play: 'Abspielen',
    pause: 'Pause',
    step: 'Schritt vor',
    end: 'Zum Ende',
    cutBack: 'Voriger Schnitt',
    cut: 'Nächster Schnitt',
    time: 'Schritt der Suche',
    timeText: (time, last) => `${count(time + 1)} von ${count(last + 1)}`,
    speed: 'Tempo',
    speeds: { slow: 'langsam', steady: 'mittel', fast: 'schnell' },
  },
  node: {
    label: 'Aktueller Knoten',
    board: (path) => (path.length === 0 ? 'Brett am Anfang der Suche' : `Brett nach ${path.join(', ')}`),
    path: 'Weg zu diesem Knoten',
    root: 'Beginn',
    toMove: (max, side) => `${who(max)} ist am Zug: ${side}`,
    over: 'Die Partie ist zu Ende',
    value: 'Wert',
    none: 'noch unbekannt',
    window: 'Fenster',
    alpha: 'Alpha',
    beta: 'Beta',
    windowText: (alpha, beta) => `Fenster von Alpha ${alpha} bis Beta ${beta}`,
    study: 'Diese Stellung analysieren',
    visits: (visited, of) => `${count(visited)} von ${count(of)} Knoten besucht`,
  },
  diagrams: {
    rows: 'Die Zugfolge, die gerade durchsucht wird, mit den Alternativen. Die Gliederung unten enthält dasselbe als Text.',
    whole:
      'Der ganze Baum: die Tiefe von oben nach unten, die Besuche von links nach rechts. Die Gliederung unten enthält dasselbe als Text.',
    wholeTitle: 'Der ganze Baum',
    lineTitle: 'Aktuelle Zugfolge',
    max: 'MAX',
    min: 'MIN',
    cut: 'übersprungen',
    more: (number) => `+${number}`,
  },
  outline: {
    title: 'Gliederung des Baums',
    label: 'Knoten der Suche',
    root: 'Beginn',
    leaf: 'Blatt',
    over: 'Partie zu Ende',
    ahead: 'noch nicht besucht',
    value: 'Wert',
    window: 'Fenster',
    best: 'bester Zug',
    cut: (number) => `${moves(number)} übersprungen`,
    keys: 'Mit den Pfeiltasten bewegst du dich und öffnest oder schließt Knoten. Die Eingabetaste führt zum Knoten.',
  },
  compare: {
    title: 'Gleiche Antwort, weniger Arbeit',
    about: (depth) => `Besuchte Knoten, ${movesAhead(depth)} voraus:`,
    nodes: (number) => `${count(number)} Knoten`,
    tooMany: 'mehr als 4.000 Knoten',
    saved: (percent, move) =>
      `Alpha-Beta hat ${percent}\u202f% der Knoten übersprungen, die Minimax besucht hat, und wählt denselben Zug: ${move}.`,
    nothing: (move) => `Hier ließ sich nichts überspringen. Beide wählen ${move}.`,
    greedy: (greedy, deep) =>
      greedy === deep
        ? `Auch der Greedy-Algorithmus würde ${greedy} wählen.`
        : `Der Greedy-Algorithmus würde ${greedy} wählen, denn er berücksichtigt die Antwort nicht.`,
    chooses: (move, value) => `wählt ${move} (Wert ${value})`,
  },
  legend: {
    title: 'So liest du das',
    terms: [
      [
        'MAX und MIN',
        'MAX ist die Seite, die am Anfang am Zug ist, und will den höchsten Wert. MIN ist der Gegner und will den niedrigsten. Alle Werte gelten aus der Sicht von MAX.',
      ],
      [
        'Wert',
        'Ganz unten werden Stellungen einfach bewertet. Weiter oben nehmen MAX-Knoten den höchsten Wert unter ihnen und MIN-Knoten den niedrigsten. ≤ und ≥ heißen höchstens und mindestens: Der genaue Wert wurde nicht gebraucht.',
      ],
      [
        'Fenster',
        'Alpha ist der Wert, den MAX mit einem anderen Zug schon erreichen kann. Beta ist der Wert, auf den MIN das Ergebnis mit einem anderen Zug schon begrenzen kann. Nur ein Wert dazwischen kann das Ergebnis ändern.',
      ],
      [
        'Schnitt (Cut-off)',
        'Liegt ein Wert außerhalb des Fensters, vermeidet eine Seite diese Stellung. Die übrigen Züge werden übersprungen, und das Ergebnis bleibt gleich.',
      ],
    ],
  },
  explain: {
    begin: (depth) => `Die Suche beginnt. MAX will den höchsten Wert und sieht ${movesAhead(depth)} voraus.`,
    enter: (move, max) =>
      max
        ? `MIN antwortet mit ${move}. Jetzt sucht MAX den höchsten Wert.`
        : `MAX versucht ${move}. Jetzt sucht MIN die Antwort mit dem niedrigsten Wert.`,
    elsewhere: (max, bound) =>
      max
        ? `MIN kann MAX anderswo auf ${bound} begrenzen, also zählt nur ein niedrigerer Wert.`
        : `MAX kann anderswo schon ${bound} erreichen, also zählt nur ein höherer Wert.`,
    leaf: (move, over, value) =>
      over
        ? `Nach ${move} ist die Partie zu Ende. Ihr Wert für MAX ist ${value}.`
        : `Nach ${move} sucht der Algorithmus nicht tiefer. Der Wert für MAX ist ${value}.`,
    first: (max, value) => (max ? `MAX hat bisher ${value}.` : `MIN begrenzt MAX bisher auf ${value}.`),
    better: (max, before) =>
      max
        ? `Das ist mehr als ${before}, also zieht MAX das vor.`
        : `Das ist weniger als ${before}, also zieht MIN das vor.`,
    worse: (max, before) =>
      max
        ? `Das ist nicht mehr als ${before}, also bleibt MAX bei seinem Zug.`
        : `Das ist nicht weniger als ${before}, also bleibt MIN bei seinem Zug.`,
    leave: (move, max, best, value) =>
      `${move} ist fertig. ${who(max)} würde mit ${best} fortsetzen, also ist der Wert ${value}.`,
    leaveBound: (move, atLeast, value) =>
      `${move} ist fertig. Der Wert ist ${value} oder ${atLeast ? 'mehr' : 'weniger'}. Der genaue Wert ist egal.`,
    cut: ({ max, value, refutation, bound, same, refuge, after, leftOut }) => {
      const here = max
        ? `MAX bekommt hier mit ${refutation} mindestens ${value}.`
        : `MIN begrenzt MAX hier mit ${refutation} auf ${value} oder weniger.`
      const where = after.length === 0 ? '' : ` nach ${after.join(', ')}`
      const other = max
        ? `Aber MIN kann MAX mit ${refuge}${where} auf ${bound} begrenzen.`
        : `Aber MAX kann mit ${refuge}${where} ${bound} erreichen.`
      const so = same
        ? `Also gewinnt ${who(!max)} durch diese Stellung nichts`
        : `Also vermeidet ${who(!max)} diese Stellung`
      return `Schnitt! ${here} ${other} ${so}, und ${moves(leftOut)} ${leftOut === 1 ? 'wird' : 'werden'} übersprungen.`
    },
    end: (move, value) => `Die Suche ist fertig. Sie wählt ${move} (Wert ${value}).`,
  },
}
