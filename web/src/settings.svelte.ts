import * as v from 'valibot'

/** What somebody prefers, kept in this browser. */

const key = 'drey'

const theme = v.picklist(['system', 'light', 'dark'])
export type Theme = v.InferOutput<typeof theme>

/** Another version of the client, or somebody's own hand, may have kept something else: what does not fit is as usual. */
const kept = v.object({
  theme: v.fallback(theme, 'system'),
  sound: v.fallback(v.boolean(), false),
  /** The engine's level to play next, for each kind of game. */
  levels: v.fallback(v.record(v.string(), v.string()), () => ({})),
})
type Kept = v.InferOutput<typeof kept>

function load(): Kept {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return v.parse(kept, {})
  }
}

class Settings {
  private kept: Kept = $state(load())

  get theme(): Theme {
    return this.kept.theme
  }

  set theme(theme: Theme) {
    this.kept.theme = theme
    this.keep()
    this.applyTheme()
  }

  get sound(): boolean {
    return this.kept.sound
  }

  set sound(on: boolean) {
    this.kept.sound = on
    this.keep()
  }

  level(kind: string): string | undefined {
    return this.kept.levels[kind]
  }

  setLevel(kind: string, level: string): void {
    this.kept.levels[kind] = level
    this.keep()
  }

  applyTheme(): void {
    if (this.kept.theme === 'system') document.documentElement.removeAttribute('data-theme')
    else document.documentElement.dataset['theme'] = this.kept.theme
  }

  private keep(): void {
    try {
      localStorage.setItem(key, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
