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

function load(): Done {
  try {
    return readDone(localStorage.getItem(key))
  } catch {
    return {}
  }
}

class Progress {
  private done: Done = $state(load())

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
      localStorage.setItem(key, JSON.stringify(this.done))
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress()
