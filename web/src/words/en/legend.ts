import type { Tone } from '../../board/model'

/** Texts of the legends. */
export const legendWords = {
  marks: 'Marks on the board',
  next: 'You can choose this cell.',
  chosen: 'Chosen: your move goes on from here.',
  last: 'The last move.',
  taken: 'Would change sides with the move you point at.',
  takes: 'One diamond for each cell the move would win over.',

  signs: 'What the signs mean',
  tones: {
    best: 'A good move: gives nothing away, or too little to matter.',
    slip: 'An inaccuracy: gives something away.',
    bad: 'A mistake or a blunder: gives away the win, the draw or a large share.',
  } satisfies Record<Tone, string>,
  examples: {
    scored: { best: '+5', slip: '+2', bad: '−3' },
    unscored: { best: '62\u202f%', slip: '55\u202f%', bad: '20\u202f%' },
  },
  certainty: {
    proven: 'Filled: proven up to the end of the game.',
    bounded: 'Half filled: only a bound is proven.',
    estimated: 'Broken edge: an estimate; the search stopped before the end.',
  },
  points: 'Numbers are the points by which the side that moves would end ahead (+) or behind (−).',
  chances: 'Percentages are chances of winning. “Wins 5” counts the moves of both sides.',
}
