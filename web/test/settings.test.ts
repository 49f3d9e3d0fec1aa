import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

async function loadStored(text: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined })
  return (await import('../src/settings.svelte')).settings
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

describe('settings', () => {
  it('are read from storage', async () => {
    const settings = await loadStored(
      '{"theme":"dark","language":"de","sound":true,"levels":{"othello":"level-4"}}',
    )
    expect(settings.theme).toBe('dark')
    expect(settings.language).toBe('de')
    expect(settings.sound).toBe(true)
    expect(settings.level('othello')).toBe('level-4')
  })

  it.each([
    null,
    'null',
    '[]',
    'no JSON',
    '{"theme":"pink","language":"xx","sound":"loud","levels":null}',
    '{"levels":{"othello":4}}',
  ])('have defaults for invalid values: %s', async (text) => {
    const settings = await loadStored(text)
    expect(settings.theme).toBe('system')
    expect(settings.language).toBeUndefined()
    expect(settings.sound).toBe(false)
    expect(settings.level('othello')).toBeUndefined()
    settings.setLevel('othello', 'level-1')
    expect(settings.level('othello')).toBe('level-1')
  })

  it('keep valid values beside invalid ones', async () => {
    const settings = await loadStored('{"theme":"pink","sound":true,"levels":{"othello":"level-4"}}')
    expect(settings.theme).toBe('system')
    expect(settings.sound).toBe(true)
    expect(settings.level('othello')).toBe('level-4')
  })
})
