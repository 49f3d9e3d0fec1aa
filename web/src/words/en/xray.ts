import type { CutoffFacts } from '../types'

const count = (number: number): string => number.toLocaleString('en')
const moves = (number: number): string => (number === 1 ? '1 move' : `${count(number)} moves`)
const who = (max: boolean): string => (max ? 'MAX' : 'MIN')

export const xrayWords = {
  title: 'Look inside a search',
  about:
    'How does an engine find its move? Step through its search: what it looks at, what it knows so far, and what it can safely skip.',
  learn: 'All lessons',
  loading: 'Searching …',
  form: {
    label: 'Search settings',
    example: 'Position',
    examples: {
      nuts: 'Squirrel War: five cells left',
      claim: 'Adjacent Claim: 3×3, second move',
      duel: 'Adjacent Claim: 4×4, a duel',
      othello: 'Othello: start position',
      tower: 'Santorini: turn the tower into a ruin',
      own: 'Other position …',
    },
    text: 'Position text',
    show: 'Show',
    algorithm: 'Algorithm',
    algorithms: { greedy: 'Greedy', minimax: 'Minimax', 'alpha-beta': 'Alpha-beta' },
    depth: 'Depth (moves)',
  },
  algorithms: {
    greedy: 'Greedy looks one move ahead and takes the move with the best value.',
    minimax: 'Minimax looks at every line and assumes that the opponent always plays the best answer.',
    'alpha-beta': 'Alpha-beta finds the same value as minimax but skips moves that cannot matter.',
  },
  player: {
    label: 'Step through the search',
    start: 'Go to the start',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    step: 'Step forward',
    end: 'Go to the end',
    cutBack: 'Previous cut-off',
    cut: 'Next cut-off',
    time: 'Step of the search',
    timeText: (time: number, last: number) => `${count(time + 1)} of ${count(last + 1)}`,
    speed: 'Speed',
    speeds: { slow: 'slow', steady: 'normal', fast: 'fast' },
  },
  node: {
    label: 'Current node',
    board: (moves: readonly string[]) =>
      moves.length === 0 ? 'Board at the start of the search' : `Board after ${moves.join(', ')}`,
    path: 'Path to this node',
    root: 'Start',
    toMove: (max: boolean, side: string) => `${who(max)} to move: ${side}`,
    over: 'The game is over',
    value: 'Value',
    none: 'unknown yet',
    window: 'Window',
    alpha: 'alpha',
    beta: 'beta',
    windowText: (alpha: string, beta: string) => `Window from alpha ${alpha} to beta ${beta}`,
    study: 'Study this position',
    visits: (visited: number, of: number) => `${count(visited)} of ${count(of)} nodes visited`,
  },
  diagrams: {
    rows: 'The line being searched, with its alternatives. The outline below has the same information as text.',
    whole:
      'The whole tree: depth from top to bottom, visits from left to right. The outline below has the same information as text.',
    wholeTitle: 'Whole tree',
    lineTitle: 'Current line',
    max: 'MAX',
    min: 'MIN',
    cut: 'skipped',
    more: (number: number) => `+${number}`,
  },
  outline: {
    title: 'Outline of the tree',
    label: 'Nodes of the search',
    root: 'Start',
    leaf: 'leaf',
    over: 'game over',
    ahead: 'not visited yet',
    value: 'value',
    window: 'window',
    best: 'best move',
    cut: (number: number) => `${moves(number)} skipped`,
    keys: 'Use the arrow keys to move and to open or close nodes. Enter goes to the node.',
  },
  compare: {
    title: 'Same answer, less work',
    about: (depth: number) => `Nodes visited, ${depth === 1 ? 'one move' : `${depth} moves`} ahead:`,
    nodes: (number: number) => `${count(number)} ${number === 1 ? 'node' : 'nodes'}`,
    tooMany: 'more than 4,000 nodes',
    saved: (percent: number, move: string) =>
      `Alpha-beta skipped ${percent}\u202f% of the nodes that minimax visited and chose the same move: ${move}.`,
    nothing: (move: string) => `Nothing could be skipped here. Both choose ${move}.`,
    greedy: (greedy: string, deep: string) =>
      greedy === deep
        ? `Greedy would also choose ${greedy}.`
        : `Greedy would choose ${greedy}, because it does not look at the opponent’s answer.`,
    chooses: (move: string, value: string) => `chooses ${move} (value ${value})`,
  },
  legend: {
    title: 'How to read this',
    terms: [
      [
        'MAX and MIN',
        'MAX is the side to move at the start and wants the highest value. MIN is the opponent and wants the lowest. All values are from MAX’s point of view.',
      ],
      [
        'Value',
        'At the bottom, each position gets the value of its score. Further up, MAX nodes take the highest value below them and MIN nodes the lowest. ≤ and ≥ mean at most and at least: the exact value was not needed.',
      ],
      [
        'Window',
        'Alpha is the value that MAX can already get with another move. Beta is the value to which MIN can already limit MAX with another move. Only a value between the two can change the result.',
      ],
      [
        'Cut-off',
        'Once a value is outside the window, one side will avoid this position. The remaining moves are skipped, and the result stays the same.',
      ],
    ] as [string, string][],
  },
  explain: {
    begin: (depth: number) =>
      `The search starts. MAX wants the highest value and looks ${depth === 1 ? 'one move' : `${depth} moves`} ahead.`,
    enter: (move: string, max: boolean) =>
      max
        ? `MIN answers ${move}. Now MAX looks for the highest value.`
        : `MAX tries ${move}. Now MIN looks for the answer with the lowest value.`,
    elsewhere: (max: boolean, bound: string) =>
      max
        ? `MIN can limit MAX to ${bound} elsewhere, so only a lower value matters.`
        : `MAX can already get ${bound} elsewhere, so only a higher value matters.`,
    leaf: (move: string, over: boolean, value: string) =>
      over
        ? `After ${move} the game is over. Its value for MAX is ${value}.`
        : `After ${move} the search goes no deeper. The value for MAX is ${value}.`,
    first: (max: boolean, value: string) =>
      max ? `MAX has ${value} so far.` : `MIN limits MAX to ${value} so far.`,
    better: (max: boolean, before: string) =>
      max
        ? `That is more than ${before}, so MAX prefers it.`
        : `That is less than ${before}, so MIN prefers it.`,
    worse: (max: boolean, before: string) =>
      max
        ? `That is not more than ${before}, so MAX keeps its move.`
        : `That is not less than ${before}, so MIN keeps its move.`,
    leave: (move: string, max: boolean, best: string, value: string) =>
      `${move} is done. ${who(max)} would continue with ${best}, so the value of ${move} is ${value}.`,
    leaveBound: (move: string, atLeast: boolean, value: string) =>
      `${move} is done. Its value is ${value} or ${atLeast ? 'more' : 'less'}. The exact value does not matter.`,
    cut: ({ max, value, refutation, bound, same, refuge, after, leftOut }: CutoffFacts) => {
      const here = max
        ? `MAX gets at least ${value} here with ${refutation}.`
        : `MIN limits MAX to ${value} or less here with ${refutation}.`
      const where = after.length === 0 ? '' : ` after ${after.join(', ')}`
      const other = max
        ? `But MIN can limit MAX to ${bound} with ${refuge}${where}.`
        : `But MAX can get ${bound} with ${refuge}${where}.`
      const so = same
        ? `So ${who(!max)} gains nothing from this position`
        : `So ${who(!max)} will avoid this position`
      return `Cut-off! ${here} ${other} ${so}, and ${moves(leftOut)} ${leftOut === 1 ? 'is' : 'are'} skipped.`
    },
    end: (move: string, value: string) => `The search is finished. It chooses ${move} (value ${value}).`,
  },
}
