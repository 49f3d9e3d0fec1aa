import { describe, expect, it } from 'vitest'
import { parseDoneSteps, Progress } from '../../src/learn/progress.svelte'

class MemoryStorage {
  private readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
}

describe('Progress', () => {
  it('is stored for the next visit', () => {
    const storage = new MemoryStorage()
    new Progress(storage).add('othello', 'flip')
    const later = new Progress(storage)
    expect(later.has('othello', 'flip')).toBe(true)
    expect(later.has('othello', 'must')).toBe(false)
    expect(later.has('santorini', 'flip')).toBe(false)
  })

  it('counts existing steps once each', () => {
    const progress = new Progress(new MemoryStorage())
    for (const step of ['flip', 'gone', 'flip', 'must']) progress.add('othello', step)
    expect(progress.count('othello', ['flip', 'must', 'pass'])).toBe(2)
  })

  it('lasts for the visit without storage', () => {
    const progress = new Progress({
      getItem: () => {
        throw new DOMException('no')
      },
      setItem: () => {
        throw new DOMException('no')
      },
    })
    progress.add('othello', 'flip')
    expect(progress.has('othello', 'flip')).toBe(true)
  })

  it.each([null, '', 'nonsense', 'null', '[1]', '{"othello":"flip"}'])('starts empty with %s', (text) => {
    expect(parseDoneSteps(text)['othello']).toBeUndefined()
  })

  it('keeps the valid entries', () => {
    expect(parseDoneSteps('{"othello":["flip",3],"x":1}')).toEqual({ othello: ['flip'] })
  })
})
