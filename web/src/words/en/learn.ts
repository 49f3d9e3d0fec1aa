import type { LegalMove } from '../../wire/position'
import { andList } from './board'

/** Texts of a step of a lesson. */
export interface StepWords {
  title: string
  /** Paragraphs. */
  text: string[]
  /** The task. */
  goal: string
  /** Shown after a legal move that misses the goal. */
  miss: string
  /** Shown when the goal is reached. */
  done: string
}

export interface LessonWords {
  /** One sentence below the game's name. */
  about: string
  /** What the learner can do at the end. */
  learned: string
  steps: Record<string, StepWords>
  /** Texts for choosing a set-up. */
  choose?: { question: string; variants: Record<string, string> }
}

const discs = (count: number): string => (count === 1 ? '1 disc' : `${count} discs`)

/** What a move did, in the game's own terms. */
const moveReports: Record<string, (choice: LegalMove) => string> = {
  raid: ({ move, taken }) =>
    taken.length === 0
      ? `That was a Raid on ${move} that conquers nobody.`
      : `That was a Raid on ${move}: it conquers ${andList(taken)}.`,
  sneak: ({ move }) => `That was a Sneak to ${move}: it takes the cell and conquers nobody.`,
  claim: ({ move }) => `You claimed ${move}.`,
  pass: () => 'You passed.',
  place: ({ move, taken }) =>
    taken.length === 0
      ? `Your disc on ${move} turns nothing over.`
      : `Your disc on ${move} turns over ${discs(taken.length)}.`,
  build: ({ path: [from, to, tile] }) => `You went from ${from} to ${to} and put a tile on ${tile}.`,
  kill: ({ path: [from, to, tile] }) => `You went from ${from} to ${to} and made a ruin of ${tile}.`,
  win: ({ path: [from, to] }) => `You went from ${from} up to ${to}: that wins.`,
}

const moveAdvice: Record<string, (choice: LegalMove) => string> = {
  pass: () => 'There is nothing to choose here: press Pass.',
  build: ({ path: [from, to, tile] }) => `Go from ${from} to ${to}, then put the tile on ${tile}.`,
  kill: ({ path: [from, to, tile] }) => `Go from ${from} to ${to}, then put the tile on ${tile}.`,
  win: ({ path: [from, to] }) => `Go from ${from} to ${to}.`,
}

export const learnWords = {
  title: 'Learn',
  titled: (game: string) => `Learn ${game}`,
  about: 'Each game in a few steps, on its own board: read a sentence, make a move, see what it does.',
  games: 'The games',
  steps: 'Steps of the lesson',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  stepLink: (number: number, title: string, done: boolean) =>
    `Step ${number}: ${title}${done ? ', done' : ''}`,
  minutes: (steps: number) => `${steps} steps, about ${Math.max(2, Math.round(steps / 2))} minutes`,
  progress: (done: number, of: number) => `${done} of ${of} steps done`,
  begin: 'Begin',
  goOn: 'Go on',
  repeat: 'Once more',
  finished: 'You know this one',
  board: (title: string) => `Board of ${title}`,
  yourMove: 'Your move',
  moveReport: (choice: LegalMove) => moveReports[choice.verb]?.(choice) ?? `You played ${choice.move}.`,
  missed: 'Not quite',
  again: 'Try again',
  help: 'Show me',
  moveAdvice: (choice: LegalMove) => moveAdvice[choice.verb]?.(choice) ?? `Try ${choice.move}.`,
  here: 'this one reaches the goal',
  reached: 'That is it!',
  next: 'Next step',
  finish: 'Finish the lesson',
  all: 'All lessons',
  loading: 'Setting up the board …',
  retry: 'Try again',
  end: {
    title: (game: string) => `You can play ${game}`,
    play: 'Play your first game',
    playAbout: 'Against level 1, which forgives a lot. You begin, there is no clock, and hints are allowed.',
    making: 'Setting up the game …',
    next: (game: string) => `Next lesson: ${game}`,
    missing: (count: number) =>
      count === 1 ? 'One step is still open.' : `${count} steps are still open, if you like.`,
  },
  free: {
    title: 'Try it out',
    about: 'There is no lesson for this game yet. Play both sides and see what moves do.',
    undo: 'Take back',
    restart: 'Start again',
    over: 'The game is over.',
    turn: (side: string) => `${side} to move`,
  },
  unknown: {
    title: 'There is no such lesson',
    text: 'No game goes by this name here.',
  },
  xray: {
    title: 'See a search think',
    about:
      'Minimax and alpha-beta, one visit at a time: what the program looks at, what it leaves out, and why it may.',
    open: 'Open the X-ray',
  },
}
