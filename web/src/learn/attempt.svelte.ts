import { squaresAfter } from '../board/model'
import { messageOf, type Message } from '../shared/message'
import { prefersReducedMotion } from '../shared/motion'
import { getPosition } from '../wire/api'
import type { Squares } from '../wire/common'
import type { LegalMove, PositionView } from '../wire/position'
import { firstLegalMove, reachesGoal, type LessonStep } from './lesson'

export type AttemptPhase = 'loading' | 'ready' | 'moving' | 'missed' | 'replying' | 'reached' | 'failed'

/** Delay before a reply, so that the effect of the learner's move can be seen. */
const replyDelay = () => new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? 0 : 900))

/** An attempt at a step of a lesson. */
export class Attempt {
  phase: AttemptPhase = $state('loading')
  view: PositionView | undefined = $state.raw()
  /** The squares on the board: from the server, or predicted from the changes of a move. */
  squares: Squares | undefined = $state.raw()
  last: readonly string[] = $state.raw([])
  /** The learner's move. */
  playedMove: LegalMove | undefined = $state.raw()
  error: Message | undefined = $state.raw()
  /** Incremented with every start, so that the board drops the previous selection. */
  revision = $state(0)
  private startView: PositionView | undefined
  /** Identifies the current attempt; responses for earlier ones are dropped. */
  private requestId = 0

  constructor(
    private readonly step: LessonStep,
    private readonly position: string,
  ) {}

  get legalMoves(): readonly LegalMove[] {
    return this.phase === 'ready' ? (this.view?.moves ?? []) : []
  }

  get side() {
    return this.view?.steps.at(-1)?.toMove
  }

  async start(): Promise<void> {
    const requestId = ++this.requestId
    this.revision = requestId
    this.phase = 'loading'
    try {
      const view = this.startView ?? (await getPosition({ position: this.position }))
      if (requestId !== this.requestId) return
      this.startView = view
      this.show(view, [])
      this.playedMove = undefined
      this.phase = 'ready'
    } catch (error) {
      this.fail(error, requestId)
    }
  }

  async play(move: string): Promise<void> {
    const before = this.view
    const legalMove = before?.moves.find((candidate) => candidate.move === move)
    const side = this.side
    if (!before || !legalMove || !side || this.phase !== 'ready') return
    const requestId = this.requestId
    this.playedMove = legalMove
    this.phase = 'moving'
    this.preview(before, legalMove)
    try {
      let view = await getPosition({ position: this.position }, [move])
      if (requestId !== this.requestId) return
      this.show(view, legalMove.path)
      if (!reachesGoal(this.step.goal, { side, move: legalMove, after: view })) {
        this.phase = 'missed'
        return
      }
      const moves = [move]
      for (const script of this.step.then ?? []) {
        this.phase = 'replying'
        await replyDelay()
        const reply = firstLegalMove(script, view.moves)
        if (requestId !== this.requestId || !reply) break
        moves.push(reply.move)
        this.preview(view, reply)
        view = await getPosition({ position: this.position }, moves)
        if (requestId !== this.requestId) return
        this.show(view, reply.path)
      }
      if (requestId === this.requestId) this.phase = 'reached'
    } catch (error) {
      this.fail(error, requestId)
    }
  }

  /** Drops all outstanding responses. */
  cancel(): void {
    this.requestId++
  }

  private show(view: PositionView, last: readonly string[]): void {
    this.view = view
    this.squares = view.steps.at(-1)?.board
    this.last = last
  }

  private preview(before: PositionView, legalMove: LegalMove): void {
    if (this.squares) this.squares = squaresAfter(before.grid, this.squares, legalMove)
    this.last = legalMove.path
  }

  private fail(error: unknown, requestId: number): void {
    if (requestId !== this.requestId) return
    this.error = messageOf(error)
    this.phase = 'failed'
  }
}
