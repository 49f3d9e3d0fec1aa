import { messageOf, type Message } from '../shared/message'
import { getPosition } from '../wire/api'
import type { LegalMove, PositionView } from '../wire/position'

/** Free play of both sides, with undo. */
export class FreePlay {
  moves: readonly string[] = $state.raw([])
  view: PositionView | undefined = $state.raw()
  last: readonly string[] = $state.raw([])
  error: Message | undefined = $state.raw()
  /** Incremented with every response, so that the board drops its pending move. */
  revision = $state(0)
  /** Identifies the latest request; responses to earlier ones are dropped. */
  private requestId = 0

  constructor(
    private readonly startPosition: string,
    private readonly get: typeof getPosition = getPosition,
  ) {}

  readonly currentStep = $derived(this.view?.steps.at(-1))

  start(): Promise<boolean> {
    return this.show([], [])
  }

  undo(): Promise<boolean> {
    return this.show(this.moves.slice(0, -1), [])
  }

  /** Plays a move. Returns undefined if it could not be played. */
  async play(move: string): Promise<LegalMove | undefined> {
    const legalMove = this.view?.moves.find((candidate) => candidate.move === move)
    if (!legalMove) return undefined
    return (await this.show([...this.moves, move], legalMove.path)) ? legalMove : undefined
  }

  private async show(moves: readonly string[], last: readonly string[]): Promise<boolean> {
    const requestId = ++this.requestId
    try {
      const view = await this.get({ position: this.startPosition }, moves)
      if (requestId !== this.requestId) return false
      this.revision++
      this.view = view
      this.moves = moves
      this.last = last
      this.error = undefined
      return true
    } catch (error) {
      if (requestId !== this.requestId) return false
      this.error = messageOf(error)
      this.revision++
      return false
    }
  }
}
