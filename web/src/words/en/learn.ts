import type { LegalMove } from '../../wire/position'
import { andList } from './grammar'

const discs = (count: number): string => (count === 1 ? '1 disc' : `${count} discs`)

/** What a move did, in the game's own terms. */
const moveReports: Record<string, (choice: LegalMove) => string> = {
  raid: ({ move, taken }) =>
    taken.length === 0
      ? `That was a Raid on ${move}, but it conquers nothing.`
      : `That was a Raid on ${move}. It conquers ${andList(taken)}.`,
  sneak: ({ move }) => `That was a Sneak to ${move}. It takes the cell but conquers nothing.`,
  claim: ({ move }) => `You claimed ${move}.`,
  pass: () => 'You passed.',
  place: ({ move, taken }) =>
    taken.length === 0
      ? `Your disc on ${move} turns nothing over.`
      : `Your disc on ${move} turns over ${discs(taken.length)}.`,
  build: ({ path: [from, to, tile] }) => `You moved from ${from} to ${to} and built on ${tile}.`,
  kill: ({ path: [from, to, tile] }) => `You moved from ${from} to ${to} and turned ${tile} into a ruin.`,
  win: ({ path: [from, to] }) => `You moved from ${from} up to ${to} and won.`,
}

const moveAdvice: Record<string, (choice: LegalMove) => string> = {
  pass: () => 'You have no other move: press Pass.',
  build: ({ path: [from, to, tile] }) => `Move from ${from} to ${to}, then build on ${tile}.`,
  kill: ({ path: [from, to, tile] }) => `Move from ${from} to ${to}, then build on ${tile}.`,
  win: ({ path: [from, to] }) => `Move from ${from} to ${to}.`,
}

export const learnWords = {
  title: 'Learn',
  titled: (game: string) => `Learn ${game}`,
  about: 'Learn each game in a few steps: read a sentence, make a move and see what happens.',
  games: 'The games',
  steps: 'Steps of the lesson',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  stepLink: (number: number, title: string, done: boolean) =>
    `Step ${number}: ${title}${done ? ', done' : ''}`,
  minutes: (steps: number) => `${steps} steps, about ${Math.max(2, Math.round(steps / 2))} minutes`,
  progress: (done: number, of: number) => `${done} of ${of} steps done`,
  begin: 'Start',
  goOn: 'Continue',
  repeat: 'Repeat',
  finished: 'Completed',
  board: (title: string) => `Board: ${title}`,
  yourMove: 'Your move',
  moveReport: (choice: LegalMove) => moveReports[choice.verb]?.(choice) ?? `You played ${choice.move}.`,
  missed: 'Not quite',
  again: 'Try again',
  help: 'Show me',
  moveAdvice: (choice: LegalMove) => moveAdvice[choice.verb]?.(choice) ?? `Try ${choice.move}.`,
  here: 'this move solves the task',
  reached: 'Well done!',
  next: 'Next step',
  finish: 'Finish the lesson',
  all: 'All lessons',
  loading: 'Setting up the board …',
  retry: 'Try again',
  end: {
    title: (game: string) => `You can now play ${game}`,
    play: 'Play your first game',
    playAbout: 'Against level 1, which is easy to beat. You move first, with hints and no clock.',
    making: 'Setting up the game …',
    next: (game: string) => `Next lesson: ${game}`,
    missing: (count: number) => (count === 1 ? 'One step is left:' : `${count} steps are left:`),
  },
  free: {
    title: 'Try it out',
    about: 'There is no lesson for this game yet. Play both sides and see what the moves do.',
    undo: 'Undo',
    restart: 'Start over',
    over: 'The game is over.',
    turn: (side: string) => `${side} to move`,
  },
  unknown: {
    title: 'Lesson not found',
    text: 'There is no game with this name.',
  },
  xray: {
    title: 'Look inside a search',
    about:
      'Minimax and alpha-beta, one node at a time: what the engine looks at, what it skips, and why that is safe.',
    open: 'Open the X-ray',
  },
}
