/** What somebody prefers, kept in this browser. */

export type Theme = 'system' | 'light' | 'dark'

const key = 'drey'

interface Kept {
  theme: Theme
  sound: boolean
  /** The engine's level to play next, for each kind of game. */
  levels: Record<string, string>
}

const usual: Kept = { theme: 'system', sound: false, levels: {} }

function load(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...usual }
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
