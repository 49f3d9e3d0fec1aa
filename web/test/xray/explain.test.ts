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
    expect(textAt(0)).toBe('The search begins. MAX wants the greatest value and looks 2 moves ahead.')
    expect(textAt(timeline.last)).toBe('The search is over. It chooses D3, worth +11.')
  })

  it('knows that greedy searches one move ahead', () => {
    const greedy = new SearchTree({ ...tree.data, algorithm: 'greedy' })
    expect(explainEvent(greedy, new SearchTimeline(greedy), 0)).toContain('looks one move ahead')
  })

  it('names the move, its side and the bound', () => {
    expect(textAt(timeline.entryTime(1))).toBe(
      'MAX tries D1. Now MIN looks for the answer that leaves the least.',
    )
    expect(textAt(timeline.entryTime(6))).toContain('MAX already has −255 elsewhere')
  })

  it('explains what a leaf means for its parent', () => {
    expect(textAt(timeline.exitTime(12))).toContain('it counts +189 for MAX. MIN holds MAX to +189 so far.')
    expect(textAt(timeline.exitTime(13))).toContain('That is less than +189: MIN prefers it.')
    expect(textAt(timeline.exitTime(14))).toContain('That is no less than +11: MIN keeps what it has.')
  })

  it('explains the value of an inner node', () => {
    expect(textAt(timeline.exitTime(11))).toBe(
      'D3 is done: MIN would go on with D2, so it is worth +11. That is more than −41: MAX prefers it.',
    )
    expect(textAt(timeline.exitTime(16))).toContain(
      'it is worth −98 or less, and how much exactly does not matter',
    )
  })

  it('explains a cut-off', () => {
    expect(textAt(timeline.exitTime(16) - 1)).toBe(
      'Cut-off! MIN holds MAX to −98 or less here with D1. But MAX can have +11 with D3. So MAX will not come here, and 3 moves are left out.',
    )
  })
})
