import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PositionEditor } from '../../src/study/position-editor.svelte'
import { ApiError, type PositionSource } from '../../src/wire/api'
import type { Kind } from '../../src/wire/game-lists'
import type { PositionView } from '../../src/wire/position'
import { sharedWords } from '../../src/words/en/shared'
import { studyWords as words } from '../../src/words/en/study'

const kind = (id: string): Kind => ({
  id,
  title: id,
  summary: '',
  levels: [],
  draws: true,
  scored: true,
  games: 1,
  demo: { position: '', moves: [] },
})

const cells = ['A1', 'B1', 'A2', 'B2']
const grid = { rows: 2, cols: 2, rowLabels: ['1', '2'], colLabels: ['A', 'B'], cells }

function view(game: string, owners: string, numbers?: number[]): PositionView {
  const board = numbers ? { owners, numbers } : { owners }
  const step = { position: '', toMove: 'X' as const, board, scores: { X: 0, O: 0 } }
  const [kindId = ''] = game.split(':')
  return {
    kind: kindId,
    title: kindId,
    game,
    start: '',
    grid,
    scored: true,
    draws: true,
    steps: [step],
    moves: [],
  }
}

/** A server with a game of nuts, whose map repeats its number, and with Santorini. It rejects positions with four X. */
const get = (from: PositionSource): Promise<PositionView> => {
  if ('position' in from)
    return from.position.includes('XX/XX')
      ? Promise.reject(new ApiError('position: too many of X'))
      : /:([XO-]{2}[/][XO-]{2}|[XO0-4]{3}[/][XO0-4]{3}):[XO]$/.test(from.position)
        ? Promise.resolve(view('nuts:7', '----'))
        : Promise.reject(new ApiError('position: column 3: a board of three rows'))
  const [kindId, setup = '7'] = from.game.split(':')
  if (kindId === 'santorini') return Promise.resolve(view(`santorini:${setup}`, 'X--O', [0, 0, 0, 0]))
  if (setup.includes(',')) return Promise.resolve(view(from.game, '----', setup.split(/[,/]/).map(Number)))
  return /^\d+$/.test(setup)
    ? Promise.resolve(view(`nuts:${setup}`, '----', Array<number>(4).fill(Number(setup))))
    : Promise.reject(new ApiError('game: no such map'))
}

describe('PositionEditor', () => {
  let editor: PositionEditor

  beforeEach(() => {
    vi.useFakeTimers()
    editor = new PositionEditor(get, () => Promise.resolve([kind('nuts'), kind('santorini')]))
    return () => vi.useRealTimers()
  })

  const checkDelay = () => vi.advanceTimersByTimeAsync(1000)

  it('opens the start position of a game', async () => {
    await editor.open('')
    expect(editor.text).toBe('nuts:7:--/--:X')
    expect(editor.textError).toBeUndefined()
  })

  it('opens the position of its address', async () => {
    await editor.open('nuts:3:X-/-O:O')
    expect(editor.text).toBe('nuts:3:X-/-O:O')
    expect(editor.nuts).toEqual([3, 3, 3, 3])
  })

  it('reports an invalid text', async () => {
    await editor.open('what')
    expect(editor.text).toBe('nuts:7:--/--:X')
    expect(editor.textError).toEqual({ text: 'Column 3: a board of three rows' })
  })

  it('keeps an invalid text for correction, with its game', async () => {
    await editor.open('santorini:CP:')
    expect(editor.typedText).toBe('santorini:CP:')
    expect(editor.text).toBe('santorini:CP:0X0/00O:X')
    await checkDelay()
    expect(editor.validity).toEqual({
      isValid: false,
      isOver: false,
      message: { text: words.editor.fixFirst },
    })
    await editor.readText('santorini:CP:1X0/00O:O')
    await checkDelay()
    expect(editor.typedText).toBeUndefined()
    expect(editor.text).toBe('santorini:CP:1X0/00O:O')
    expect(editor.validity?.isValid).toBe(true)
  })

  it('leaves the board unchanged while the text is invalid', async () => {
    await editor.open('nuts:3:X-/-O:O')
    await editor.readText('nuts:3:X-/-:O')
    expect(editor.text).toBe('nuts:3:X-/-O:O')
    expect(editor.typedText).toBe('nuts:3:X-/-:O')
    editor.paint('B1', 'O')
    expect(editor.typedText).toBeUndefined()
    expect(editor.textError).toBeUndefined()
  })

  it('reports a board of another size and shows the default one', async () => {
    await editor.open('nuts:7:X--/-O-:O')
    expect(editor.text).toBe('nuts:7:--/--:X')
    expect(editor.textError).toEqual({ text: 'Column 3: a board of three rows' })
  })

  it('paints a cell and clears it again', async () => {
    await editor.open('')
    editor.paint('B1', 'O')
    expect(editor.text).toBe('nuts:7:-O/--:X')
    editor.paint('B1', 'X')
    expect(editor.text).toBe('nuts:7:-X/--:X')
    editor.paint('B1', 'X')
    expect(editor.text).toBe('nuts:7:--/--:X')
  })

  it('paints levels', async () => {
    await editor.open('santorini:CC:0X0/00O:X')
    editor.paint('A1', 2)
    editor.paint('B1', 4)
    expect(editor.text).toBe('santorini:CC:2X4/00O:X')
    editor.paint('B1', 4)
    expect(editor.text).toBe('santorini:CC:2X0/00O:X')
    expect(editor.nuts).toBeUndefined()
  })

  it('resets the brush if the next game has no levels', async () => {
    await editor.open('santorini:CC:0X0/00O:X')
    editor.brush = 2
    await editor.changeSetup('CP')
    expect(editor.brush).toBe(2)
    await editor.reset('nuts')
    expect(editor.brush).toBe('X')
    editor.paint('A1')
    expect(editor.text).toBe('nuts:7:X-/--:X')
  })

  it('ignores levels in games without them', async () => {
    await editor.open('nuts:7:X-/--:O')
    editor.paint('B1', 2)
    expect(editor.text).toBe('nuts:7:X-/--:O')
    expect(editor.nuts).toEqual([7, 7, 7, 7])
  })

  it('keeps towers and pieces when the set-up changes', async () => {
    await editor.open('santorini:CC:2X0/00O:O')
    await editor.changeSetup('CP')
    expect(editor.text).toBe('santorini:CP:2X0/00O:O')
  })

  it('turns the map into a custom one when a value changes', async () => {
    await editor.open('nuts:7:X-/--:O')
    editor.changeNuts(1, 99)
    expect(editor.text).toBe('nuts:7,99/7,7:X-/--:O')
    await editor.changeSetup('12')
    expect(editor.text).toBe('nuts:12:X-/--:O')
    expect(editor.nuts).toEqual([12, 12, 12, 12])
  })

  it('reports an invalid set-up beside its field', async () => {
    await editor.open('')
    await editor.changeSetup('many')
    expect(editor.setupError).toEqual({ text: 'No such map' })
    expect(editor.text).toBe('nuts:7:--/--:X')
    await checkDelay()
    expect(editor.validity?.isValid).toBe(false)
    expect(editor.typedSetup).toBe('many')
    await editor.changeSetup('8')
    await checkDelay()
    expect(editor.validity?.isValid).toBe(true)
    expect(editor.typedSetup).toBeUndefined()
  })

  it('validates the position on the server', async () => {
    await editor.open('nuts:7:XX/X-:X')
    await checkDelay()
    expect(editor.validity).toMatchObject({ isValid: true, isOver: false })
    editor.paint('B2', 'X')
    expect(editor.validity).toBeUndefined()
    await checkDelay()
    expect(editor.validity).toEqual({ isValid: false, isOver: false, message: { text: 'Too many of X' } })
    editor.clear()
    await checkDelay()
    expect(editor.validity?.isValid).toBe(true)
  })

  it('reports an unreachable server', async () => {
    const offline = () => Promise.reject(new ApiError('nobody answers'))
    const editor = new PositionEditor(get, offline)
    await editor.open('')
    expect(editor.setupError).toEqual({ text: 'Nobody answers' })
  })

  it('reports an unexpected error', async () => {
    const unexpected = () => Promise.reject(new TypeError('what is this'))
    const editor = new PositionEditor(unexpected, () => Promise.resolve([kind('nuts')]))
    await editor.open('')
    expect(editor.setupError).toEqual({ text: sharedWords.unexpectedError })
  })
})
