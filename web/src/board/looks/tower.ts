/** How a tower stands in a cell of 100 by 100: the whole of it fits, so that a click on its top is a click on its cell. */

interface Block {
  width: number
  /** How high its foot is above the ground, and how high it is itself. */
  foot: number
  height: number
}

export const levels: readonly Block[] = [
  { width: 70, foot: 0, height: 20 },
  { width: 58, foot: 20, height: 19 },
  { width: 46, foot: 39, height: 17 },
]

const ground = { x: 50, y: 80 }

/** Where the middle of what stands on a tower of so many levels is. */
export function top(level: number): number {
  const block = levels[Math.min(level, levels.length) - 1]
  return ground.y - (block ? block.foot + block.height : 0)
}

type Point = readonly [number, number]

const path = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** The three faces of a block that can be seen. */
export function outline({ width, foot, height }: Block): { front: string; side: string; top: string } {
  const back = { x: width * 0.2, y: -width * 0.36 }
  const left = ground.x - width / 2 - back.x / 2
  const right = left + width
  const low = ground.y - foot - back.y / 2
  const high = low - height
  const [deepLeft, deepRight] = [left + back.x, right + back.x]
  return {
    front: path([left, high], [right, high], [right, low], [left, low]),
    side: path([right, high], [deepRight, high + back.y], [deepRight, low + back.y], [right, low]),
    top: path([left, high], [right, high], [deepRight, high + back.y], [deepLeft, high + back.y]),
  }
}
