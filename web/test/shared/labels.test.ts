import { describe, expect, it } from 'vitest'
import { cellsOfMove } from '../../src/board/model'
import { clockLabel, playerLabel, setupChoices } from '../../src/shared/labels'

describe('labels', () => {
  it.each([
    ['level-3', 'Engine (level 3)'],
    ['strongest', 'Strongest engine'],
    ['perfect', 'Strongest engine'],
    ['Hazel 4F2', 'Hazel 4F2'],
    ['Deleted player', 'Deleted player'],
  ])('of players: %s is %s', (level, name) => expect(playerLabel(level)).toBe(name))

  it.each([
    ['none', 'No clock'],
    ['5+3', '5 minutes + 3 s per move'],
    ['0.5+0', '0.5 minutes + 0 s per move'],
    ['1d', '1 day per move'],
    ['3d', '3 days per move'],
    ['sundial', 'sundial'],
  ])('of clocks: %s is %s', (clock, name) => expect(clockLabel(clock)).toBe(name))

  it('finds the cells that a move names', () => {
    const grid = { rows: 1, cols: 3, rowLabels: [], colLabels: [], cells: ['41', '31', 'C3'] }
    expect(cellsOfMove('41-31+42', grid)).toEqual(['41', '31'])
    expect(cellsOfMove('C3', grid)).toEqual(['C3'])
    expect(cellsOfMove('pass', grid)).toEqual([])
  })
})

describe('setupChoices', () => {
  it('lists a few set-ups', () => {
    expect(setupChoices('CC|CP|PC|PP')).toEqual(['CC', 'CP', 'PC', 'PP'])
  })

  it('is empty if the set-up must be typed', () => {
    expect(setupChoices('ROWSxCOLUMNS')).toEqual([])
    expect(setupChoices('NUMBER|VALUES')).toEqual([])
  })
})
