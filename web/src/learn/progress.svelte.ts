/** Which steps of which lessons were done in this browser. */

const key = 'drey-lessons'

type Done = Record<string, string[]>

export function readDone(text: string | null): Done {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept)
        .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
        .map(([kind, steps]) => [kind, steps.filter((step) => typeof step === 'string')]),
    )
  } catch {
    return {}
  }
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export class Progress {
  private done: Done = $state({})

  constructor(private readonly shelf: Shelf) {
    try {
      this.done = readDone(shelf.getItem(key))
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }

  has(kind: string, step: string): boolean {
    return this.done[kind]?.includes(step) ?? false
  }

  /** How many of these steps are done; a lesson may have changed since. */
  count(kind: string, steps: readonly string[]): number {
    return steps.filter((step) => this.has(kind, step)).length
  }

  add(kind: string, step: string): void {
    if (this.has(kind, step)) return
    this.done[kind] = [...(this.done[kind] ?? []), step]
    try {
      this.shelf.setItem(key, JSON.stringify(this.done))
    } catch {
      // As above.
    }
  }
}

export const progress = new Progress({
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
})
