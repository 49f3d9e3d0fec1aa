import type { Outcome } from '../../analysis/verdict'
import type { Certainty, Mark } from '../../wire/analysis'

/** "1 point", "3.5 points". */
export const pointsText = (amount: number | string): string =>
  `${amount} ${Number(amount) === 1 ? 'point' : 'points'}`

/** Texts of values. */
export const verdictWords = {
  winsIn: (plies: number) => `wins in ${plies}`,
  winsWithin: (plies: number) => `wins in ${plies} or less`,
  losesIn: (plies: number) => `loses in ${plies}`,
  losesWithin: (plies: number) => `loses in ${plies} or less`,
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
    ahead: (amount: string) => `ends ${pointsText(amount)} ahead`,
    behind: (amount: string) => `ends ${pointsText(amount)} behind`,
    level: 'ends level',
    atLeast: (value: string) => `at least: ${value}`,
    atMost: (value: string) => `at most: ${value}`,
    between: (least: string, most: string) => `between: ${least}, and: ${most}`,
    chance: (percent: number) => `wins ${percent} times in 100`,
  },
  results: {
    win: 'a proven win',
    draw: 'a proven draw',
    loss: 'a proven loss',
    chance: (percent: string) => `${/^(8|11|18)/.test(percent) ? 'an' : 'a'} ${percent} chance of winning`,
    unknown: 'an open game',
  } satisfies Record<Outcome, string> & Record<string, unknown>,
  loss: {
    nothing: 'gives nothing away',
    points: (amount: string) => `gives away ${pointsText(amount)}`,
    win: 'gives away the win',
    draw: 'gives away the draw',
    winForLoss: 'turns a win into a loss',
    drawForLoss: 'turns a draw into a loss',
    slower: 'takes longer',
    /** Estimates only claim probabilities. */
    nothingKnown: 'nothing better is known',
    aboutAsGood: 'about as good as the best, as far as is known',
    probably: (before: string, after: string) => `probably worse: chance of winning ${before} → ${after}`,
    probablyFrom: (before: string, after: string) => `probably worse: from ${before} to ${after}`,
    probablyPoints: (amount: string) => `probably worse by about ${pointsText(amount)}`,
  },
  label: (certainty: string, value: string, given: string) => `${certainty}: ${value}, ${given}`,

  failures: {
    'hints-off':
      'This position can still occur in a game that you are playing without hints. You can analyse it once that game has moved past it or is over.',
    'too-many-searches':
      'You have too many searches going on, perhaps in another tab. Stop one, then try again.',
    'too-many-connections': 'Too many pages of Drey are open. Close one, then try again.',
    'too-many-requests': 'That was a bit too quick. Wait a moment, then try again.',
    busy: 'The engine has its paws full. Try again in a moment.',
  } as Record<string, string>,
  /** The link shown with `hints-off`. */
  blockingGameLink: 'To that game',
  interrupted: 'The search broke off. Try again.',
}
