import { router } from '../router.svelte'
import { settings } from '../settings.svelte'
import { messageOf, rejectionMessage, type Message } from '../shared/message'
import { nextLevel } from '../shared/levels'
import { ApiError, getGame, getKinds, getPosition, parseMove } from '../wire/api'
import { newCommandId, type Command, type ServerMessage } from '../wire/live'
import type { LegalMove, PositionView } from '../wire/position'
import { GameSocket, type ConnectionState, type GameAvailability } from '../wire/socket'
import { withSideNames } from '$words/board'
import { gameWords as words } from '$words/game'
import { applyMessage, emptyView, engineLevel, isMyTurn, withConnection, type GameView } from './game-view'
import type { HistoryEntry } from './history'
import { moveObstacle, type Obstacle } from './status'

const retryMillis = 2000
const busyMillis = 15_000
/** Time limit for checking whether a game exists. */
const checkTimeoutMillis = 5000

/** A live game seen by a player or a spectator, with the commands they can send. */
export class LiveGame {
  view: GameView = $state.raw(emptyView)
  /** Whether the game does not exist. */
  isMissing = $state(false)
  /** Whether the game is missing because it has expired. */
  hasExpired = $state(false)
  /** Why the game could not be loaded yet; loading is retried. */
  loadError: Message | undefined = $state.raw()
  /** The move sent to the server but not yet confirmed. It is sent again after the connection broke. */
  pendingMove: { id: string; ply: number; move: string } | undefined = $state.raw()
  /** Incremented to take back a move that was drawn but not accepted. */
  revision = $state(0)
  /** Whether the last move was typed; its rejection is shown beside the input field. */
  wasTyped = $state(false)
  /** The suggested level for the next game, if it differs. */
  nextLevel: string | undefined = $state()
  /** Whether hints were shown during this game. */
  usedHints = false

  /** The earlier ply selected by the user; undefined for the current position. */
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

  /** The legal moves that can be chosen on the board now. */
  get legalMoves(): readonly LegalMove[] {
    const isCurrent = this.position?.steps.at(-1)?.position === this.view.state?.position
    return this.obstacle === undefined && isCurrent ? (this.position?.moves ?? []) : []
  }

  /** Why no move can be made now; undefined if one can. */
  get obstacle(): Obstacle | undefined {
    return moveObstacle(this.view, this.pastPly, this.pendingMove !== undefined)
  }

  /** The earlier ply shown, if any. */
  get pastPly(): number | undefined {
    return this.selectedPly !== undefined && this.selectedPly < this.ply ? this.selectedPly : undefined
  }

  get ply(): number {
    return this.view.state?.ply ?? 0
  }

  /** The history entry on the board; undefined until the history has been replayed. */
  get shownEntry(): HistoryEntry | undefined {
    return this.view.history[this.pastPly ?? this.ply]
  }

  showPly(ply: number): void {
    this.selectedPly = ply >= this.ply ? undefined : Math.max(0, ply)
  }

  play(move: string, wasTyped = false): void {
    const pending = { id: newCommandId(), ply: this.ply, move }
    this.wasTyped = wasTyped
    if (this.pendingMove || !isMyTurn(this.view) || !this.send({ type: 'play', ...pending })) this.revision++
    else this.pendingMove = pending
  }

  /** Asks the server why the last of these cells cannot be chosen after the others. */
  async explainCell(cells: readonly string[]): Promise<Message | undefined> {
    const { game, state, you } = this.view
    if (!game || !you || state?.status !== 'running') return undefined
    if (this.obstacle) return { text: words.boardObstacles[this.obstacle] }
    const parsed = await parseMove(state.position, cells.join(' ')).catch(() => undefined)
    const { reason, message } = parsed ?? {}
    if (reason === undefined || message === undefined) return undefined
    return rejectionMessage({ reason, message: withSideNames(message, game.kind, game.game) }, game.kind)
  }

  /** Sends a command. Returns false without a connection: a queued command might mean something else later. */
  send(command: Command): boolean {
    this.view = { ...this.view, rejection: undefined }
    return this.view.connection === 'open' && (this.socket?.send({ id: newCommandId(), ...command }) ?? false)
  }

  private async open(): Promise<void> {
    try {
      const game = await getGame(this.id)
      if (this.isClosed) return
      this.onMessage(game)
      this.socket = new GameSocket(this.id, {
        onMessage: (message) => this.onMessage(message),
        onConnection: (now) => this.onConnection(now),
        checkGame: () => this.checkAvailability(),
      })
    } catch (error) {
      if (this.isClosed) return
      const availability = this.availabilityAfter(error)
      this.isMissing = availability === 'missing'
      this.loadError = messageOf(error)
      const wait = availability === 'busy' ? busyMillis : retryMillis
      if (!this.isMissing) this.retryTimer = setTimeout(() => void this.open(), wait)
    }
  }

  private checkAvailability(): Promise<GameAvailability> {
    return getGame(this.id, AbortSignal.timeout(checkTimeoutMillis)).then(
      () => 'available',
      (error: unknown) => this.availabilityAfter(error),
    )
  }

  /** What an error says about the game; unrelated errors do not make it missing. */
  private availabilityAfter(error: unknown): GameAvailability {
    if (!(error instanceof ApiError)) return 'available'
    this.hasExpired = error.code === 'expired'
    if (this.hasExpired || error.code === 'not-found') return 'missing'
    return error.isRateLimited ? 'busy' : 'available'
  }

  private onConnection(connection: ConnectionState): void {
    this.view = withConnection(this.view, connection)
    this.isMissing = connection === 'gone'
    if (connection === 'open') void this.loadLegalMoves()
  }

  private onMessage(message: ServerMessage): void {
    const before = this.view
    this.view = applyMessage(before, message, Date.now())
    if (message.type === 'rejected' && (message.id === undefined || message.id === this.pendingMove?.id))
      this.discardPendingMove()
    if (message.type === 'game') this.resendPendingMove()
    // The events came first: the move has been played, and taken back since.
    if (message.type === 'accepted' && message.id === this.pendingMove?.id) this.discardPendingMove()
    if (this.pendingMove && this.pendingMove.ply !== this.ply) this.pendingMove = undefined
    // If the selected ply was taken back, the current position is shown, also after the next move.
    if (this.selectedPly !== undefined && this.pastPly === undefined) this.selectedPly = undefined
    // The event does not say which seat is the player's own; the full state does.
    if (message.type === 'seated' && !this.view.you)
      this.socket?.send({ type: 'watch', after: this.view.seq })
    if (before.state?.status === 'running' && this.view.state?.status === 'over') {
      // Shows the final position.
      this.selectedPly = undefined
      void this.suggestLevel()
    }
    this.followRematch(message)
    void this.loadLegalMoves()
  }

  /** After reconnecting, a move that no event has confirmed is lost or still on its way. Its id lets it count once. */
  private resendPendingMove(): void {
    if (this.pendingMove && this.pendingMove.ply === this.ply)
      this.send({ type: 'play', ...this.pendingMove })
  }

  private discardPendingMove(): void {
    if (this.pendingMove) this.revision++
    this.pendingMove = undefined
  }

  /** Opens an agreed rematch at once; the next game of a match waits until the player leaves this one. */
  private followRematch(message: ServerMessage): void {
    if (!this.view.isCaughtUp || !this.view.you) return
    if (message.type === 'agreed' && message.what === 'rematch') this.rematchAgreed = true
    if (message.type === 'next' && message.next && this.rematchAgreed) router.go(`/game/${message.next}`)
  }

  /** Loads the legal moves if it is the player's turn. */
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
      // During an outage the connection state triggers the next attempt.
      if (!this.isClosed && this.view.connection === 'open') {
        this.retryTimer = setTimeout(() => void this.loadLegalMoves(), retryMillis)
      }
    } finally {
      if (this.requestedPosition === position) this.requestedPosition = undefined
    }
  }

  /** Stores the level for the next game, depending on the result. */
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
