import { describe, expect, it } from 'vitest'
import { explainEvent } from '../../src/xray/explain'
import { SearchTree } from '../../src/xray/search-tree'
import { SearchTimeline } from '../../src/xray/timeline'
import { goldenTree } from '../golden'

const tree = goldenTree()

const timeline = new SearchTimeline(tree)
const textAt = (time: number) => explainEvent(tree, timeline, time)

describe('explainEvent', () => {
  it('explains the start and the end of the search', () => {
    expect(textAt(0)).toBe('The search starts. MAX wants the highest value and looks 2 moves ahead.')
    expect(textAt(timeline.last)).toBe('The search is finished. It chooses D3 (value +11).')
  })

  it('knows that greedy searches one move ahead', () => {
    const greedy = new SearchTree({ ...tree.data, algorithm: 'greedy' })
    expect(explainEvent(greedy, new SearchTimeline(greedy), 0)).toContain('looks one move ahead')
  })

  it('names the move, its side and the bound', () => {
    expect(textAt(timeline.entryTime(1))).toBe(
      'MAX tries D1. Now MIN looks for the answer with the lowest value.',
    )
    expect(textAt(timeline.entryTime(6))).toContain('MAX can already get −255 elsewhere')
  })

  it('explains what a leaf means for its parent', () => {
    expect(textAt(timeline.exitTime(12))).toContain(
      'The value for MAX is +189. MIN limits MAX to +189 so far.',
    )
    expect(textAt(timeline.exitTime(13))).toContain('That is less than +189, so MIN prefers it.')
    expect(textAt(timeline.exitTime(14))).toContain('That is not less than +11, so MIN keeps its move.')
  })

  it('explains the value of an inner node', () => {
    expect(textAt(timeline.exitTime(11))).toBe(
      'D3 is done. MIN would continue with D2, so the value of D3 is +11. That is more than −41, so MAX prefers it.',
    )
    expect(textAt(timeline.exitTime(16))).toContain(
      'Its value is −98 or less. The exact value does not matter',
    )
  })

  it('explains a cut-off', () => {
    expect(textAt(timeline.exitTime(16) - 1)).toBe(
      'Cut-off! MIN limits MAX to −98 or less here with D1. But MAX can get +11 with D3. So MAX will avoid this position, and 3 moves are skipped.',
    )
  })
})
