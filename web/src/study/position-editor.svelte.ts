import { inWords } from '../shared/error-text'
import { Failure, getKinds, getPosition, type From } from '../wire/api'
import type { Kind } from '../wire/game-lists'
import type { PositionView } from '../wire/position'
import type { Grid, Side } from '../wire/common'
import { study as words } from '$words/study'
import {
  cleared,
  gameOf,
  gamesIn,
  levelsOf,
  nutSetup,
  painted,
  readDraft,
  writeDraft,
  type Draft,
} from './draft'
import { draftOf, fitted, sameCells } from './fitting'

/** `-` is nobody; a number is a level. */
export type Paint = Side | '-' | number

/** Whether a position can be studied. */
interface Verdict {
  good: boolean
  over: boolean
  message: string
}

type Get = (from: From) => Promise<PositionView>

/** A position while somebody sets it up. What is right is for the server to say, after every change. */
export class PositionEditor {
  kinds: Kind[] = $state.raw([])
  draft: Draft | undefined = $state.raw()
  grid: Grid | undefined = $state.raw()
  /** What a cell gets that is chosen. */
  brush: Paint = $state('X')
  /** What is wrong with the set-up, or with the text that was typed, and what was typed there. */
  setupFailure: string | undefined = $state()
  textFailure: string | undefined = $state()
  typedSetup: string | undefined = $state()
  typedText: string | undefined = $state()

  private checked: Verdict | undefined = $state.raw()
  private asked = 0
  private checking: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly get: Get = getPosition,
    private readonly getAll: typeof getKinds = getKinds,
    private readonly patience = 150,
  ) {}

  readonly text: string | undefined = $derived(this.draft && writeDraft(this.draft))
  /** What is said of what was typed as long as it is wrong, or else of the draft; undefined while the server is asked. */
  readonly verdict: Verdict | undefined = $derived(
    (this.textFailure ?? this.setupFailure) === undefined
      ? this.checked
      : { good: false, over: false, message: words.editor.first },
  )
  readonly kind: Kind | undefined = $derived(this.kinds.find((kind) => kind.id === this.draft?.kind))
  readonly levels: readonly number[] = $derived(levelsOf(this.draft?.kind ?? ''))
  /** The numbers that the set-up brings along and that can be changed one by one. */
  readonly nuts: readonly number[] | undefined = $derived(
    this.levels.length === 0 ? this.draft?.squares.numbers : undefined,
  )

  async begin(position: string): Promise<void> {
    try {
      this.kinds = await this.getAll()
    } catch (error) {
      this.setupFailure = inWords(error)
      return
    }
    if (position === '') await this.fresh(this.kinds[0]?.id ?? '')
    else await this.read(position)
  }

  /** A game as it begins. */
  async fresh(game: string): Promise<void> {
    await this.ask({ game }, (view) => this.set(draftOf(view), view.grid))
  }

  /** Another set-up of the same game: who stands where stays, if the board has the same cells. */
  async setup(setup: string): Promise<void> {
    const before = this.draft
    if (!before) return
    this.typedText = undefined
    this.typedSetup = setup
    await this.ask({ game: gameOf({ kind: before.kind, setup: setup.trim() }) }, (view) => {
      const draft = draftOf(view)
      const same = sameCells(draft, before)
      if (!same) return this.set(draft, view.grid)
      const levels = levelsOf(draft.kind).length > 0 ? before.squares : draft.squares
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
      this.set(painted(this.draft, cell, { level: numbers?.[cell] === paint ? 0 : paint }))
    } else {
      this.set(painted(this.draft, cell, { owner: owners[cell] === paint ? '-' : paint }))
    }
  }

  /** One value of the map changes: it becomes a map of one's own. */
  nut(cell: number, value: number): void {
    const { draft, nuts } = this
    if (!draft || !nuts) return
    const numbers = nuts.map((nut, i) => (i === cell ? value : nut))
    this.set({ ...draft, setup: nutSetup(numbers, draft.cols), squares: { ...draft.squares, numbers } })
  }

  moves(side: Side): void {
    if (this.draft) this.set({ ...this.draft, toMove: side })
  }

  clear(): void {
    if (this.draft) this.set(cleared(this.draft))
  }

  /** A text that somebody typed, or brought along. A wrong one stays as it is, to be corrected. */
  async read(text: string): Promise<void> {
    const asked = this.turn()
    this.typedSetup = undefined
    this.typedText = text
    const draft = readDraft(text)
    const usual = draft && (await this.startOf([gameOf(draft)]))
    const fitting = draft && usual && fitted(draft, usual)
    const rejected = fitting ? undefined : await this.rejection(text)
    const other = this.draft?.kind !== gamesIn(text).at(-1)
    const start = rejected && other ? await this.startOf(this.gamesFor(text)) : undefined
    if (asked !== this.asked) return
    if (fitting) return this.set(fitting, usual.grid)
    if (start) this.set(draftOf(start), start.grid)
    this.typedText = text
    this.textFailure = rejected
  }

  /** There has to be a board, whatever the text says. */
  private gamesFor(text: string): string[] {
    return this.draft ? gamesIn(text) : [...gamesIn(text), this.kinds[0]?.id ?? '']
  }

  /** The first of these games that there is, as it begins. */
  private async startOf(games: readonly string[]): Promise<PositionView | undefined> {
    for (const game of games) {
      const view = await this.get({ game }).catch(() => undefined)
      if (view) return view
    }
    return undefined
  }

  /** What the server has to say against a text; it counts columns, and so can whoever sees the text. */
  private async rejection(text: string): Promise<string> {
    try {
      await this.get({ position: text })
      return words.editor.unreadable
    } catch (error) {
      return inWords(error instanceof Failure ? new Failure(error.message.replace(/^position: /, '')) : error)
    }
  }

  /** A game without levels has none to paint. */
  private canPaint(paint: Paint): boolean {
    return typeof paint !== 'number' || this.levels.includes(paint)
  }

  private async ask(from: From, then: (view: PositionView) => void): Promise<void> {
    const asked = this.turn()
    try {
      const view = await this.get(from)
      if (asked === this.asked) then(view)
    } catch (error) {
      if (asked === this.asked) this.setupFailure = sentence(error)
    }
  }

  /** Something new is asked: what was said of anything before is said no more. */
  private turn(): number {
    clearTimeout(this.checking)
    this.checked = undefined
    this.textFailure = undefined
    this.setupFailure = undefined
    return ++this.asked
  }

  private set(draft: Draft, grid = this.grid): void {
    this.turn()
    this.draft = draft
    this.grid = grid
    this.typedText = undefined
    this.typedSetup = undefined
    if (!this.canPaint(this.brush)) this.brush = 'X'
    this.checking = setTimeout(() => void this.check(writeDraft(draft)), this.patience)
  }

  private async check(text: string): Promise<void> {
    try {
      const { result } = await this.get({ position: text })
      if (text !== this.text) return
      const over = result !== undefined
      this.checked = { good: true, over, message: over ? words.editor.over : words.editor.good }
    } catch (error) {
      if (text === this.text) this.checked = { good: false, over: false, message: sentence(error) }
    }
  }
}

/** The server names the parameter and the column that are wrong; here nobody counts columns. */
function sentence(error: unknown): string {
  if (!(error instanceof Failure)) return inWords(error)
  const rest = error.message.replace(/^((position|game|column \d+): )*/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
