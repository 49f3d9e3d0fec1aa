import type { BoardArea } from '../../study/retry-feedback'
import type { RetryOutcome } from '../../study/retry-session.svelte'
import type { MarkCounts } from '../../study/review'
import type { Mark } from '../../wire/analysis'
import { pluralText } from './format'
import { pointsText } from './verdicts'

const rows: Record<BoardArea['row'], string> = {
  upper: 'the upper',
  middle: 'the middle',
  lower: 'the lower',
}
const cols: Record<BoardArea['col'], string> = { left: 'left', middle: 'middle', right: 'right' }

/** The words of the study. */
export const studyWords = {
  title: 'Study',
  titled: (game: string) => `Study: ${game}`,
  intro: 'Look at any position or game, and see what every move is worth.',
  loading: 'Setting up the board …',
  failed: 'This cannot be studied',
  anew: 'Study something else',
  correct: 'Correct it in the editor',

  entry: {
    games: 'Start from the beginning of a game',
    bring: 'Bring a game or a position',
    text: 'Paste a position, a record or a transcript',
    placeholder: 'othello:--------/…:X, [Drey "1"] …, or f5d6c3d3c4',
    game: 'A transcript is of',
    open: 'Open',
    file: 'Open a file …',
    drop: 'or drop one anywhere on this card',
    reading: 'Reading …',
    edit: 'Set up a position',
    editText: 'Paint a board cell by cell, choose who moves, and ask what is best.',
    mine: 'Your finished games are under',
    mineLink: 'My games',
    choose: (count: number) =>
      count === 1 ? 'One game could be read:' : `There are ${count} games. Which one?`,
    unreadable: 'What could not be read',
    nothing: 'There is no game in this text.',
    tooLarge: 'That is more than 100 kB; a record of up to 20 games fits.',
    against: (first: string, second: string) => `${first} against ${second}`,
    moves: (count: number) => pluralText(count, 'move', 'moves'),
  },

  board: (title: string) => `Board: ${title}`,
  toMove: (side: string) => `${side} to move`,
  looking: (moves: string) => `Looking ahead: ${moves}`,
  asText: 'The board as text',
  mustPass: 'There is no other move than to pass.',

  tabs: {
    label: 'What to show',
    verdicts: 'Verdicts',
    moves: 'Moves',
    game: 'Game',
    more: 'More',
  },

  steps: {
    label: 'Through the moves',
    start: 'To the start',
    back: 'One move back',
    forth: 'One move on',
    end: 'To the end',
    previousMistake: 'Previous mistake',
    nextMistake: 'Next mistake',
    keys: 'Arrow keys step through the moves; up and down change the variation; Shift+Left and Shift+Right go to the previous and the next mistake.',
    atStart: 'The start.',
  },

  verdicts: {
    title: 'What every move is worth',
    on: 'Show verdicts',
    off: 'Verdicts are off. Think for yourself, then switch them on.',
    thinking: 'Looking …',
    best: 'Best',
    bestIs: (move: string, value: string) => `Best: ${move}, ${value}.`,
    move: 'Move',
    value: 'Worth',
    sure: 'How sure',
    line: 'How it goes on',
    all: (count: number) => `Show all ${count} moves`,
    fewer: 'Show the best only',
    longer: 'Think longer',
    stop: 'Stop',
    done: 'Everything is proven',
    depth: (plies: number) => `${pluralText(plies, 'move', 'moves')} ahead`,
    play: (move: string) => `Play ${move}`,
    playTo: (moves: string) => `Play ${moves}`,
    effort: (nodes: string, seconds: string) => `· ${nodes} positions · ${seconds} s`,
    onBoard: 'Best line on the board',
    over: 'The game is over here: no move is left to be judged.',
    weaker:
      'A thin sign or a broken edge means an estimate, and so do parentheses: (?) is probably a mistake, ? certainly is one.',
    why: 'Why',
    bounds: '“≤ −41” is proven; what stands beside it in grey is the estimate.',
    shown: (proven: boolean) => (proven ? 'proven to the end' : 'estimated: as far as the search looked'),
  },

  line: {
    title: 'Moves',
    none: 'Make a move on the board: it will stand here, and whatever else you try beside it.',
    typed: 'or type one',
    variation: (move: string) => `Variation ${move}`,
    tried: (move: string) => `Tried instead of ${move}`,
    promote: 'Make it the main line',
    remove: 'Delete variation',
    removeMove: 'Delete from here',
    proven: 'proven',
    estimated: 'estimated',
    marksOf: {
      inaccuracy: 'an inaccuracy',
      mistake: 'a mistake',
      blunder: 'a blunder',
    } satisfies Record<Mark, string>,
    marked: (move: string, mark: string, given: string, sure: string) =>
      `${move}: ${mark}, ${given} (${sure})`,
  },

  review: {
    title: 'The game at a glance',
    again: 'Go on',
    busy: (known: number, of: number) => `Reviewing from the end: ${known} of ${of} moves`,
    stop: 'Stop',
    ahead: (first: string, second: string) => `↑ ${first} ahead · ↓ ${second} ahead`,
    slider: 'Place in the game',
    table: 'The same as a table',
    start0: 'Start',
    value: (value: string, side: string, sure: string) => `${value} for ${side} (${sure})`,
    unknown: 'not looked at yet',
    gaveAway: 'Gave away',
    marked: (mark: string, sure: boolean) => (sure ? `${mark}:` : `${mark} (estimated):`),
    columns: { move: 'Move', side: 'Side', value: 'Worth', sure: 'How sure' },
    dots: 'Filled dots are proven, hollow ones estimated. Arrows are bounds: the value lies there or beyond.',
    deciding: 'The deciding mistake',
    swing: 'The largest swing',
    turned: (move: string, side: string, given: string, sure: boolean) =>
      sure
        ? `${side} played ${move}, which ${given} (proven).`
        : `${side} played ${move}: ${given} (estimated).`,
    better: (move: string, value: string) => `Better was ${move} (${value}).`,
    /** While the review is under way, and when it has come to its end. */
    noTurnYet: 'No deciding mistake so far.',
    noSwingYet: 'No large swing so far.',
    noTurn: (proven: boolean) =>
      proven
        ? 'No single move decided the game (proven).'
        : 'No single move decided the game, as far as is known.',
    noSwing: 'There was no large swing, as far as is known.',
    goThere: 'Go there',
    punish: 'What punishes it',
    showBetter: 'What was better',
    clean: 'no mistakes',
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
  },

  retry: {
    title: 'Learn from your mistakes',
    titleOf: 'Learn from the mistakes',
    leave: 'Back to the study',
    whose: 'Whose mistakes',
    both: 'Both sides',
    waiting: (known: number, of: number) => `Looking for mistakes: ${known} of ${of} moves`,
    begin: (count: number) => `Begin with ${pluralText(count, 'mistake', 'mistakes')}`,
    none: 'No mistakes were found, as far as is known. Well played!',
    noneOf: (side: string) => `${side}: no mistakes were found, as far as is known.`,
    place: (number: number, of: number) => `Mistake ${number} of ${of}`,
    task: (side: string) => `Find a better move for ${side}.`,
    played: (move: string, mark: string, sure: boolean) =>
      sure ? `In the game ${move} was played: ${mark}.` : `In the game ${move} was played: probably ${mark}.`,
    checking: (move: string) => `Looking at ${move} …`,
    best: (move: string, proven: boolean) =>
      proven ? `Yes! ${move} is the best move (proven).` : `Yes! ${move} is the best move known (estimated).`,
    asGood: (move: string) => `Yes! ${move} is as good as the best move (proven).`,
    about: (move: string) => `${move} is about as good as the best move, as far as is known.`,
    better: (move: string, played: string, given: string) =>
      `${move} is better than ${played}, but not the best: it ${given}.`,
    betterProbably: (move: string, played: string) =>
      `${move} is probably better than ${played}, but not the best.`,
    same: (move: string) => `${move} is what was played in the game. Try another move.`,
    no: (move: string, given: string, sure: boolean) =>
      sure ? `No, try again: ${move} ${given}.` : `No, try again. ${move} is ${given} (estimated).`,
    notKnown: (move: string, played: string) =>
      `No, try again. ${move} is not known to be better than ${played}.`,
    reply: (move: string) => `The reply is ${move}.`,
    cleared: (move: string) => `A deeper look shows that ${move} was no mistake after all.`,
    shown: (move: string, value: string) => `The best move was ${move} (${value}).`,
    whyBest: (move: string) => `Why ${move}`,
    whyNot: (move: string) => `Why not ${move}`,
    hint: 'Give me a hint',
    tell: 'Show the move',
    hintIs: 'Hint',
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
    again: 'Try them again',
    see: (move: string) => `Look at ${move}`,
  },

  share: {
    title: 'Take it along',
    link: 'Copy link',
    partly: 'There are too many variations for a link: it shows the main line and where you are now.',
    position: 'Copy position',
    record: 'Download record',
    copied: 'Copied.',
    byHand: 'Copy this by hand:',
    edit: 'Edit this position',
    playOn: 'Play on from here',
    as: 'You are',
    level: 'The engine is',
    begin: 'Start the game',
  },

  editor: {
    title: 'Set up a position',
    game: 'Game',
    setup: (name: string) => `Set-up (${name})`,
    paint: 'Paint with',
    empty: 'Nobody',
    level: (level: number) => (level === 4 ? 'Ruin' : `Level ${level}`),
    toMove: 'Who moves',
    clear: 'Clear the board',
    fresh: 'As the game begins',
    text: 'As text',
    use: 'Use this position',
    cancel: 'Back without it',
    checking: 'Checking …',
    good: 'This position can be studied.',
    over: 'This position can be studied, but the game is over in it.',
    wrong: 'Not a position yet',
    cells: 'Choose what to paint, then choose cells.',
    nuts: 'Nut map',
    number: 'Map number',
    own: 'a map of your own',
    another: 'Another map',
    nutsOf: (cell: string) => `Nuts on ${cell}`,
    numberHelp: '0 to 999999. The same number is the same map, for everybody.',
    unreadable: 'This text is not a position. It would look like this: adjacent-claim:3x3:XXX/OO-/---:X',
    first: 'First put right what is said above.',
  },
}
