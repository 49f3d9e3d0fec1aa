import type * as english from '../en/verdicts'
import { pointsDative, pointsText } from './grammar'

/** Texts of values. */
export const verdictWords: typeof english.verdictWords = {
  winsIn: (plies) => `Sieg in ${plies}`,
  winsWithin: (plies) => `Sieg in höchstens ${plies}`,
  losesIn: (plies) => `Niederlage in ${plies}`,
  losesWithin: (plies) => `Niederlage in höchstens ${plies}`,
  winsShort: (plies) => `Sieg ${plies}`,
  winsWithinShort: (plies) => `Sieg ≤ ${plies}`,
  losesShort: (plies) => `Verl. ${plies}`,
  losesWithinShort: (plies) => `Verl. ≤ ${plies}`,
  percent: (whole) => `${whole}\u202f%`,
  atLeast: (value) => `≥ ${value}`,
  atMost: (value) => `≤ ${value}`,
  between: (least, most) => `${least} bis ${most}`,
  estimate: (value) => `≈ ${value}`,
  errorMargin: (amount) => `± ${amount}`,
  betweenShort: (least, most) => `${least}…${most}`,

  certainty: { proven: 'bewiesen', bounded: 'eingegrenzt', estimated: 'geschätzt' },

  marks: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Patzer' },

  spoken: {
    ahead: (amount) => `gewinnt mit ${pointsDative(amount)} Vorsprung`,
    behind: (amount) => `verliert mit ${pointsDative(amount)} Rückstand`,
    level: 'endet remis',
    atLeast: (value, amount) =>
      value > 0
        ? `gewinnt mit mindestens ${pointsDative(amount)} Vorsprung`
        : value < 0
          ? `verliert mit höchstens ${pointsDative(amount)} Rückstand`
          : 'mindestens Remis',
    atMost: (value, amount) =>
      value > 0
        ? `gewinnt mit höchstens ${pointsDative(amount)} Vorsprung`
        : value < 0
          ? `verliert mit mindestens ${pointsDative(amount)} Rückstand`
          : 'höchstens Remis',
    between: (least, most) => `zwischen ${least} und ${most} Punkten`,
    chance: (percent) => `${percent}\u202f% Gewinnchance`,
  },
  results: {
    win: 'bewiesener Sieg',
    draw: 'bewiesenes Remis',
    loss: 'bewiesene Niederlage',
    chance: (percent) => `${percent} Gewinnchance`,
    unknown: 'unklare Stellung',
  },
  loss: {
    nothing: 'verschenkt nichts',
    points: (amount) => `verschenkt ${pointsText(amount)}`,
    win: 'verschenkt den Sieg',
    draw: 'verschenkt das Remis',
    winForLoss: 'macht aus einem Sieg eine Niederlage',
    drawForLoss: 'macht aus einem Remis eine Niederlage',
    slowerWin: 'gewinnt langsamer',
    fasterLoss: 'verliert schneller',
    nothingKnown: 'kein besserer Zug gefunden',
    aboutAsGood: 'etwa so gut wie der beste gefundene Zug',
    probably: (before, after) => `wahrscheinlich schlechter: Gewinnchance ${before} → ${after}`,
    probablyFrom: (before, after) => `wahrscheinlich schlechter: vorher ${before}, danach ${after}`,
    probablyPoints: (amount) => `wahrscheinlich um etwa ${pointsText(amount)} schlechter`,
  },
  label: (certainty, value, given) => `${certainty}: ${value}, ${given}`,

  failures: {
    'hints-off': 'Beende zuerst deine Partie ohne Tipps. Diese Stellung könnte darin noch vorkommen.',
    'too-many-searches':
      'Es laufen zu viele Analysen, vielleicht in einem anderen Tab. Beende eine und versuche es dann noch einmal.',
    'too-many-connections':
      'Zu viele Seiten von Drey sind offen. Schließe eine und versuche es dann noch einmal.',
    'too-many-requests': 'Das war zu schnell. Warte einen Moment und versuche es dann noch einmal.',
    busy: 'Der Server ist mit anderen Analysen beschäftigt. Versuche es gleich noch einmal.',
  },
  blockingGameLink: 'Zu dieser Partie',
  interrupted: 'Die Analyse wurde unterbrochen. Versuche es noch einmal.',
}
