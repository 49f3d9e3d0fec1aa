import * as v from 'valibot'
import { languageCodes, type LanguageCode } from './words/catalogues'

const storageKey = 'drey'

const language = v.picklist(languageCodes)
const theme = v.picklist(['system', 'light', 'dark'])
export type Theme = v.InferOutput<typeof theme>

/** Invalid or outdated values fall back to their defaults. */
const settingsSchema = v.object({
  theme: v.fallback(theme, 'system'),
  /** Undefined: the browser's language. */
  language: v.fallback(v.optional(language), undefined),
  sound: v.fallback(v.boolean(), false),
  /** The engine level for the next game of each kind. */
  levels: v.fallback(v.record(v.string(), v.string()), () => ({})),
})
type StoredSettings = v.InferOutput<typeof settingsSchema>

function loadSettings(): StoredSettings {
  try {
    return v.parse(settingsSchema, JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return v.parse(settingsSchema, {})
  }
}

class Settings {
  private stored: StoredSettings = $state(loadSettings())

  get theme(): Theme {
    return this.stored.theme
  }

  set theme(theme: Theme) {
    this.stored.theme = theme
    this.save()
    this.applyTheme()
  }

  get language(): LanguageCode | undefined {
    return this.stored.language
  }

  set language(code: LanguageCode) {
    this.stored.language = code
    this.save()
  }

  get sound(): boolean {
    return this.stored.sound
  }

  set sound(on: boolean) {
    this.stored.sound = on
    this.save()
  }

  level(kind: string): string | undefined {
    return this.stored.levels[kind]
  }

  setLevel(kind: string, level: string): void {
    this.stored.levels[kind] = level
    this.save()
  }

  applyTheme(): void {
    if (this.stored.theme === 'system') document.documentElement.removeAttribute('data-theme')
    else document.documentElement.dataset['theme'] = this.stored.theme
  }

  private save(): void {
    try {
      localStorage.setItem(storageKey, JSON.stringify(this.stored))
    } catch {
      // Without storage, settings last for this visit.
    }
  }
}

export const settings = new Settings()
