import type { Tone } from '../../board/model'

/** What the marks and signs on a board mean. */
export const legend = {
  marks: 'Marks on the board',
  next: 'You can choose this cell.',
  chosen: 'Chosen: your move goes on from here.',
  last: 'The last move.',
  taken: 'Would change sides with the move you point at.',
  takes: 'One diamond for each cell the move would win over.',

  signs: 'What the signs mean',
  tones: {
    best: 'A good move: no mark.',
    slip: 'An inaccuracy.',
    bad: 'A mistake or a blunder.',
  } satisfies Record<Tone, string>,
  examples: {
    scored: { best: '+5', slip: '+2', bad: '−3' },
    unscored: { best: '62 %', slip: '55 %', bad: '20 %' },
  },
  certainty: {
    proven: 'Filled: proven up to the end of the game.',
    bounded: 'Half filled: a bound is proven, no more.',
    estimated: 'Broken edge: an estimate; the search stopped before the end.',
  },
  points: 'Numbers are the points by which you would end ahead (+) or behind (−).',
  chances: 'Percent are chances of winning. “Wins 5” counts the moves of both sides.',
}
