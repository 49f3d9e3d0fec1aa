import { describe, expect, it } from 'vitest'
import { Gesture } from '../src/board/move-selection'
import type { Choice } from '../src/wire/position'

const choice = (...path: string[]): Choice => ({
  move: path.join('-'),
  path,
  verb: '',
  taken: [],
  changes: [],
})

const turns = [
  choice('00', '10', '11'),
  choice('00', '10', '20'),
  choice('00', '01', '11'),
  choice('41', '31'),
]

describe('a gesture', () => {
  it('makes a move of one cell at once', () => {
    expect(Gesture.begin([choice('A1'), choice('B2')]).pick('B2').move).toBe('B2')
  })

  it('goes along the path of a move, cell by cell', () => {
    let gesture = Gesture.begin(turns)
    expect([...gesture.next]).toEqual(['00', '41'])
    gesture = gesture.pick('00').gesture
    expect([...gesture.next]).toEqual(['10', '01'])
    gesture = gesture.pick('10').gesture
    expect([...gesture.next]).toEqual(['11', '20'])
    expect(gesture.pick('20').move).toBe('00-10-20')
  })

  it('lets the last cell go when it is picked again', () => {
    const gesture = Gesture.begin(turns).pick('00').gesture.pick('10').gesture
    expect(gesture.pick('10').gesture.chosen).toEqual(['00'])
  })

  it('begins anew with another first cell', () => {
    const gesture = Gesture.begin(turns).pick('00').gesture
    expect(gesture.pick('41').gesture.chosen).toEqual(['41'])
  })

  it('stays where it is when a cell leads nowhere', () => {
    const gesture = Gesture.begin(turns).pick('00').gesture
    expect(gesture.pick('44').gesture.chosen).toEqual(['00'])
    expect(gesture.pick('44').move).toBeUndefined()
  })

  it('ends a move that is shorter than others on its way', () => {
    expect(Gesture.begin(turns).pick('41').gesture.pick('31').move).toBe('41-31')
  })
})
