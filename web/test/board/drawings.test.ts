import { describe, expect, it } from 'vitest'
import { lineMarks } from '../../src/board/line-marks'
import { cellRect, joiningRects } from '../../src/board/looks/claim-regions'
import { blockFaces, towerBlocks, towerTop, trackPieces } from '../../src/board/looks/santorini-shapes'

const grid = (rows: number, cols: number) => ({
  rows,
  cols,
  rowLabels: Array.from({ length: rows }, (_, row) => `${row}`),
  colLabels: Array.from({ length: cols }, (_, col) => `${col}`),
  cells: Array.from({ length: rows * cols }, (_, cell) => `${Math.floor(cell / cols)}${cell % cols}`),
})

describe('trackPieces', () => {
  const before = trackPieces([], { owners: 'X-O-X' })

  it('keeps the identity of a piece that moves', () => {
    const mover = before.find((piece) => piece.cell === 0)
    const after = trackPieces(before, { owners: '-XO-X' })
    expect(after.find((piece) => piece.id === mover?.id)?.cell).toBe(1)
    expect(after).toHaveLength(3)
  })

  it('does not match pieces of different sides', () => {
    const after = trackPieces(before, { owners: 'O---X' })
    const came = after.find((piece) => piece.cell === 0)
    expect(came?.side).toBe('O')
    expect(came?.id).toBe(before.find((piece) => piece.cell === 2)?.id)
  })

  it('gives new pieces new identities', () => {
    const after = trackPieces(before, { owners: 'XXO-X' })
    expect(new Set(after.map((piece) => piece.id)).size).toBe(4)
  })

  it('drops removed pieces', () => {
    expect(trackPieces(before, { owners: '-----' })).toEqual([])
  })
})

describe('the regions of Adjacent Claim', () => {
  it('join cells that share an edge', () => {
    expect(joiningRects(grid(1, 3), { owners: 'XXO' }, 'X')).toHaveLength(1)
    expect(joiningRects(grid(2, 2), { owners: 'X--X' }, 'X')).toEqual([])
  })

  it('have no hole in the middle of four cells', () => {
    const middle = joiningRects(grid(2, 2), { owners: 'OOOO' }, 'O').filter(
      ({ x, y, width, height }) => x < 100 && x + width > 100 && y < 100 && y + height > 100,
    )
    expect(middle).toHaveLength(1)
  })

  it('do not wrap around the edge of the board', () => {
    expect(joiningRects(grid(2, 2), { owners: '-XX-' }, 'X')).toEqual([])
  })

  it('lie within their cells', () => {
    expect(cellRect(grid(2, 2), 3)).toEqual({ x: 107, y: 107, width: 86, height: 86 })
  })
})

describe('a Santorini tower', () => {
  it('gets higher with every level', () => {
    const tops = [0, 1, 2, 3].map(towerTop)
    expect(tops).toEqual([...tops].sort((a, b) => b - a))
    expect(new Set(tops).size).toBe(4)
  })

  it('stays within its cell, so that its top can be clicked', () => {
    for (const block of towerBlocks) {
      const numbers = Object.values(blockFaces(block)).flatMap((path) => path.match(/[\d.-]+/g) ?? [])
      expect(Math.min(...numbers.map(Number))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers.map(Number))).toBeLessThanOrEqual(100)
    }
  })
})

describe('lineMarks', () => {
  it('numbers moves at their last cells, side by side on the same cell', () => {
    const marks = lineMarks(grid(2, 2), [['00'], ['11'], ['00']])
    expect(marks.map((mark) => mark.number)).toEqual([1, 2, 3])
    expect(marks[0]?.y).toBe(marks[2]?.y)
    expect(marks[0]?.x).not.toBe(marks[2]?.x)
  })

  it('draws an arrow for a step and a frame for its tile', () => {
    const [mark] = lineMarks(grid(2, 2), [['00', '01', '11']])
    expect(mark?.arrow).toEqual({ x1: 72, y1: 50, x2: 128, y2: 50 })
    expect(mark?.tile).toEqual({ x: 150, y: 150 })
  })

  it('counts passes', () => {
    expect(lineMarks(grid(1, 1), [[], ['00']]).map((mark) => mark.number)).toEqual([2])
  })
})
