import { languageCodes, loaders, type CatalogueName, type Catalogues, type LanguageCode } from './catalogues'

/** The first of the browser's languages that this client speaks, otherwise English. */
export function preferredLanguage(languages: readonly string[]): LanguageCode {
  const primary = languages.map((tag) => tag.toLowerCase().split('-')[0])
  return primary.map((tag) => languageCodes.find((code) => code === tag)).find(Boolean) ?? 'en'
}

/** The current language and its loaded texts. Everything that reads a text is updated when the language changes. */
class Language {
  /** The language of the texts shown; it lags behind a change until its texts are loaded. */
  code: LanguageCode = $state('en')
  private loaded: Partial<Catalogues> = $state.raw({})
  private wanted: LanguageCode = 'en'
  private readonly needed = new Set<CatalogueName>()

  /** Loads further texts of the current language. */
  async load(names: readonly CatalogueName[]): Promise<void> {
    for (const name of names) this.needed.add(name)
    await this.update()
  }

  /** Changes the language, once all texts needed so far are loaded in it. If that fails, nothing changes. */
  async use(code: LanguageCode): Promise<void> {
    this.wanted = code
    try {
      await this.update()
    } catch (error) {
      if (this.wanted === code) this.wanted = this.code
      throw error
    }
  }

  texts<Name extends CatalogueName>(name: Name): Catalogues[Name] {
    const texts = this.loaded[name]
    if (!texts) throw new Error(`The texts of ${name} are not loaded.`)
    return texts
  }

  private async update(): Promise<void> {
    const code = this.wanted
    const names = [...this.needed]
    const texts = await Promise.all(names.map((name) => loaders[code][name]()))
    // A later call may have changed the language or needs more texts; it does the rest.
    if (code !== this.wanted) return this.update()
    const loaded = Object.fromEntries(names.map((name, i) => [name, texts[i]])) as Partial<Catalogues>
    this.loaded = code === this.code ? { ...this.loaded, ...loaded } : loaded
    this.code = code
  }
}

export const language = new Language()

/**
 * The exports of a file of texts in the current language. Each is a live view: reading a property or calling it uses the
 * language at that time. Do not keep what it returns; read it again instead.
 */
export function catalogue<Name extends CatalogueName>(name: Name): Catalogues[Name] {
  return new Proxy({} as Catalogues[Name], {
    get: (_, key: string) => liveView(() => Reflect.get(language.texts(name), key) as Texts),
  })
}

type Texts = Record<PropertyKey, unknown> & ((...parameters: unknown[]) => unknown)

function liveView(current: () => Texts): Texts {
  return new Proxy((() => undefined) as unknown as Texts, {
    get: (_, key) => current()[key],
    apply: (_, __, parameters) => current()(...parameters),
  })
}
