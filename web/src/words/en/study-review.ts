import type { BoardArea } from '../../study/retry-feedback'
import type { RetryOutcome } from '../../study/retry-session.svelte'
import type { MarkCounts } from '../../study/review'
import { pluralText } from './format'
import { pointsText } from './verdicts'

const rows: Record<BoardArea['row'], string> = {
  upper: 'the upper',
  middle: 'the middle',
  lower: 'the lower',
}
const cols: Record<BoardArea['col'], string> = { left: 'left', middle: 'middle', right: 'right' }

/** Texts of the review of a game. */
export const reviewWords = {
  title: 'The game at a glance',
  resume: 'Go on',
  progress: (known: number, of: number) => `Reviewing from the end: ${known} of ${of} moves`,
  stop: 'Stop',
  ahead: (first: string, second: string) => `↑ ${first} ahead · ↓ ${second} ahead`,
  slider: 'Place in the game',
  table: 'The same as a table',
  start: 'Start',
  value: (value: string, side: string, sure: string) => `${value} for ${side} (${sure})`,
  unknown: 'not looked at yet',
  gaveAway: 'Gave away',
  marked: (mark: string, sure: boolean) => (sure ? `${mark}:` : `${mark} (estimated):`),
  columns: { move: 'Move', side: 'Side', value: 'Worth', sure: 'How sure' },
  legend: 'Filled dots are proven, hollow ones estimated. Arrows are bounds: the value lies there or beyond.',
  deciding: 'The deciding mistake',
  swing: 'The largest swing',
  mistake: (move: string, side: string, given: string, sure: boolean) =>
    sure
      ? `${side} played ${move}, which ${given} (proven).`
      : `${side} played ${move}: ${given} (estimated).`,
  better: (move: string, value: string) => `Better was ${move} (${value}).`,
  /** During the review, and after it. */
  noDecidingYet: 'No deciding mistake so far.',
  noSwingYet: 'No large swing so far.',
  noDeciding: (proven: boolean) =>
    proven
      ? 'No single move decided the game (proven).'
      : 'No single move decided the game, as far as is known.',
  noSwing: 'There was no large swing, as far as is known.',
  showMove: 'Go there',
  showPunishment: 'What punishes it',
  showBetter: 'What was better',
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

/** Texts of trying mistakes again. */
export const retryWords = {
  title: 'Learn from your mistakes',
  titleOf: 'Learn from the mistakes',
  leave: 'Back to the study',
  sideLegend: 'Whose mistakes',
  both: 'Both sides',
  waiting: (known: number, of: number) => `Looking for mistakes: ${known} of ${of} moves`,
  begin: (count: number) => `Begin with ${pluralText(count, 'mistake', 'mistakes')}`,
  none: 'No mistakes were found, as far as is known. Well played!',
  noneOf: (side: string) => `${side}: no mistakes were found, as far as is known.`,
  progress: (number: number, of: number) => `Mistake ${number} of ${of}`,
  task: (side: string) => `Find a better move for ${side}.`,
  played: (move: string, mark: string, sure: boolean) =>
    sure ? `In the game ${move} was played: ${mark}.` : `In the game ${move} was played: probably ${mark}.`,
  checking: (move: string) => `Looking at ${move} …`,
  best: (move: string, proven: boolean) =>
    proven ? `Yes! ${move} is the best move (proven).` : `Yes! ${move} is the best move known (estimated).`,
  equal: (move: string) => `Yes! ${move} is as good as the best move (proven).`,
  about: (move: string) => `${move} is about as good as the best move, as far as is known.`,
  better: (move: string, played: string, given: string) =>
    `${move} is better than ${played}, but not the best: it ${given}.`,
  betterProbably: (move: string, played: string) =>
    `${move} is probably better than ${played}, but not the best.`,
  same: (move: string) => `${move} is what was played in the game. Try another move.`,
  no: (move: string, given: string, sure: boolean) =>
    sure ? `No, try again: ${move} ${given}.` : `No, try again. ${move} is ${given} (estimated).`,
  notBetter: (move: string, played: string) =>
    `No, try again. ${move} is not known to be better than ${played}.`,
  reply: (move: string) => `The reply is ${move}.`,
  cleared: (move: string) => `A deeper look shows that ${move} was no mistake after all.`,
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
  piece: (cell: string) => `Step with the piece on ${cell}.`,
  accept: 'Go on with that',
  showLine: 'Show line',
  line: (moves: string, proven: boolean) =>
    proven ? `It goes on ${moves} (proven).` : `It could go on ${moves} (estimated).`,
  next: 'Next mistake',
  skip: 'Skip this one',
  finish: 'To the summary',
  summary: (found: number, of: number) => `You found ${found} of ${of}.`,
  outcomes: {
    found: 'found',
    better: 'found a better move',
    shown: 'shown to you',
    skipped: 'skipped',
  } satisfies Record<RetryOutcome, string>,
  restart: 'Try them again',
  showNamed: (move: string) => `Look at ${move}`,
}
