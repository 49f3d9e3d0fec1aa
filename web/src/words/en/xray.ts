const count = (number: number): string => number.toLocaleString('en')
const moves = (number: number): string => (number === 1 ? '1 move' : `${count(number)} moves`)
const who = (max: boolean): string => (max ? 'MAX' : 'MIN')

interface CutoffFacts {
  max: boolean
  value: string
  refutation: string
  bound: string
  same: boolean
  refuge: string
  after: readonly string[]
  leftOut: number
}

export const xrayWords = {
  title: 'See a search think',
  about:
    'How does a program find its move? Walk through its search, visit by visit: what it looks at, what it is sure of, and what it may leave out.',
  learn: 'All lessons',
  loading: 'Searching …',
  form: {
    label: 'What is searched',
    example: 'Position',
    examples: {
      nuts: 'Squirrel War: five cells left',
      claim: 'Adjacent Claim: 3×3, the second move',
      duel: 'Adjacent Claim: 4×4, a duel',
      othello: 'Othello: the start',
      tower: 'Santorini: kill the tower',
      own: 'Another position',
    },
    text: 'Position as text',
    show: 'Show',
    algorithm: 'Algorithm',
    algorithms: { greedy: 'Greedy', minimax: 'Minimax', 'alpha-beta': 'Alpha-beta' },
    depth: 'Moves ahead',
  },
  algorithms: {
    greedy: 'Greedy looks one move ahead and takes what looks best right away.',
    minimax: 'Minimax looks at every line, and trusts the other side to answer as well as it can.',
    'alpha-beta': 'Alpha-beta finds the same value as minimax, but leaves out what cannot matter.',
  },
  player: {
    label: 'Walk through the search',
    start: 'To the beginning',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    step: 'Step',
    end: 'To the end',
    cutBack: 'Cut-off before',
    cut: 'Next cut-off',
    time: 'Moment of the search',
    timeText: (time: number, last: number) => `${count(time + 1)} of ${count(last + 1)}`,
    speed: 'Speed',
    speeds: { slow: 'slowly', steady: 'steadily', fast: 'fast' },
  },
  node: {
    label: 'Now',
    board: (moves: readonly string[]) =>
      moves.length === 0 ? 'Board where the search began' : `Board after ${moves.join(', ')}`,
    path: 'The way here',
    root: 'Start',
    toMove: (max: boolean, side: string) => `${who(max)} to move: ${side}`,
    over: 'The game is over',
    value: 'Value',
    none: 'not known yet',
    window: 'Window',
    alpha: 'alpha',
    beta: 'beta',
    windowText: (alpha: string, beta: string) => `Window from alpha ${alpha} to beta ${beta}`,
    study: 'Study this position',
    visits: (visited: number, of: number) => `${count(visited)} of ${count(of)} nodes visited`,
  },
  diagrams: {
    rows: 'The line the search looks at, with the moves beside it. The outline below says the same in words.',
    whole:
      'The whole tree: depth downwards, visits from left to right. The outline below says the same in words.',
    wholeTitle: 'The whole tree',
    lineTitle: 'Where the search is',
    max: 'MAX',
    min: 'MIN',
    cut: 'left out',
    more: (number: number) => `+${number}`,
  },
  outline: {
    title: 'The tree as an outline',
    label: 'Nodes of the search',
    root: 'Start',
    leaf: 'leaf',
    over: 'game over',
    ahead: 'not visited yet',
    value: 'value',
    window: 'window',
    best: 'best move',
    cut: (number: number) => `${moves(number)} left out`,
    keys: 'Arrow keys walk, open and close; Enter goes there.',
  },
  compare: {
    title: 'The same answer, with less work',
    about: (depth: number) => `Nodes visited, ${depth === 1 ? 'one move' : `${depth} moves`} ahead:`,
    nodes: (number: number) => `${count(number)} ${number === 1 ? 'node' : 'nodes'}`,
    tooMany: 'more than 4,000 nodes',
    saved: (percent: number, move: string) =>
      `Alpha-beta left out ${percent} % of what minimax looked at, and chooses the same: ${move}.`,
    nothing: (move: string) => `Nothing could be left out here; both choose ${move}.`,
    greedy: (greedy: string, deep: string) =>
      greedy === deep
        ? `Greedy would choose ${greedy}, too.`
        : `Greedy would choose ${greedy}: it does not see the answer.`,
    chooses: (move: string, value: string) => `chooses ${move}, worth ${value}`,
  },
  legend: {
    title: 'How to read this',
    terms: [
      [
        'MAX and MIN',
        'MAX is the side whose move is searched; it wants the greatest value. MIN is the other side and wants the least. Every value is counted for MAX.',
      ],
      [
        'Value',
        'At the bottom, positions are simply counted. Going up, MAX nodes take the greatest of the values below them, MIN nodes the least. ≤ and ≥ mean at most and at least: more was not needed.',
      ],
      [
        'Window',
        'Alpha is what MAX is already sure of elsewhere, beta what MIN can already hold MAX to. Only a value between the two can still change anything.',
      ],
      [
        'Cut-off',
        'Once a value falls out of the window, the side above will not let the game come here. The remaining moves are left out, and the answer stays the same.',
      ],
    ] as const,
  },
  explain: {
    begin: (depth: number) =>
      `The search begins. MAX wants the greatest value and looks ${depth === 1 ? 'one move' : `${depth} moves`} ahead.`,
    enter: (move: string, max: boolean) =>
      max
        ? `MIN answers ${move}. Now MAX looks for the greatest value.`
        : `MAX tries ${move}. Now MIN looks for the answer that leaves the least.`,
    elsewhere: (max: boolean, bound: string) =>
      max
        ? `MIN can hold MAX to ${bound} elsewhere, so only less than that is of interest to it.`
        : `MAX already has ${bound} elsewhere, so only more than that is of interest to it.`,
    leaf: (move: string, over: boolean, value: string) =>
      over
        ? `After ${move} the game is over: it counts ${value} for MAX.`
        : `After ${move} the search looks no deeper: it counts ${value} for MAX.`,
    first: (max: boolean, value: string) =>
      max ? `MAX has ${value} so far.` : `MIN holds MAX to ${value} so far.`,
    better: (max: boolean, before: string) =>
      max ? `That is more than ${before}: MAX prefers it.` : `That is less than ${before}: MIN prefers it.`,
    worse: (max: boolean, before: string) =>
      max
        ? `That is no more than ${before}: MAX keeps what it has.`
        : `That is no less than ${before}: MIN keeps what it has.`,
    leave: (move: string, max: boolean, best: string, value: string) =>
      `${move} is done: ${who(max)} would go on with ${best}, so it is worth ${value}.`,
    leaveBound: (move: string, atLeast: boolean, value: string) =>
      `${move} is done: it is worth ${value} or ${atLeast ? 'more' : 'less'}, and how much exactly does not matter.`,
    cut: ({ max, value, refutation, bound, same, refuge, after, leftOut }: CutoffFacts) => {
      const here = max
        ? `MAX gets at least ${value} here with ${refutation}.`
        : `MIN holds MAX to ${value} or less here with ${refutation}.`
      const where = after.length === 0 ? '' : ` after ${after.join(', ')}`
      const other = max
        ? `But MIN can hold MAX to ${bound} with ${refuge}${where}.`
        : `But MAX can have ${bound} with ${refuge}${where}.`
      const so = same ? `So ${who(!max)} gains nothing by coming here` : `So ${who(!max)} will not come here`
      return `Cut-off! ${here} ${other} ${so}, and ${moves(leftOut)} ${leftOut === 1 ? 'is' : 'are'} left out.`
    },
    end: (move: string, value: string) => `The search is over. It chooses ${move}, worth ${value}.`,
  },
}
