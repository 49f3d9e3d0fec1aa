import type { Outcome } from '../../analysis/verdict'
import type { Certainty, Mark } from '../../wire/analysis'
import { pointsText } from './grammar'

/** Texts of values. */
export const verdictWords = {
  winsIn: (plies: number) => `wins in ${plies}`,
  winsWithin: (plies: number) => `wins in ${plies} or fewer`,
  losesIn: (plies: number) => `loses in ${plies}`,
  losesWithin: (plies: number) => `loses in ${plies} or fewer`,
  /** Short forms for a cell of the board. */
  winsShort: (plies: number) => `wins ${plies}`,
  winsWithinShort: (plies: number) => `wins ≤ ${plies}`,
  losesShort: (plies: number) => `loses ${plies}`,
  losesWithinShort: (plies: number) => `loses ≤ ${plies}`,
  percent: (whole: number) => `${whole}\u202f%`,
  atLeast: (value: string) => `≥ ${value}`,
  atMost: (value: string) => `≤ ${value}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  /** An estimate beside bounds, and the error of an estimate. */
  estimate: (value: string) => `≈ ${value}`,
  errorMargin: (amount: string) => `± ${amount}`,
  betweenShort: (least: string, most: string) => `${least}…${most}`,

  certainty: { proven: 'proven', bounded: 'bounded', estimated: 'estimated' } satisfies Record<
    Certainty,
    string
  >,

  marks: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' } satisfies Record<Mark, string>,

  /** For screen readers. */
  spoken: {
    ahead: (amount: string) => `wins by ${pointsText(amount)}`,
    behind: (amount: string) => `loses by ${pointsText(amount)}`,
    level: 'ends in a draw',
    /** Proven limits; the amount has no sign. */
    atLeast: (value: number, amount: string) =>
      value > 0
        ? `wins by at least ${pointsText(amount)}`
        : value < 0
          ? `loses by at most ${pointsText(amount)}`
          : 'at least a draw',
    atMost: (value: number, amount: string) =>
      value > 0
        ? `wins by at most ${pointsText(amount)}`
        : value < 0
          ? `loses by at least ${pointsText(amount)}`
          : 'at most a draw',
    between: (least: string, most: string) => `between ${least} and ${most} points`,
    chance: (percent: number) => `${percent}\u202f% to win`,
  },
  results: {
    win: 'a proven win',
    draw: 'a proven draw',
    loss: 'a proven loss',
    chance: (percent: string) => `${/^(8|11|18)/.test(percent) ? 'an' : 'a'} ${percent} chance of winning`,
    unknown: 'an unclear position',
  } satisfies Record<Outcome, string> & Record<string, unknown>,
  loss: {
    nothing: 'gives away nothing',
    points: (amount: string) => `gives away ${pointsText(amount)}`,
    win: 'gives away the win',
    draw: 'gives away the draw',
    winForLoss: 'turns a win into a loss',
    drawForLoss: 'turns a draw into a loss',
    slowerWin: 'wins more slowly',
    fasterLoss: 'loses sooner',
    /** Estimates only claim probabilities. */
    nothingKnown: 'no better move found',
    aboutAsGood: 'about as good as the best move found',
    probably: (before: string, after: string) => `probably worse: chance of winning ${before} → ${after}`,
    probablyFrom: (before: string, after: string) => `probably worse: from ${before} to ${after}`,
    probablyPoints: (amount: string) => `probably worse by about ${pointsText(amount)}`,
  },
  label: (certainty: string, value: string, given: string) => `${certainty}: ${value}, ${given}`,

  failures: {
    'hints-off': 'Finish your game without hints first. This position could still occur in it.',
    'too-many-searches': 'Too many analyses are running, perhaps in another tab. Stop one, then try again.',
    'too-many-connections': 'Too many Drey pages are open. Close one, then try again.',
    'too-many-requests': 'Too many requests. Wait a moment, then try again.',
    busy: 'The server is busy with other analyses. Try again in a moment.',
  } as Record<string, string>,
  /** The link shown with `hints-off`. */
  blockingGameLink: 'Go to that game',
  interrupted: 'The analysis was interrupted. Try again.',
}
