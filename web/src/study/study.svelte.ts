import { inWords } from '../shared/error-text'
import type { PositionView, Step } from '../wire/position'
import { longestAddress, studyAddress, type Place } from './address'
import { keyOf, Positions, stepsAlong } from './position-cache'
import type { Played } from './review'
import type { Source } from './study-source'
import {
  lineThrough,
  mainLine,
  nextOf,
  play,
  promote,
  remove,
  shared,
  treeOf,
  type Path,
  type Tree,
} from './tree'
import { writeTree } from './written'

/** Minimum time between two requests for the moves of a position, in milliseconds. */
const pause = 100

/** A line being studied: its variations, the place one looks at, and what the server said of it. */
export class Study {
  readonly source: Source
  tree: Tree = $state.raw([])
  path: Path = $state.raw([])
  /** The game as it begins: its grid, its title. */
  frame: PositionView | undefined = $state.raw()
  /** The position one looks at, with its moves; undefined while the server is asked. */
  here: PositionView | undefined = $state.raw()
  failure: string | undefined = $state()
  /** Grows when a move was rejected: the board takes it back. */
  rejections = $state(0)

  /** Whether somebody has chosen the place; until then a finished game may be opened at its deciding moment. */
  placed = $state(true)
  /** Whether mistakes are being tried again. */
  retrying = $state(false)

  private steps: ReadonlyMap<string, Step> = $state.raw(new Map())
  private readonly positions: Positions
  private turn = 0
  private looked = 0

  constructor(source: Source, positions = new Positions()) {
    this.source = source
    this.positions = positions
    this.tree = source.tree
    this.placed = !source.unplaced
    this.retrying = source.retry ?? false
  }

  readonly step: Step | undefined = $derived(this.steps.get(keyOf(this.path)))
  readonly main: Path = $derived(mainLine(this.tree))

  /** The main line with the positions in which its moves were played. */
  readonly line: readonly Played[] = $derived.by(() => {
    const line: Played[] = []
    for (const [i, move] of this.main.entries()) {
      const before = this.steps.get(keyOf(this.main.slice(0, i)))
      if (!before) break
      line.push({ position: before.position, side: before.toMove, move })
    }
    return line
  })

  /** Whether the place lies on the main line. */
  readonly onMain = $derived(shared(this.path, this.main) === this.path.length)

  /** The address that shows the same to somebody else. */
  readonly address = $derived.by(() => this.link.address)

  /** Whether all that was tried is in it. */
  readonly isWhole = $derived.by(() => this.link.whole)

  /** A game whose line was changed is a line of its own. */
  private readonly link = $derived.by(() => {
    const game = this.source.game
    const kept = game !== undefined && shared(game.moves, this.main) === game.moves.length
    const moves = kept ? game.moves : this.main
    const at = shared(this.path, moves)
    const tried = this.path.slice(at)
    const from = kept ? { game: game.id } : { position: this.source.start }
    const open = kept && !this.placed
    const place: Place = {
      from,
      moves: kept ? [] : moves,
      at: open ? undefined : at,
      tried,
      retry: this.retrying,
    }
    const plain = play(treeOf(moves), moves.slice(0, at), tried)
    if (writeTree(plain) === writeTree(this.tree)) return { address: studyAddress(place), whole: true }
    const address = studyAddress({ ...place, tree: this.tree })
    return address.length <= longestAddress
      ? { address, whole: true }
      : { address: studyAddress(place), whole: false }
  })

  /** Shows the place that the source names. */
  async begin(): Promise<void> {
    const { path } = this.source
    const there = await this.attempt(async () => {
      const view = await this.positions.walk(this.source.start, this.main)
      this.learn([], view)
      this.frame = view
      await this.show(path)
    })
    if (there || !this.frame) return
    // What was tried cannot be played: the place where it was tried is still worth a look.
    const why = this.failure
    await this.go(path.slice(0, shared(path, this.main)))
    this.failure = why
  }

  go(path: Path): Promise<boolean> {
    this.placed = true
    return this.attempt(() => this.show(path))
  }

  /** Plays a move here: along what was tried already, or as a new try. The server reads what was typed. */
  play(move: string): Promise<boolean> {
    this.placed = true
    return this.attempt(async () => {
      const before = this.path
      const step = this.step
      if (!step) return
      const view = await this.positions.walk(step.position, [move])
      const name = view.steps.at(-1)?.move ?? move
      this.learn(before, view)
      this.tree = play(this.tree, before, [name])
      await this.show([...before, name])
    }).then((done) => {
      if (!done) this.rejections++
      return done
    })
  }

  /** What the server calls a move here, without playing it; undefined if it is none. */
  async read(move: string): Promise<string | undefined> {
    let name: string | undefined
    const done = await this.attempt(async () => {
      const step = this.step
      if (step) name = (await this.positions.walk(step.position, [move])).steps.at(-1)?.move
    })
    if (!done) this.rejections++
    return name
  }

  /** Puts a line into the tree without going there. */
  lay(before: Path, moves: Path): Promise<boolean> {
    return this.attempt(async () => {
      await this.reach([...before, ...moves])
    })
  }

  back(): Path | undefined {
    return this.path.length > 0 ? this.path.slice(0, -1) : undefined
  }

  forth(): Path | undefined {
    const next = nextOf(this.tree, this.path)[0]
    return next && [...this.path, next.move]
  }

  /** The end of the line one is on. */
  end(): Path {
    return lineThrough(this.tree, this.path)
  }

  promote(path: Path): void {
    this.tree = promote(this.tree, path)
  }

  /** Lets a variation go; whoever stands in it goes back to where it began. */
  async remove(path: Path): Promise<void> {
    if (shared(path, this.path) === path.length) await this.go(path.slice(0, -1))
    this.tree = remove(this.tree, path)
  }

  /** The place of a line from here, to be looked at without going there. */
  async foresee(moves: Path): Promise<Step | undefined> {
    const step = this.step
    if (!step) return undefined
    try {
      return (await this.positions.walk(step.position, moves)).steps.at(-1)
    } catch {
      return undefined
    }
  }

  stepAt(path: Path): Step | undefined {
    return this.steps.get(keyOf(path))
  }

  private async show(wanted: Path): Promise<void> {
    const turn = ++this.turn
    const path = await this.reach(wanted)
    const step = this.steps.get(keyOf(path))
    if (!step || turn !== this.turn) return
    this.path = path
    this.here = undefined
    if (!(await this.isTimeToLook(step.position, turn))) return
    const view = await this.positions.look(step.position)
    if (turn === this.turn) this.here = view
  }

  /** Waits where positions were asked for just now; not worth it if somebody has gone on meanwhile. */
  private async isTimeToLook(position: string, turn: number): Promise<boolean> {
    const rest = this.positions.has(position) ? 0 : this.looked + pause - Date.now()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    if (turn !== this.turn) return false
    this.looked = Date.now()
    return true
  }

  /**
   * Makes sure that a place is in the tree and the way to it known. A link may name it as somebody wrote it: the answer is the
   * same place as the server calls it.
   */
  private async reach(path: Path): Promise<Path> {
    let known = path.length
    while (known > 0 && !this.steps.has(keyOf(path.slice(0, known)))) known--
    const before = path.slice(0, known)
    const from = this.steps.get(keyOf(before))
    if (!from) return path
    let reached = path
    if (known < path.length) {
      const view = await this.positions.walk(from.position, path.slice(known))
      reached = [...before, ...view.steps.flatMap((step) => step.move ?? [])]
      this.learn(before, view)
    }
    // Even a way that is known may have been let go.
    this.tree = play(this.tree, [], reached)
    return reached
  }

  /** What is known stays: where a walk begins it does not know the move that led there. */
  private learn(before: Path, view: PositionView): void {
    this.steps = new Map([...stepsAlong(before, view), ...this.steps])
  }

  private async attempt(what: () => Promise<void>): Promise<boolean> {
    this.failure = undefined
    try {
      await what()
      return true
    } catch (error) {
      // Which of the moves it was is plain: there is one.
      this.failure = inWords(error).replace(/^move \d+: /i, '')
      return false
    }
  }
}
