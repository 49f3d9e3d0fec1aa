import { inWords } from '../shared/error-text'
import { levelAfter } from '../shared/levels'
import { router } from '../router.svelte'
import { settings } from '../settings.svelte'
import { getGame, getKinds, getPosition, readMove } from '../wire/api'
import type { ClientMessage, ServerMessage } from '../wire/live'
import type { Choice, PositionView } from '../wire/position'
import { LiveSocket, type Connection } from '../wire/socket'
import { nameSides } from '$words/board'
import { game as words } from '$words/game'
import { existenceAfter, existenceOf } from './existence'
import { obstacleTo, type Obstacle } from './status'
import { connected, engineOf, heard, isMyTurn, nothing, type Moment, type View } from './game-view'

const retryMillis = 2000
const busyMillis = 15_000

/** A live game at which somebody sits or looks on: what is known of it, and what can be done. */
export class Table {
  view: View = $state.raw(nothing)
  /** There is no such game. */
  missing = $state(false)
  /** Why the game could not be loaded; it is tried again. */
  trouble = $state('')
  /** A move that is on its way to the server. */
  sent: { ply: number; move: string } | undefined = $state.raw()
  /** Grows when a move that was drawn already did not come to be. */
  revision = $state(0)
  /** A move was on its way when the connection broke, and did not arrive. */
  moveLost = $state(false)
  /** Whether the last move was typed: what is wrong with it is said where it was. */
  typed = $state(false)
  /** The level that suits after this game, if it is another than before. */
  nextLevel: string | undefined = $state()
  /** Whether hints were shown in this game. */
  helped = false

  /** How many moves into the game somebody looks back to; undefined is now. */
  private lookingAt: number | undefined = $state()
  private position: PositionView | undefined = $state.raw()
  private asking: string | undefined
  private socket: LiveSocket | undefined
  private rematchAgreed = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {
    void this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    this.socket?.close()
  }

  // ------------------------------------------------------------ what is to be seen

  /** What may be chosen on the board now. */
  get choices(): readonly Choice[] {
    const known = this.position?.steps.at(-1)?.position === this.view.state?.position
    return this.obstacle === undefined && known ? (this.position?.moves ?? []) : []
  }

  /** Why no move can be made now; undefined if one can. */
  get obstacle(): Obstacle | undefined {
    return obstacleTo(this.view, this.past, this.sent !== undefined)
  }

  /** The earlier moment somebody looks at. */
  get past(): number | undefined {
    return this.lookingAt !== undefined && this.lookingAt < this.ply ? this.lookingAt : undefined
  }

  get ply(): number {
    return this.view.state?.ply ?? 0
  }

  /** The moment on the board; unknown until the way there has been told. */
  get moment(): Moment | undefined {
    return this.view.moments[this.past ?? this.ply]
  }

  look(ply: number): void {
    this.lookingAt = ply >= this.ply ? undefined : Math.max(0, ply)
  }

  // ------------------------------------------------------------ what can be done

  play(move: string, typed = false): void {
    const ply = this.ply
    this.typed = typed
    this.moveLost = false
    if (this.sent || !isMyTurn(this.view) || !this.say({ type: 'play', ply, move })) this.revision++
    else this.sent = { ply, move }
  }

  /** Why the last of these cells cannot be chosen after the others; only the server knows the rules. */
  async why(cells: readonly string[]): Promise<string | undefined> {
    const { game, state, you } = this.view
    if (!game || !you || state?.status !== 'running') return undefined
    if (this.obstacle) return words.cannotChoose[this.obstacle]
    const told = await readMove(state.position, cells.join(' ')).catch(() => undefined)
    return told?.message && nameSides(told.message, game.kind, game.game)
  }

  /** Whether it was said; what cannot be said now is not kept for later, when it may mean something else. */
  say(message: ClientMessage): boolean {
    this.view = { ...this.view, rejection: undefined }
    return this.view.connection === 'open' && (this.socket?.say(message) ?? false)
  }

  // ------------------------------------------------------------ what is told

  private async open(): Promise<void> {
    try {
      const game = await getGame(this.id)
      if (this.closed) return
      this.hear(game)
      this.socket = new LiveSocket(this.id, {
        told: (message) => this.hear(message),
        connection: (now) => this.connect(now),
        ask: () => existenceOf(this.id),
      })
    } catch (error) {
      if (this.closed) return
      const existence = existenceAfter(error)
      this.missing = existence === 'gone'
      this.trouble = inWords(error)
      const wait = existence === 'busy' ? busyMillis : retryMillis
      if (!this.missing) this.retry = setTimeout(() => void this.open(), wait)
    }
  }

  private connect(connection: Connection): void {
    this.view = connected(this.view, connection)
    this.missing = connection === 'gone'
    if (connection === 'open') void this.learn()
  }

  private hear(message: ServerMessage): void {
    const before = this.view
    this.view = heard(before, message, Date.now())
    if (message.type === 'rejected') this.undo()
    if (message.type === 'game') this.settle()
    if (this.sent && this.sent.ply !== this.ply) this.sent = undefined
    // What was looked back to may be taken back: then it is now, and does not become the past again with the next move.
    if (this.lookingAt !== undefined && this.past === undefined) this.lookingAt = undefined
    // Whoever sits down is told so as everybody is; who that is, only the whole of it says.
    if (message.type === 'seated' && !this.view.you) this.socket?.say({ type: 'watch', after: this.view.seq })
    if (before.state?.status === 'running' && this.view.state?.status === 'over') {
      // How it ended is not to be missed.
      this.lookingAt = undefined
      void this.adapt()
    }
    this.follow(message)
    void this.learn()
  }

  /** After a break: a move that was on its way has arrived, or never will. */
  private settle(): void {
    if (this.sent && this.sent.ply === this.ply) {
      this.moveLost = true
      this.undo()
    }
  }

  private undo(): void {
    if (this.sent) this.revision++
    this.sent = undefined
  }

  /** A rematch both want needs no further click; the next game of a match waits until the last one has been looked at. */
  private follow(message: ServerMessage): void {
    if (!this.view.caughtUp || !this.view.you) return
    if (message.type === 'agreed' && message.what === 'rematch') this.rematchAgreed = true
    if (message.type === 'next' && message.next && this.rematchAgreed) router.go(`/game/${message.next}`)
  }

  /** Asks what can be chosen, when there is something to choose. */
  private async learn(): Promise<void> {
    const position = this.view.state?.position
    if (!position || !isMyTurn(this.view) || this.position?.start === position || this.asking === position)
      return
    this.asking = position
    try {
      const known = await getPosition({ position })
      if (this.view.state?.position === position) this.position = known
    } catch {
      // A server that is away says so by the connection, and is asked again when that is back.
      if (!this.closed && this.view.connection === 'open') {
        this.retry = setTimeout(() => void this.learn(), retryMillis)
      }
    } finally {
      if (this.asking === position) this.asking = undefined
    }
  }

  /** The next game is to be neither too easy nor too hard. */
  private async adapt(): Promise<void> {
    const { game, state, you } = this.view
    const level = engineOf(this.view)
    if (!game || !level || this.helped) return
    const kind = (await getKinds().catch(() => [])).find((each) => each.id === game.kind)
    const result = !state?.winner ? 'drawn' : state.winner === you ? 'won' : 'lost'
    if (!kind) return
    const next = levelAfter(kind.levels, level, result)
    settings.setLevel(game.kind, next)
    if (next !== level) this.nextLevel = next
  }
}
