import { after } from '../board/model'
import { inWords } from '../shared/error-text'
import { getPosition } from '../wire/api'
import type { Choice, PositionView } from '../wire/position'
import type { Squares } from '../wire/common'
import { reaches, scripted } from './goal'
import type { LessonStep } from './lesson'

export type Phase = 'loading' | 'yours' | 'moving' | 'missed' | 'going-on' | 'reached' | 'broken'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Long enough to see what one's own move did. */
const beforeReply = () => new Promise((go) => setTimeout(go, calm() ? 0 : 900))

/** Somebody at a step of a lesson: the position, the move made, and how it goes on. */
export class Attempt {
  phase: Phase = $state('loading')
  view: PositionView | undefined = $state.raw()
  /** What is on the board now: the server's word, or what it said a move would make of it. */
  squares: Squares | undefined = $state.raw()
  last: readonly string[] = $state.raw([])
  /** The learner's move. */
  made: Choice | undefined = $state.raw()
  problem = $state('')
  /** How often it was begun: the board lets go of what was tried before. */
  tries = $state(0)
  private begun: PositionView | undefined
  /** Grows with every beginning: whatever an earlier one was waiting for is no longer wanted. */
  private turn = 0

  constructor(
    private readonly step: LessonStep,
    private readonly position: string,
  ) {}

  get choices(): readonly Choice[] {
    return this.phase === 'yours' ? (this.view?.moves ?? []) : []
  }

  get side() {
    return this.view?.steps.at(-1)?.toMove
  }

  async begin(): Promise<void> {
    const turn = ++this.turn
    this.tries = turn
    this.phase = 'loading'
    try {
      const view = this.begun ?? (await getPosition({ position: this.position }))
      if (turn !== this.turn) return
      this.begun = view
      this.show(view, [])
      this.made = undefined
      this.phase = 'yours'
    } catch (error) {
      this.fail(error, turn)
    }
  }

  async play(move: string): Promise<void> {
    const before = this.view
    const choice = before?.moves.find((one) => one.move === move)
    const side = this.side
    if (!before || !choice || !side || this.phase !== 'yours') return
    const turn = this.turn
    this.made = choice
    this.phase = 'moving'
    this.preview(before, choice)
    try {
      let view = await getPosition({ position: this.position }, [move])
      if (turn !== this.turn) return
      this.show(view, choice.path)
      if (!reaches(this.step.goal, { side, choice, after: view })) {
        this.phase = 'missed'
        return
      }
      const moves = [move]
      for (const text of this.step.then ?? []) {
        this.phase = 'going-on'
        await beforeReply()
        const reply = scripted(text, view.moves)
        if (turn !== this.turn || !reply) break
        moves.push(reply.move)
        this.preview(view, reply)
        view = await getPosition({ position: this.position }, moves)
        if (turn !== this.turn) return
        this.show(view, reply.path)
      }
      if (turn === this.turn) this.phase = 'reached'
    } catch (error) {
      this.fail(error, turn)
    }
  }

  /** Whatever comes late is not wanted any more. */
  leave(): void {
    this.turn++
  }

  private show(view: PositionView, last: readonly string[]): void {
    this.view = view
    this.squares = view.steps.at(-1)?.board
    this.last = last
  }

  private preview(before: PositionView, choice: Choice): void {
    if (this.squares) this.squares = after(before.grid, this.squares, choice)
    this.last = choice.path
  }

  private fail(error: unknown, turn: number): void {
    if (turn !== this.turn) return
    this.problem = inWords(error)
    this.phase = 'broken'
  }
}
