import type { BoardArea } from '../../study/retry-feedback'
import type { RetryOutcome } from '../../study/retry-session.svelte'
import type { MarkCounts } from '../../study/review'
import { pluralText, pointsText } from './grammar'

const rows: Record<BoardArea['row'], string> = {
  upper: 'the upper',
  middle: 'the middle',
  lower: 'the lower',
}
const cols: Record<BoardArea['col'], string> = { left: 'left', middle: 'middle', right: 'right' }

/** Texts of the review of a game. */
export const reviewWords = {
  title: 'Game review',
  resume: 'Continue',
  progress: (known: number, of: number) => `Reviewing the moves, last move first: ${known} of ${of}`,
  stop: 'Stop',
  ahead: (first: string, second: string) => `↑ ${first} ahead · ↓ ${second} ahead`,
  slider: 'Move',
  table: 'Show as a table',
  start: 'Start',
  value: (value: string, side: string, sure: string) => `${value} for ${side} (${sure})`,
  unknown: 'not analysed yet',
  gaveAway: 'Gave away',
  marked: (mark: string, sure: boolean) => (sure ? `${mark}:` : `${mark} (estimated):`),
  columns: { move: 'Move', side: 'Side', value: 'Value' },
  legend:
    'Filled dots are proven values, hollow dots are estimates. Arrows are proven bounds: the value lies at the arrow or beyond it, in its direction.',
  deciding: 'Deciding mistake',
  swing: 'Biggest swing',
  mistake: (move: string, side: string, given: string, sure: boolean) =>
    sure
      ? `${side} played ${move}. This move ${given} (proven).`
      : `${side} played ${move}: ${given} (estimated).`,
  better: (move: string, value: string) => `${move} was better (${value}).`,
  /** During the review, and after it. */
  noDecidingYet: 'No deciding mistake so far.',
  noSwingYet: 'No big swing so far.',
  noDeciding: (proven: boolean): string =>
    proven ? 'No single move decided the game (proven).' : 'No single move seems to have decided the game.',
  noSwing: 'There was no big swing.',
  showMove: 'Go to this move',
  showPunishment: 'Show the reply',
  showBetter: 'Show the better move',
  noMistakes: 'no mistakes',
  counts: (marks: MarkCounts) =>
    [
      marks.blunder > 0 ? pluralText(marks.blunder, 'blunder', 'blunders') : '',
      marks.mistake > 0 ? pluralText(marks.mistake, 'mistake', 'mistakes') : '',
      marks.inaccuracy > 0 ? pluralText(marks.inaccuracy, 'inaccuracy', 'inaccuracies') : '',
    ]
      .filter(Boolean)
      .join(', '),
  pointsGiven: (amount: string) => `${pointsText(amount)} given away`,
  probably: (counts: string) => `estimated: ${counts}`,
  probablyGiven: (amount: string) => `about ${pointsText(amount)}`,
}

/** Texts of retrying mistakes. */
export const retryWords = {
  title: 'Learn from your mistakes',
  titleOf: 'Learn from the mistakes',
  leave: 'Back to the study',
  sideLegend: 'Whose mistakes?',
  both: 'Both sides',
  waiting: (known: number, of: number) => `Looking for mistakes: move ${known} of ${of}`,
  begin: (count: number) => `Practise ${pluralText(count, 'mistake', 'mistakes')}`,
  none: 'No mistakes found. Well played!',
  noneOf: (side: string) => `No mistakes found for ${side}.`,
  progress: (number: number, of: number) => `Mistake ${number} of ${of}`,
  task: (side: string) => `Find a better move for ${side}.`,
  played: (move: string, mark: string, sure: boolean) =>
    sure ? `${move} was played in the game: ${mark}.` : `${move} was played in the game: probably ${mark}.`,
  checking: (move: string) => `Checking ${move} …`,
  best: (move: string, proven: boolean) =>
    proven ? `Yes! ${move} is the best move (proven).` : `Yes! ${move} is the best move found (estimated).`,
  equal: (move: string) => `Yes! ${move} is as good as the best move (proven).`,
  about: (move: string) => `Yes! ${move} is about as good as the best move (estimated).`,
  better: (move: string, played: string, given: string) =>
    `${move} is better than ${played}, but not the best: it ${given}.`,
  betterProbably: (move: string, played: string) =>
    `${move} is probably better than ${played}, but not the best.`,
  same: (move: string) => `${move} is the move from the game. Try another one.`,
  no: (move: string, given: string, sure: boolean) =>
    sure ? `No, try again: ${move} ${given}.` : `No, try again. ${move} is ${given} (estimated).`,
  notBetter: (move: string, played: string) => `No, try again. ${move} does not seem better than ${played}.`,
  reply: (move: string) => `The reply is ${move}.`,
  cleared: (move: string) => `Deeper analysis shows that ${move} was not a mistake after all.`,
  shown: (move: string, value: string) => `The best move was ${move} (${value}).`,
  whyBest: (move: string) => `Why ${move}`,
  whyNot: (move: string) => `Why not ${move}`,
  hint: 'Give me a hint',
  showMove: 'Show the move',
  hintLabel: 'Hint',
  area: ({ row, col }: BoardArea) =>
    row === 'middle' && col === 'middle'
      ? 'Look at the middle of the board.'
      : `Look at ${rows[row]} ${cols[col]} of the board.`,
  piece: (cell: string) => `Move the piece on ${cell}.`,
  accept: 'Accept and continue',
  showLine: 'Show the line',
  line: (moves: string, proven: boolean) =>
    proven ? `Next: ${moves} (proven).` : `Likely next: ${moves} (estimated).`,
  next: 'Next mistake',
  skip: 'Skip',
  finish: 'Show the summary',
  summary: (found: number, of: number) => `You found ${found} of ${of}.`,
  outcomes: {
    found: 'found',
    better: 'found a better move',
    shown: 'solution shown',
    skipped: 'skipped',
  } satisfies Record<RetryOutcome, string>,
  restart: 'Try again',
  showNamed: (move: string) => `Show ${move}`,
}
