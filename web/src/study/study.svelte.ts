import { messageOf, type Message } from '../shared/message'
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

/** A line being studied: its tree of variations, the current path, and the positions from the server. */
export class Study {
  readonly source: StudySource
  tree: Tree = $state.raw([])
  path: Path = $state.raw([])
  /** The positions of the main line, with the grid and the title of the game. */
  lineView: PositionView | undefined = $state.raw()
  /** The current position with its legal moves; undefined while it is loading. */
  currentView: PositionView | undefined = $state.raw()
  error: Message | undefined = $state.raw()
  /** Incremented when a move is rejected, so that the board takes it back. */
  rejections = $state(0)

  /** Whether the user has chosen a path; until then a finished game is opened at its deciding move. */
  isPlaced = $state(true)
  /** Whether the mistakes are tried again. */
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

  /** Whether the current path lies on the main line. */
  readonly isOnMainLine = $derived(commonLength(this.path, this.mainLine) === this.path.length)

  /** Address that opens the same study at the same place. */
  readonly link: StudyLink = $derived.by(() => linkOf(this))

  /** Shows the path that the source names. */
  async open(): Promise<void> {
    const { path } = this.source
    const isShown = await this.attempt(async () => {
      const view = await this.positions.after(this.source.start, this.mainLine)
      this.storeSteps([], view)
      this.lineView = view
      await this.showPath(path)
    })
    if (isShown || !this.lineView) return
    // If a variation cannot be played, the position that it starts from is shown.
    const error = this.error
    await this.go(path.slice(0, commonLength(path, this.mainLine)))
    this.error = error
  }

  go(path: Path): Promise<boolean> {
    this.isPlaced = true
    return this.attempt(() => this.showPath(path))
  }

  /** Plays a move, as an existing branch or a new one. The server parses typed moves. */
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

  /** The server's notation of a move, without playing it; undefined if it is illegal. */
  async readMove(move: string): Promise<string | undefined> {
    let name: string | undefined
    const done = await this.attempt(async () => {
      const step = this.currentStep
      if (step) name = (await this.positions.after(step.position, [move])).steps.at(-1)?.move
    })
    if (!done) this.rejections++
    return name
  }

  /** Adds a line to the tree without showing it. */
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

  /** The end of the current line. */
  endPath(): Path {
    return lineThrough(this.tree, this.path)
  }

  promotePath(path: Path): void {
    this.tree = promotePath(this.tree, path)
  }

  /** Removes a variation; if it contains the current path, the position before it is shown. */
  async removePath(path: Path): Promise<void> {
    if (commonLength(path, this.path) === path.length) await this.go(path.slice(0, -1))
    this.tree = removeBranch(this.tree, path)
  }

  /** The position after some moves, without showing it. */
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

  private async showPath(requestedPath: Path): Promise<void> {
    const requestId = ++this.requestId
    const path = await this.ensurePath(requestedPath)
    const step = this.steps.get(pathKey(path))
    if (!step || requestId !== this.requestId) return
    this.path = path
    this.currentView = undefined
    if (!(await this.waitForTurn(step.position, requestId))) return
    const view = await this.positions.get(step.position)
    if (requestId === this.requestId) this.currentView = view
  }

  /** Waits if positions were requested just before. Returns false if the user has moved on meanwhile. */
  private async waitForTurn(position: string, requestId: number): Promise<boolean> {
    const delay = this.positions.has(position) ? 0 : this.lastRequestAt + requestGapMillis - Date.now()
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (requestId !== this.requestId) return false
    this.lastRequestAt = Date.now()
    return true
  }

  /** Adds a path to the tree and loads its positions. Returns the path in the server's notation. */
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
    // A known path may have been removed from the tree.
    this.tree = addMoves(this.tree, [], reached)
    return reached
  }

  /** Known steps take precedence: the first step of a new line lacks the move that led to it. */
  private storeSteps(before: Path, view: PositionView): void {
    this.steps = new Map([...stepsAlong(before, view), ...this.steps])
  }

  private async attempt(action: () => Promise<void>): Promise<boolean> {
    this.error = undefined
    try {
      await action()
      return true
    } catch (error) {
      // There is only one move, so its number is left out.
      this.error = messageOf(error, /^(\$\S*: (column \d+: )?)?(move \d+: )?/i)
      return false
    }
  }
}
