import { withRetries } from '../analysis/errors'
import { getPosition } from '../wire/api'
import type { PositionStep, PositionView } from '../wire/position'
import type { Path } from './tree'

/** Requests for positions are never aborted, because their results are cached. */
const neverAborted = new AbortController().signal

/** Cache of positions loaded from the server. */
export class PositionCache {
  private readonly views = new Map<string, Promise<PositionView>>()

  constructor(private readonly load: typeof getPosition = getPosition) {}

  /** The position after some moves, with all positions along the line. */
  after(position: string, moves: Path): Promise<PositionView> {
    const key = [position, ...moves].join(' ')
    const cached = this.views.get(key)
    if (cached) return cached
    const request = withRetries(() => this.load({ position }, moves), neverAborted)
    this.views.set(key, request)
    request.then(
      (view) => this.views.set(view.steps.at(-1)?.position ?? key, request),
      // A failed request may be repeated.
      () => this.views.delete(key),
    )
    return request
  }

  /** Whether a position is cached or being loaded. */
  has(position: string): boolean {
    return this.views.has(position)
  }

  get(position: string): Promise<PositionView> {
    return this.after(position, [])
  }
}

/** The positions along a line with their path keys. */
export function stepsAlong(from: Path, view: PositionView): [string, PositionStep][] {
  const path = [...from]
  return view.steps.map((step, i) => {
    if (i > 0 && step.move !== undefined) path.push(step.move)
    return [pathKey(path), step]
  })
}

export const pathKey = (path: Path): string => path.join(' ')
