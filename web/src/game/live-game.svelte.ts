import { router } from '../router.svelte'
import { settings } from '../settings.svelte'
import { errorText } from '../shared/error-text'
import { nextLevel } from '../shared/levels'
import { ApiError, getGame, getKinds, getPosition, parseMove } from '../wire/api'
import type { ClientMessage, ServerMessage } from '../wire/live'
import type { LegalMove, PositionView } from '../wire/position'
import { GameSocket, type ConnectionState, type GameAvailability } from '../wire/socket'
import { withSideNames } from '$words/board'
import { gameWords as words } from '$words/game'
import { applyMessage, emptyView, engineLevel, isMyTurn, withConnection, type GameView } from './game-view'
import type { HistoryEntry } from './history'
import { moveObstacle, type Obstacle } from './status'

const retryMillis = 2000
const busyMillis = 15_000

/** A live game at which somebody sits or looks on: what is known of it, and what can be done. */
export class LiveGame {
  view: GameView = $state.raw(emptyView)
  /** There is no such game. */
  isMissing = $state(false)
  /** Why the game could not be loaded; it is tried again. */
  loadError = $state('')
  /** A move that is on its way to the server. */
  pendingMove: { ply: number; move: string } | undefined = $state.raw()
  /** Grows when a move that was drawn already did not come to be. */
  revision = $state(0)
  /** A move was on its way when the connection broke, and did not arrive. */
  moveLost = $state(false)
  /** Whether the last move was typed: what is wrong with it is said where it was. */
  wasTyped = $state(false)
  /** The level that suits after this game, if it is another than before. */
  nextLevel: string | undefined = $state()
  /** Whether hints were shown in this game. */
  usedHints = false

  /** How many moves into the game somebody looks back to; undefined is now. */
  private selectedPly: number | undefined = $state()
  private position: PositionView | undefined = $state.raw()
  private requestedPosition: string | undefined
  private socket: GameSocket | undefined
  private rematchAgreed = false
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false

  constructor(readonly id: string) {
    void this.open()
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.retryTimer)
    this.socket?.close()
  }

  // ------------------------------------------------------------ what is to be seen

  /** What may be chosen on the board now. */
  get legalMoves(): readonly LegalMove[] {
    const isCurrent = this.position?.steps.at(-1)?.position === this.view.state?.position
    return this.obstacle === undefined && isCurrent ? (this.position?.moves ?? []) : []
  }

  /** Why no move can be made now; undefined if one can. */
  get obstacle(): Obstacle | undefined {
    return moveObstacle(this.view, this.pastPly, this.pendingMove !== undefined)
  }

  /** The earlier moment somebody looks at. */
  get pastPly(): number | undefined {
    return this.selectedPly !== undefined && this.selectedPly < this.ply ? this.selectedPly : undefined
  }

  get ply(): number {
    return this.view.state?.ply ?? 0
  }

  /** The moment on the board; unknown until the way there has been told. */
  get shownEntry(): HistoryEntry | undefined {
    return this.view.history[this.pastPly ?? this.ply]
  }

  showPly(ply: number): void {
    this.selectedPly = ply >= this.ply ? undefined : Math.max(0, ply)
  }

  // ------------------------------------------------------------ what can be done

  play(move: string, wasTyped = false): void {
    const ply = this.ply
    this.wasTyped = wasTyped
    this.moveLost = false
    if (this.pendingMove || !isMyTurn(this.view) || !this.send({ type: 'play', ply, move })) this.revision++
    else this.pendingMove = { ply, move }
  }

  /** Why the last of these cells cannot be chosen after the others; only the server knows the rules. */
  async explainCell(cells: readonly string[]): Promise<string | undefined> {
    const { game, state, you } = this.view
    if (!game || !you || state?.status !== 'running') return undefined
    if (this.obstacle) return words.cannotChoose[this.obstacle]
    const parsed = await parseMove(state.position, cells.join(' ')).catch(() => undefined)
    return parsed?.message && withSideNames(parsed.message, game.kind, game.game)
  }

  /** Whether it was said; what cannot be said now is not kept for later, when it may mean something else. */
  send(message: ClientMessage): boolean {
    this.view = { ...this.view, rejection: undefined }
    return this.view.connection === 'open' && (this.socket?.send(message) ?? false)
  }

  // ------------------------------------------------------------ what is told

  private async open(): Promise<void> {
    try {
      const game = await getGame(this.id)
      if (this.isClosed) return
      this.onMessage(game)
      this.socket = new GameSocket(this.id, {
        onMessage: (message) => this.onMessage(message),
        onConnection: (now) => this.onConnection(now),
        checkGame: () => availabilityOf(this.id),
      })
    } catch (error) {
      if (this.isClosed) return
      const availability = availabilityAfter(error)
      this.isMissing = availability === 'missing'
      this.loadError = errorText(error)
      const wait = availability === 'busy' ? busyMillis : retryMillis
      if (!this.isMissing) this.retryTimer = setTimeout(() => void this.open(), wait)
    }
  }

  private onConnection(connection: ConnectionState): void {
    this.view = withConnection(this.view, connection)
    this.isMissing = connection === 'gone'
    if (connection === 'open') void this.loadLegalMoves()
  }

  private onMessage(message: ServerMessage): void {
    const before = this.view
    this.view = applyMessage(before, message, Date.now())
    if (message.type === 'rejected') this.discardPendingMove()
    if (message.type === 'game') this.checkPendingMove()
    if (this.pendingMove && this.pendingMove.ply !== this.ply) this.pendingMove = undefined
    // What was looked back to may be taken back: then it is now, and does not become the past again with the next move.
    if (this.selectedPly !== undefined && this.pastPly === undefined) this.selectedPly = undefined
    // Whoever sits down is told so as everybody is; who that is, only the whole of it says.
    if (message.type === 'seated' && !this.view.you)
      this.socket?.send({ type: 'watch', after: this.view.seq })
    if (before.state?.status === 'running' && this.view.state?.status === 'over') {
      // How it ended is not to be missed.
      this.selectedPly = undefined
      void this.suggestLevel()
    }
    this.followRematch(message)
    void this.loadLegalMoves()
  }

  /** After a break: a move that was on its way has arrived, or never will. */
  private checkPendingMove(): void {
    if (this.pendingMove && this.pendingMove.ply === this.ply) {
      this.moveLost = true
      this.discardPendingMove()
    }
  }

  private discardPendingMove(): void {
    if (this.pendingMove) this.revision++
    this.pendingMove = undefined
  }

  /** A rematch both want needs no further click; the next game of a match waits until the last one has been looked at. */
  private followRematch(message: ServerMessage): void {
    if (!this.view.isCaughtUp || !this.view.you) return
    if (message.type === 'agreed' && message.what === 'rematch') this.rematchAgreed = true
    if (message.type === 'next' && message.next && this.rematchAgreed) router.go(`/game/${message.next}`)
  }

  /** Asks what can be chosen, when there is something to choose. */
  private async loadLegalMoves(): Promise<void> {
    const position = this.view.state?.position
    if (
      !position ||
      !isMyTurn(this.view) ||
      this.position?.start === position ||
      this.requestedPosition === position
    )
      return
    this.requestedPosition = position
    try {
      const isCurrent = await getPosition({ position })
      if (this.view.state?.position === position) this.position = isCurrent
    } catch {
      // A server that is away says so by the connection, and is asked again when that is back.
      if (!this.isClosed && this.view.connection === 'open') {
        this.retryTimer = setTimeout(() => void this.loadLegalMoves(), retryMillis)
      }
    } finally {
      if (this.requestedPosition === position) this.requestedPosition = undefined
    }
  }

  /** The next game is to be neither too easy nor too hard. */
  private async suggestLevel(): Promise<void> {
    const { game, state, you } = this.view
    const level = engineLevel(this.view)
    if (!game || !level || this.usedHints) return
    const kind = (await getKinds().catch(() => [])).find((candidate) => candidate.id === game.kind)
    const result = !state?.winner ? 'drawn' : state.winner === you ? 'won' : 'lost'
    if (!kind) return
    const next = nextLevel(kind.levels, level, result)
    settings.setLevel(game.kind, next)
    if (next !== level) this.nextLevel = next
  }
}

/** As long as one waits for a server that may not answer at all. */
const checkTimeoutMillis = 5000

/** What a failure says about a game; one that says nothing is no reason to give it up. */
export function availabilityAfter(error: unknown): GameAvailability {
  if (!(error instanceof ApiError)) return 'available'
  return error.code === 'not-found' ? 'missing' : error.isRateLimited ? 'busy' : 'available'
}

export function availabilityOf(id: string): Promise<GameAvailability> {
  return getGame(id, AbortSignal.timeout(checkTimeoutMillis)).then(() => 'available', availabilityAfter)
}
