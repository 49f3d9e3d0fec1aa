/** The finished steps of each lesson, stored in the browser. */

const storageKey = 'drey-lessons'

type DoneSteps = Record<string, string[]>

export function parseDoneSteps(text: string | null): DoneSteps {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored)
        .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
        .map(([kind, steps]) => [kind, steps.filter((step) => typeof step === 'string')]),
    )
  } catch {
    return {}
  }
}

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

export class Progress {
  private done: DoneSteps = $state({})

  constructor(private readonly storage: ProgressStorage) {
    try {
      this.done = parseDoneSteps(storage.getItem(storageKey))
    } catch {
      // Without storage, progress lasts for this visit.
    }
  }

  has(kind: string, step: string): boolean {
    return this.done[kind]?.includes(step) ?? false
  }

  /** Number of these steps that are finished; stored steps may no longer exist. */
  count(kind: string, steps: readonly string[]): number {
    return steps.filter((step) => this.has(kind, step)).length
  }

  add(kind: string, step: string): void {
    if (this.has(kind, step)) return
    this.done[kind] = [...(this.done[kind] ?? []), step]
    try {
      this.storage.setItem(storageKey, JSON.stringify(this.done))
    } catch {
      // Without storage, progress lasts for this visit.
    }
  }
}

export const progress = new Progress({
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
})
