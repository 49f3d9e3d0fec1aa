import { insist } from '../analysis/patience'
import { getPosition } from '../wire/api'
import type { PositionView, Step } from '../wire/position'
import type { Path } from './tree'

/** Requests for positions are never aborted: their answers are cached. */
const forGood = new AbortController().signal

/** What the server said of positions, so that nothing is asked twice. */
export class Positions {
  private readonly views = new Map<string, Promise<PositionView>>()

  constructor(private readonly get: typeof getPosition = getPosition) {}

  /** Where a line from a position leads, with every position on the way. */
  walk(position: string, moves: Path): Promise<PositionView> {
    const key = [position, ...moves].join(' ')
    const known = this.views.get(key)
    if (known) return known
    const asked = insist(() => this.get({ position }, moves), forGood)
    this.views.set(key, asked)
    asked.then(
      (view) => this.views.set(view.steps.at(-1)?.position ?? key, asked),
      // What failed may be asked for again.
      () => this.views.delete(key),
    )
    return asked
  }

  /** Whether a position was looked at, or is being looked at. */
  has(position: string): boolean {
    return this.views.has(position)
  }

  /** A position with its moves. */
  look(position: string): Promise<PositionView> {
    return this.walk(position, [])
  }
}

/** The positions along a line, each under the way to it. */
export function stepsAlong(from: Path, view: PositionView): [string, Step][] {
  const path = [...from]
  return view.steps.map((step, i) => {
    if (i > 0 && step.move !== undefined) path.push(step.move)
    return [keyOf(path), step]
  })
}

export const keyOf = (path: Path): string => path.join(' ')
