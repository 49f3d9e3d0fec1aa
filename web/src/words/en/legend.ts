import type { Tone } from '../../board/model'

/** Texts of the legends. */
export const legendWords = {
  marks: 'Marks on the board',
  next: 'You can choose this cell.',
  chosen: 'Chosen: your move continues from here.',
  last: 'The last move.',
  taken: 'Changes sides if you play the move you are pointing at.',
  takes: 'One diamond for each cell that the move would conquer or turn over.',

  signs: 'What the signs mean',
  tones: {
    best: 'A good move: gives away nothing, or too little to matter.',
    slip: 'An inaccuracy: gives a little away.',
    bad: 'A mistake or a blunder: gives away the win, the draw or a lot of points.',
  } satisfies Record<Tone, string>,
  examples: {
    scored: { best: '+5', slip: '+2', bad: '−3' },
    unscored: { best: '62\u202f%', slip: '55\u202f%', bad: '20\u202f%' },
  },
  certainty: {
    proven: 'Filled: proven to the end of the game.',
    bounded: 'Half filled: only a bound is proven.',
    estimated: 'Dashed edge: estimated, the engine’s best guess so far.',
  },
  points: 'Numbers show by how many points the side to move wins (+) or loses (−).',
  chances: 'Percentages are chances of winning. “Wins 5” means a win in 5 moves, counting both sides.',
}
