import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shortcutOf } from '../../src/study/shortcuts'

const key = (name: string, rest: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, target: null, ...rest }) as KeyboardEvent

describe('shortcutOf', () => {
  beforeEach(() => vi.stubGlobal('Element', class {}))
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['ArrowLeft', {}, 'previous'],
    ['ArrowRight', {}, 'next'],
    ['ArrowLeft', { shiftKey: true }, 'previousMistake'],
    ['ArrowRight', { shiftKey: true }, 'nextMistake'],
    ['Home', { shiftKey: true }, undefined],
    ['ArrowLeft', { ctrlKey: true }, undefined],
    ['x', {}, undefined],
  ])('%s with %j is %s', (name, rest, shortcut) => {
    expect(shortcutOf(key(name, rest), false)).toBe(shortcut)
  })
})
