import { inWords } from '../parts/failure'
import { Failure, getKinds, getPosition, type From } from '../wire/api'
import type { Kind } from '../wire/lists'
import type { PositionView } from '../wire/position'
import type { Grid, Side } from '../wire/shapes'
import { study as words } from '../words/en/study'
import { cleared, gameOf, levelsOf, nutSetup, painted, readDraft, writeDraft, type Draft } from './draft'

/** `-` is nobody; a number is a level. */
export type Paint = Side | '-' | number

type Get = (from: From) => Promise<PositionView>

/** A position while somebody sets it up. What is right is for the server to say, after every change. */
export class PositionEditor {
  kinds: Kind[] = $state.raw([])
  draft: Draft | undefined = $state.raw()
  grid: Grid | undefined = $state.raw()
  /** What a cell gets that is chosen. */
  brush: Paint = $state('X')
  /** What the server says of the draft; undefined while it is asked. */
  verdict: { good: boolean; over: boolean; message: string } | undefined = $state.raw()
  /** What is wrong with the set-up, or with the text that was typed. */
  setupFailure: string | undefined = $state()
  textFailure: string | undefined = $state()

  private asked = 0
  private checking: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly get: Get = getPosition,
    private readonly getAll: typeof getKinds = getKinds,
    private readonly patience = 150,
  ) {}

  readonly text: string | undefined = $derived(this.draft && writeDraft(this.draft))
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
    const draft = readDraft(position)
    if (draft && this.kinds.some((kind) => kind.id === draft.kind)) await this.take(draft)
    else await this.fresh(this.kinds[0]?.id ?? '')
    if (!draft && position !== '') this.textFailure = words.editor.unreadable
  }

  /** A game as it begins. */
  async fresh(game: string): Promise<void> {
    await this.ask({ game }, (view) => this.set(this.draftOf(view)))
  }

  /** Another set-up of the same game: who stands where stays, if the board has the same cells. */
  async setup(setup: string): Promise<void> {
    const before = this.draft
    if (!before) return
    await this.ask({ game: gameOf({ kind: before.kind, setup: setup.trim() }) }, (view) => {
      const draft = this.draftOf(view)
      const same = draft.cols === before.cols && draft.squares.owners.length === before.squares.owners.length
      if (!same) return this.set(draft)
      const levels = levelsOf(draft.kind).length > 0 ? before.squares : draft.squares
      this.set({
        ...draft,
        toMove: before.toMove,
        squares: { ...levels, owners: before.squares.owners },
      })
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

  /** A text that somebody typed. */
  async read(text: string): Promise<void> {
    const draft = readDraft(text)
    this.textFailure = draft ? undefined : words.editor.unreadable
    if (draft) await this.take(draft)
  }

  private async take(draft: Draft): Promise<void> {
    await this.ask({ game: gameOf(draft) }, (view) => {
      const usual = this.draftOf(view)
      const fits = usual.cols === draft.cols && usual.squares.owners.length === draft.squares.owners.length
      if (fits) this.set({ ...draft, setup: usual.setup, squares: { ...usual.squares, ...draft.squares } })
      else this.set(usual)
      this.textFailure = fits ? undefined : words.editor.otherSize
    })
  }

  /** A game without levels has none to paint. */
  private canPaint(paint: Paint): boolean {
    return typeof paint !== 'number' || this.levels.includes(paint)
  }

  private draftOf(view: PositionView): Draft {
    const [start] = view.steps
    this.grid = view.grid
    const setup = view.game.slice(view.kind.length + 1)
    return {
      kind: view.kind,
      setup,
      cols: view.grid.cols,
      squares: start?.board ?? { owners: '' },
      toMove: start?.toMove ?? 'X',
    }
  }

  private async ask(from: From, then: (view: PositionView) => void): Promise<void> {
    const asked = ++this.asked
    this.setupFailure = undefined
    try {
      const view = await this.get(from)
      if (asked === this.asked) then(view)
    } catch (error) {
      if (asked === this.asked) this.setupFailure = sentence(error)
    }
  }

  private set(draft: Draft): void {
    this.draft = draft
    if (!this.canPaint(this.brush)) this.brush = 'X'
    this.textFailure = undefined
    this.verdict = undefined
    clearTimeout(this.checking)
    this.checking = setTimeout(() => void this.check(writeDraft(draft)), this.patience)
  }

  private async check(text: string): Promise<void> {
    try {
      const { result } = await this.get({ position: text })
      if (text !== this.text) return
      const over = result !== undefined
      this.verdict = { good: true, over, message: over ? words.editor.over : words.editor.good }
    } catch (error) {
      if (text === this.text) this.verdict = { good: false, over: false, message: sentence(error) }
    }
  }
}

/** The server names the parameter and the column that are wrong; here nobody counts columns. */
function sentence(error: unknown): string {
  if (!(error instanceof Failure)) return inWords(error)
  const rest = error.message.replace(/^((position|game|column \d+): )*/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
