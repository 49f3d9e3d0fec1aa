import { messageOf, type Message } from '../shared/message'
import { getKinds, getPosition, type PositionSource } from '../wire/api'
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

/** The parameter and the column of an error, which do not help on a board. */
const checkPrefix = /^((position|game|column \d+): )*/

/** `-` removes a piece; a number sets the level. */
export type Paint = Side | '-' | number

interface Validity {
  isValid: boolean
  isOver: boolean
  message: Message
}

type Get = (from: PositionSource) => Promise<PositionView>

/** Editor of a position; the server validates it after every change. */
export class PositionEditor {
  kinds: Kind[] = $state.raw([])
  draft: Draft | undefined = $state.raw()
  grid: Grid | undefined = $state.raw()
  /** What clicking a cell paints. */
  brush: Paint = $state('X')
  /** Errors of the set-up and of the typed text, and the inputs they refer to. */
  setupError: Message | undefined = $state.raw()
  textError: Message | undefined = $state.raw()
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
  /** The validity of the typed input while it is wrong, otherwise of the draft; undefined while the server checks it. */
  readonly validity: Validity | undefined = $derived(
    (this.textError ?? this.setupError) === undefined
      ? this.checkResult
      : { isValid: false, isOver: false, message: { text: words.editor.fixFirst } },
  )
  readonly kind: Kind | undefined = $derived(this.kinds.find((kind) => kind.id === this.draft?.kind))
  readonly levels: readonly number[] = $derived(paintableLevels(this.draft?.kind ?? ''))
  /** The numbers of the set-up, if they can be edited one by one. */
  readonly nuts: readonly number[] | undefined = $derived(
    this.levels.length === 0 ? this.draft?.squares.numbers : undefined,
  )

  async open(position: string): Promise<void> {
    try {
      this.kinds = await this.loadKinds()
    } catch (error) {
      this.setupError = messageOf(error)
      return
    }
    if (position === '') await this.reset(this.kinds[0]?.id ?? '')
    else await this.readText(position)
  }

  /** Resets the board to the start position of a game. */
  async reset(game: string): Promise<void> {
    await this.load({ game }, (view) => this.set(draftOf(view), view.grid))
  }

  /** Changes the set-up; the pieces stay if the board has the same cells. */
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

  /** Paints a cell, or clears it if it has that paint already. */
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

  /** Changes one value of the nut map, which becomes a custom map. */
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

  /** Reads a typed text; an invalid one stays for correction. */
  async readText(text: string): Promise<void> {
    const requestId = this.startRequest()
    this.typedSetup = undefined
    this.typedText = text
    const draft = readDraft(text)
    const gameView = draft && (await this.startOf([gameText(draft)]))
    const fittedDraft = draft && gameView && fitToGame(draft, gameView)
    const rejection = fittedDraft ? undefined : await this.rejectionOf(text)
    const isOtherGame = this.draft?.kind !== candidateGames(text).at(-1)
    const start = rejection && isOtherGame ? await this.startOf(this.gamesFor(text)) : undefined
    if (requestId !== this.requestId) return
    if (fittedDraft) return this.set(fittedDraft, gameView.grid)
    if (start) this.set(draftOf(start), start.grid)
    this.typedText = text
    this.textError = rejection
  }

  /** The first kind is a fallback, so that there is always a board. */
  private gamesFor(text: string): string[] {
    return this.draft ? candidateGames(text) : [...candidateGames(text), this.kinds[0]?.id ?? '']
  }

  /** The start position of the first of these games that exists. */
  private async startOf(games: readonly string[]): Promise<PositionView | undefined> {
    for (const game of games) {
      const view = await this.loadPosition({ game }).catch(() => undefined)
      if (view) return view
    }
    return undefined
  }

  /** The server's error for a text; it keeps the column, because the text is visible. */
  private async rejectionOf(text: string): Promise<Message> {
    try {
      await this.loadPosition({ position: text })
      return { text: words.editor.unreadable }
    } catch (error) {
      return messageOf(error, /^position: /)
    }
  }

  private canPaint(paint: Paint): boolean {
    return typeof paint !== 'number' || this.levels.includes(paint)
  }

  private async load(from: PositionSource, then: (view: PositionView) => void): Promise<void> {
    const requestId = this.startRequest()
    try {
      const view = await this.loadPosition(from)
      if (requestId === this.requestId) then(view)
    } catch (error) {
      if (requestId === this.requestId) this.setupError = messageOf(error, checkPrefix)
    }
  }

  /** Starts a new request and drops earlier results. */
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
        message: { text: isOver ? words.editor.over : words.editor.valid },
      }
    } catch (error) {
      if (text === this.text)
        this.checkResult = { isValid: false, isOver: false, message: messageOf(error, checkPrefix) }
    }
  }
}
