import { withRetries } from '../analysis/errors'
import { getPosition } from '../wire/api'
import type { PositionStep, PositionView } from '../wire/position'
import type { Path } from './tree'

/** Requests for positions are never aborted: their answers are cached. */
const neverAborted = new AbortController().signal

/** What the server said of positions, so that nothing is asked twice. */
export class PositionCache {
  private readonly views = new Map<string, Promise<PositionView>>()

  constructor(private readonly load: typeof getPosition = getPosition) {}

  /** Where a line from a position leads, with every position on the way. */
  after(position: string, moves: Path): Promise<PositionView> {
    const key = [position, ...moves].join(' ')
    const cached = this.views.get(key)
    if (cached) return cached
    const request = withRetries(() => this.load({ position }, moves), neverAborted)
    this.views.set(key, request)
    request.then(
      (view) => this.views.set(view.steps.at(-1)?.position ?? key, request),
      // What failed may be asked for again.
      () => this.views.delete(key),
    )
    return request
  }

  /** Whether a position was looked at, or is being looked at. */
  has(position: string): boolean {
    return this.views.has(position)
  }

  /** A position with its moves. */
  get(position: string): Promise<PositionView> {
    return this.after(position, [])
  }
}

/** The positions along a line, each under the way to it. */
export function stepsAlong(from: Path, view: PositionView): [string, PositionStep][] {
  const path = [...from]
  return view.steps.map((step, i) => {
    if (i > 0 && step.move !== undefined) path.push(step.move)
    return [pathKey(path), step]
  })
}

export const pathKey = (path: Path): string => path.join(' ')
