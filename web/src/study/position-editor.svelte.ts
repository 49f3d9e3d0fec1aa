import { errorText } from '../shared/error-text'
import { ApiError, getKinds, getPosition, type PositionSource } from '../wire/api'
import type { Grid, Side } from '../wire/common'
import type { Kind } from '../wire/game-lists'
import type { PositionView } from '../wire/position'
import { studyWords as words } from '$words/study'
import {
  candidateGames,
  clearBoard,
  draftOf,
  fitToGame,
  gameText,
  haveSameCells,
  nutMapText,
  paintableLevels,
  paintCell,
  readDraft,
  writeDraft,
  type Draft,
} from './draft'

/** `-` is nobody; a number is a level. */
export type Paint = Side | '-' | number

/** Whether a position can be studied. */
interface Validity {
  isValid: boolean
  isOver: boolean
  message: string
}

type Get = (from: PositionSource) => Promise<PositionView>

/** A position while somebody sets it up. What is right is for the server to say, after every change. */
export class PositionEditor {
  kinds: Kind[] = $state.raw([])
  draft: Draft | undefined = $state.raw()
  grid: Grid | undefined = $state.raw()
  /** What a cell gets that is chosen. */
  brush: Paint = $state('X')
  /** What is wrong with the set-up, or with the text that was typed, and what was typed there. */
  setupError: string | undefined = $state()
  textError: string | undefined = $state()
  typedSetup: string | undefined = $state()
  typedText: string | undefined = $state()

  private checkResult: Validity | undefined = $state.raw()
  private requestId = 0
  private checkTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly loadPosition: Get = getPosition,
    private readonly loadKinds: typeof getKinds = getKinds,
    private readonly checkDelayMillis = 150,
  ) {}

  readonly text: string | undefined = $derived(this.draft && writeDraft(this.draft))
  /** What is said of what was typed as long as it is wrong, or else of the draft; undefined while the server is asked. */
  readonly validity: Validity | undefined = $derived(
    (this.textError ?? this.setupError) === undefined
      ? this.checkResult
      : { isValid: false, isOver: false, message: words.editor.first },
  )
  readonly kind: Kind | undefined = $derived(this.kinds.find((kind) => kind.id === this.draft?.kind))
  readonly levels: readonly number[] = $derived(paintableLevels(this.draft?.kind ?? ''))
  /** The numbers that the set-up brings along and that can be changed one by one. */
  readonly nuts: readonly number[] | undefined = $derived(
    this.levels.length === 0 ? this.draft?.squares.numbers : undefined,
  )

  async open(position: string): Promise<void> {
    try {
      this.kinds = await this.loadKinds()
    } catch (error) {
      this.setupError = errorText(error)
      return
    }
    if (position === '') await this.reset(this.kinds[0]?.id ?? '')
    else await this.readText(position)
  }

  /** A game as it begins. */
  async reset(game: string): Promise<void> {
    await this.load({ game }, (view) => this.set(draftOf(view), view.grid))
  }

  /** Another set-up of the same game: who stands where stays, if the board has the same cells. */
  async changeSetup(setup: string): Promise<void> {
    const before = this.draft
    if (!before) return
    this.typedText = undefined
    this.typedSetup = setup
    await this.load({ game: gameText({ kind: before.kind, setup: setup.trim() }) }, (view) => {
      const draft = draftOf(view)
      const haveSame = haveSameCells(draft, before)
      if (!haveSame) return this.set(draft, view.grid)
      const levels = paintableLevels(draft.kind).length > 0 ? before.squares : draft.squares
      this.set(
        {
          ...draft,
          toMove: before.toMove,
          squares: { ...levels, owners: before.squares.owners },
        },
        view.grid,
      )
    })
  }

  /** A cell gets the paint, or loses it if it has it already. */
  paint(name: string, paint: Paint = this.brush): void {
    const cell = this.grid?.cells.indexOf(name) ?? -1
    if (!this.draft || cell < 0 || !this.canPaint(paint)) return
    const { owners, numbers } = this.draft.squares
    if (typeof paint === 'number') {
      this.set(paintCell(this.draft, cell, { level: numbers?.[cell] === paint ? 0 : paint }))
    } else {
      this.set(paintCell(this.draft, cell, { owner: owners[cell] === paint ? '-' : paint }))
    }
  }

  /** One value of the map changes: it becomes a map of one's own. */
  changeNuts(cell: number, value: number): void {
    const { draft, nuts } = this
    if (!draft || !nuts) return
    const numbers = nuts.map((nut, i) => (i === cell ? value : nut))
    this.set({
      ...draft,
      setup: nutMapText(numbers, draft.cols),
      squares: { ...draft.squares, numbers },
    })
  }

  setToMove(side: Side): void {
    if (this.draft) this.set({ ...this.draft, toMove: side })
  }

  clear(): void {
    if (this.draft) this.set(clearBoard(this.draft))
  }

  /** A text that somebody typed, or brought along. A wrong one stays as it is, to be corrected. */
  async readText(text: string): Promise<void> {
    const requestId = this.startRequest()
    this.typedSetup = undefined
    this.typedText = text
    const draft = readDraft(text)
    const gameView = draft && (await this.startOf([gameText(draft)]))
    const fittedDraft = draft && gameView && fitToGame(draft, gameView)
    const rejection = fittedDraft ? undefined : await this.rejectionText(text)
    const isOtherGame = this.draft?.kind !== candidateGames(text).at(-1)
    const start = rejection && isOtherGame ? await this.startOf(this.gamesFor(text)) : undefined
    if (requestId !== this.requestId) return
    if (fittedDraft) return this.set(fittedDraft, gameView.grid)
    if (start) this.set(draftOf(start), start.grid)
    this.typedText = text
    this.textError = rejection
  }

  /** There has to be a board, whatever the text says. */
  private gamesFor(text: string): string[] {
    return this.draft ? candidateGames(text) : [...candidateGames(text), this.kinds[0]?.id ?? '']
  }

  /** The first of these games that there is, as it begins. */
  private async startOf(games: readonly string[]): Promise<PositionView | undefined> {
    for (const game of games) {
      const view = await this.loadPosition({ game }).catch(() => undefined)
      if (view) return view
    }
    return undefined
  }

  /** What the server has to say against a text; it counts columns, and so can whoever sees the text. */
  private async rejectionText(text: string): Promise<string> {
    try {
      await this.loadPosition({ position: text })
      return words.editor.unreadable
    } catch (error) {
      return errorText(
        error instanceof ApiError ? new ApiError(error.message.replace(/^position: /, '')) : error,
      )
    }
  }

  /** A game without levels has none to paint. */
  private canPaint(paint: Paint): boolean {
    return typeof paint !== 'number' || this.levels.includes(paint)
  }

  private async load(from: PositionSource, then: (view: PositionView) => void): Promise<void> {
    const requestId = this.startRequest()
    try {
      const view = await this.loadPosition(from)
      if (requestId === this.requestId) then(view)
    } catch (error) {
      if (requestId === this.requestId) this.setupError = checkErrorText(error)
    }
  }

  /** Something new is asked: what was said of anything before is said no more. */
  private startRequest(): number {
    clearTimeout(this.checkTimer)
    this.checkResult = undefined
    this.textError = undefined
    this.setupError = undefined
    return ++this.requestId
  }

  private set(draft: Draft, grid = this.grid): void {
    this.startRequest()
    this.draft = draft
    this.grid = grid
    this.typedText = undefined
    this.typedSetup = undefined
    if (!this.canPaint(this.brush)) this.brush = 'X'
    this.checkTimer = setTimeout(() => void this.check(writeDraft(draft)), this.checkDelayMillis)
  }

  private async check(text: string): Promise<void> {
    try {
      const { result } = await this.loadPosition({ position: text })
      if (text !== this.text) return
      const isOver = result !== undefined
      this.checkResult = {
        isValid: true,
        isOver,
        message: isOver ? words.editor.over : words.editor.good,
      }
    } catch (error) {
      if (text === this.text)
        this.checkResult = { isValid: false, isOver: false, message: checkErrorText(error) }
    }
  }
}

/** The server names the parameter and the column that are wrong; here nobody counts columns. */
function checkErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error)
  const rest = error.message.replace(/^((position|game|column \d+): )*/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
