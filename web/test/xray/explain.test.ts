import { describe, expect, it } from 'vitest'
import { explain } from '../../src/xray/explain'
import { Moments } from '../../src/xray/timeline'
import { SearchTree } from '../../src/xray/search-tree'
import { golden as tree } from './golden'

const moments = new Moments(tree)
const at = (time: number) => explain(tree, moments, time)

describe('an explanation', () => {
  it('begins and ends with the search', () => {
    expect(at(0)).toBe('The search begins. MAX wants the greatest value and looks 2 moves ahead.')
    expect(at(moments.last)).toBe('The search is over. It chooses D3, worth +11.')
  })

  it('knows that greedy looks one move ahead', () => {
    const greedy = new SearchTree({ ...tree.told, algorithm: 'greedy' })
    expect(explain(greedy, new Moments(greedy), 0)).toContain('looks one move ahead')
  })

  it('says who tries what, and what is sure already', () => {
    expect(at(moments.enters(1))).toBe('MAX tries D1. Now MIN looks for the answer that leaves the least.')
    expect(at(moments.enters(6))).toContain('MAX already has −255 elsewhere')
  })

  it('says what a leaf means for the node above', () => {
    expect(at(moments.leaves(12))).toContain('it counts +189 for MAX. MIN holds MAX to +189 so far.')
    expect(at(moments.leaves(13))).toContain('That is less than +189: MIN prefers it.')
    expect(at(moments.leaves(14))).toContain('That is no less than +11: MIN keeps what it has.')
  })

  it('says what comes up', () => {
    expect(at(moments.leaves(11))).toBe(
      'D3 is done: MIN would go on with D2, so it is worth +11. That is more than −41: MAX prefers it.',
    )
    expect(at(moments.leaves(16))).toContain('it is worth −98 or less, and how much exactly does not matter')
  })

  it('says why moves are left out', () => {
    expect(at(moments.leaves(16) - 1)).toBe(
      'Cut-off! MIN holds MAX to −98 or less here with D1. But MAX can have +11 with D3. So MAX will not come here, and 3 moves are left out.',
    )
  })
})
