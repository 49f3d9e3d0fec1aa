import { describe, expect, it } from 'vitest'
import { MoveSelection } from '../src/board/move-selection'
import type { LegalMove } from '../src/wire/position'

const choice = (...path: string[]): LegalMove => ({
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
    expect(MoveSelection.start([choice('A1'), choice('B2')]).select('B2').move).toBe('B2')
  })

  it('goes along the path of a move, cell by cell', () => {
    let gesture = MoveSelection.start(turns)
    expect([...gesture.nextCells]).toEqual(['00', '41'])
    gesture = gesture.select('00').selection
    expect([...gesture.nextCells]).toEqual(['10', '01'])
    gesture = gesture.select('10').selection
    expect([...gesture.nextCells]).toEqual(['11', '20'])
    expect(gesture.select('20').move).toBe('00-10-20')
  })

  it('lets the last cell go when it is picked again', () => {
    const gesture = MoveSelection.start(turns).select('00').selection.select('10').selection
    expect(gesture.select('10').selection.chosen).toEqual(['00'])
  })

  it('begins anew with another first cell', () => {
    const gesture = MoveSelection.start(turns).select('00').selection
    expect(gesture.select('41').selection.chosen).toEqual(['41'])
  })

  it('stays where it is when a cell leads nowhere', () => {
    const gesture = MoveSelection.start(turns).select('00').selection
    expect(gesture.select('44').selection.chosen).toEqual(['00'])
    expect(gesture.select('44').move).toBeUndefined()
  })

  it('ends a move that is shorter than others on its way', () => {
    expect(MoveSelection.start(turns).select('41').selection.select('31').move).toBe('41-31')
  })
})
