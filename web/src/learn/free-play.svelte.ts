import { inWords } from '../shared/error-text'
import { getPosition } from '../wire/api'
import type { Choice, PositionView } from '../wire/position'

/** Somebody who tries out a game on their own, move by move and back. */
export class FreePlay {
  moves: readonly string[] = $state.raw([])
  view: PositionView | undefined = $state.raw()
  last: readonly string[] = $state.raw([])
  problem = $state('')
  /** Grows with every answer: the board lets go of the move it was waiting for, even if that one failed. */
  answers = $state(0)
  /** Grows with every wish: an answer that was overtaken is not wanted any more. */
  private turn = 0

  constructor(
    private readonly start: string,
    private readonly get: typeof getPosition = getPosition,
  ) {}

  readonly now = $derived(this.view?.steps.at(-1))

  begin(): Promise<boolean> {
    return this.show([], [])
  }

  undo(): Promise<boolean> {
    return this.show(this.moves.slice(0, -1), [])
  }

  /** The move that was made; none if it could not be. */
  async play(move: string): Promise<Choice | undefined> {
    const choice = this.view?.moves.find((one) => one.move === move)
    if (!choice) return undefined
    return (await this.show([...this.moves, move], choice.path)) ? choice : undefined
  }

  private async show(moves: readonly string[], last: readonly string[]): Promise<boolean> {
    const turn = ++this.turn
    try {
      const view = await this.get({ position: this.start }, moves)
      if (turn !== this.turn) return false
      this.answers++
      this.view = view
      this.moves = moves
      this.last = last
      this.problem = ''
      return true
    } catch (error) {
      if (turn !== this.turn) return false
      this.problem = inWords(error)
      this.answers++
      return false
    }
  }
}
