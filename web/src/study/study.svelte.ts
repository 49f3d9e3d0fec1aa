import { errorText } from '../shared/error-text'
import type { PositionStep, PositionView } from '../wire/position'
import { linkOf, type StudyLink } from './address'
import { pathKey, PositionCache, stepsAlong } from './position-cache'
import type { PlayedMove } from './review'
import type { StudySource } from './study-source'
import {
  addMoves,
  branchesAt,
  commonLength,
  lineThrough,
  mainLine,
  promotePath,
  removeBranch,
  type Path,
  type Tree,
} from './tree'

/** Minimum time between two requests for the moves of a position, in milliseconds. */
const requestGapMillis = 100

/** A line being studied: its variations, the place one looks at, and what the server said of it. */
export class Study {
  readonly source: StudySource
  tree: Tree = $state.raw([])
  path: Path = $state.raw([])
  /** The game as it begins: its grid, its title. */
  lineView: PositionView | undefined = $state.raw()
  /** The position one looks at, with its moves; undefined while the server is asked. */
  currentView: PositionView | undefined = $state.raw()
  error: string | undefined = $state()
  /** Grows when a move was rejected: the board takes it back. */
  rejections = $state(0)

  /** Whether somebody has chosen the place; until then a finished game may be opened at its deciding moment. */
  isPlaced = $state(true)
  /** Whether mistakes are being tried again. */
  isRetrying = $state(false)

  private steps: ReadonlyMap<string, PositionStep> = $state.raw(new Map())
  private readonly positions: PositionCache
  private requestId = 0
  private lastRequestAt = 0

  constructor(source: StudySource, positions = new PositionCache()) {
    this.source = source
    this.positions = positions
    this.tree = source.tree
    this.isPlaced = !source.isUnplaced
    this.isRetrying = source.retry ?? false
  }

  readonly currentStep: PositionStep | undefined = $derived(this.steps.get(pathKey(this.path)))
  readonly mainLine: Path = $derived(mainLine(this.tree))

  /** The main line with the positions in which its moves were played. */
  readonly playedMoves: readonly PlayedMove[] = $derived.by(() => {
    const line: PlayedMove[] = []
    for (const [i, move] of this.mainLine.entries()) {
      const before = this.steps.get(pathKey(this.mainLine.slice(0, i)))
      if (!before) break
      line.push({ position: before.position, side: before.toMove, move })
    }
    return line
  })

  /** Whether the place lies on the main line. */
  readonly isOnMainLine = $derived(commonLength(this.path, this.mainLine) === this.path.length)

  /** Address that opens the same study at the same place. */
  readonly link: StudyLink = $derived.by(() => linkOf(this))

  /** Shows the place that the source names. */
  async open(): Promise<void> {
    const { path } = this.source
    const isShown = await this.attempt(async () => {
      const view = await this.positions.after(this.source.start, this.mainLine)
      this.storeSteps([], view)
      this.lineView = view
      await this.showPath(path)
    })
    if (isShown || !this.lineView) return
    // What was tried cannot be played: the place where it was tried is still worth a look.
    const error = this.error
    await this.go(path.slice(0, commonLength(path, this.mainLine)))
    this.error = error
  }

  go(path: Path): Promise<boolean> {
    this.isPlaced = true
    return this.attempt(() => this.showPath(path))
  }

  /** Plays a move here: along what was tried already, or as a new try. The server reads what was typed. */
  play(move: string): Promise<boolean> {
    this.isPlaced = true
    return this.attempt(async () => {
      const before = this.path
      const step = this.currentStep
      if (!step) return
      const view = await this.positions.after(step.position, [move])
      const name = view.steps.at(-1)?.move ?? move
      this.storeSteps(before, view)
      this.tree = addMoves(this.tree, before, [name])
      await this.showPath([...before, name])
    }).then((done) => {
      if (!done) this.rejections++
      return done
    })
  }

  /** What the server calls a move here, without playing it; undefined if it is none. */
  async readMove(move: string): Promise<string | undefined> {
    let name: string | undefined
    const done = await this.attempt(async () => {
      const step = this.currentStep
      if (step) name = (await this.positions.after(step.position, [move])).steps.at(-1)?.move
    })
    if (!done) this.rejections++
    return name
  }

  /** Puts a line into the tree without going there. */
  addLine(before: Path, moves: Path): Promise<boolean> {
    return this.attempt(async () => {
      await this.ensurePath([...before, ...moves])
    })
  }

  previousPath(): Path | undefined {
    return this.path.length > 0 ? this.path.slice(0, -1) : undefined
  }

  nextPath(): Path | undefined {
    const next = branchesAt(this.tree, this.path)[0]
    return next && [...this.path, next.move]
  }

  /** The end of the line one is on. */
  endPath(): Path {
    return lineThrough(this.tree, this.path)
  }

  promotePath(path: Path): void {
    this.tree = promotePath(this.tree, path)
  }

  /** Lets a variation go; whoever stands in it goes back to where it began. */
  async removePath(path: Path): Promise<void> {
    if (commonLength(path, this.path) === path.length) await this.go(path.slice(0, -1))
    this.tree = removeBranch(this.tree, path)
  }

  /** The place of a line from here, to be looked at without going there. */
  async stepAfter(moves: Path): Promise<PositionStep | undefined> {
    const step = this.currentStep
    if (!step) return undefined
    try {
      return (await this.positions.after(step.position, moves)).steps.at(-1)
    } catch {
      return undefined
    }
  }

  stepAt(path: Path): PositionStep | undefined {
    return this.steps.get(pathKey(path))
  }

  private async showPath(wanted: Path): Promise<void> {
    const requestId = ++this.requestId
    const path = await this.ensurePath(wanted)
    const step = this.steps.get(pathKey(path))
    if (!step || requestId !== this.requestId) return
    this.path = path
    this.currentView = undefined
    if (!(await this.waitForTurn(step.position, requestId))) return
    const view = await this.positions.get(step.position)
    if (requestId === this.requestId) this.currentView = view
  }

  /** Waits where positions were asked for just now; not worth it if somebody has gone on meanwhile. */
  private async waitForTurn(position: string, requestId: number): Promise<boolean> {
    const delay = this.positions.has(position) ? 0 : this.lastRequestAt + requestGapMillis - Date.now()
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (requestId !== this.requestId) return false
    this.lastRequestAt = Date.now()
    return true
  }

  /**
   * Makes sure that a place is in the tree and the way to it known. A link may name it as somebody wrote it: the answer is the
   * same place as the server calls it.
   */
  private async ensurePath(path: Path): Promise<Path> {
    let knownLength = path.length
    while (knownLength > 0 && !this.steps.has(pathKey(path.slice(0, knownLength)))) knownLength--
    const before = path.slice(0, knownLength)
    const from = this.steps.get(pathKey(before))
    if (!from) return path
    let reached = path
    if (knownLength < path.length) {
      const view = await this.positions.after(from.position, path.slice(knownLength))
      reached = [...before, ...view.steps.flatMap((step) => step.move ?? [])]
      this.storeSteps(before, view)
    }
    // Even a way that is known may have been let go.
    this.tree = addMoves(this.tree, [], reached)
    return reached
  }

  /** What is known stays: where a walk begins it does not know the move that led there. */
  private storeSteps(before: Path, view: PositionView): void {
    this.steps = new Map([...stepsAlong(before, view), ...this.steps])
  }

  private async attempt(action: () => Promise<void>): Promise<boolean> {
    this.error = undefined
    try {
      await action()
      return true
    } catch (error) {
      // Which of the moves it was is plain: there is one.
      this.error = errorText(error).replace(/^move \d+: /i, '')
      return false
    }
  }
}
