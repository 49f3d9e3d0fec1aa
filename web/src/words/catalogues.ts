/** The texts of each language, loaded on demand. English defines the types, so a missing text does not compile. */

const english = {
  board: () => import('./en/board'),
  game: () => import('./en/game'),
  home: () => import('./en/home'),
  identity: () => import('./en/identity'),
  learn: () => import('./en/learn'),
  legend: () => import('./en/legend'),
  'my-games': () => import('./en/my-games'),
  reasons: () => import('./en/reasons'),
  rules: () => import('./en/rules'),
  server: () => import('./en/server'),
  shared: () => import('./en/shared'),
  shell: () => import('./en/shell'),
  study: () => import('./en/study'),
  verdicts: () => import('./en/verdicts'),
  xray: () => import('./en/xray'),
  'lessons/adjacent-claim': () => import('./en/lessons/adjacent-claim'),
  'lessons/othello': () => import('./en/lessons/othello'),
  'lessons/santorini': () => import('./en/lessons/santorini'),
  'lessons/shellos-shuffle': () => import('./en/lessons/shellos-shuffle'),
  'lessons/squirrel-war': () => import('./en/lessons/squirrel-war'),
}

export type Catalogues = {
  [Name in keyof typeof english]: Awaited<ReturnType<(typeof english)[Name]>>
}
export type CatalogueName = keyof Catalogues
type Loaders = { [Name in CatalogueName]: () => Promise<Catalogues[Name]> }

const german: Loaders = {
  board: () => import('./de/board'),
  game: () => import('./de/game'),
  home: () => import('./de/home'),
  identity: () => import('./de/identity'),
  learn: () => import('./de/learn'),
  legend: () => import('./de/legend'),
  'my-games': () => import('./de/my-games'),
  reasons: () => import('./de/reasons'),
  rules: () => import('./de/rules'),
  server: () => import('./de/server'),
  shared: () => import('./de/shared'),
  shell: () => import('./de/shell'),
  study: () => import('./de/study'),
  verdicts: () => import('./de/verdicts'),
  xray: () => import('./de/xray'),
  'lessons/adjacent-claim': () => import('./de/lessons/adjacent-claim'),
  'lessons/othello': () => import('./de/lessons/othello'),
  'lessons/santorini': () => import('./de/lessons/santorini'),
  'lessons/shellos-shuffle': () => import('./de/lessons/shellos-shuffle'),
  'lessons/squirrel-war': () => import('./de/lessons/squirrel-war'),
}

/** The language of texts that the server writes. */
export const serverLanguage = 'en'

export const loaders = { en: english, de: german } satisfies Record<string, Loaders>
export type LanguageCode = keyof typeof loaders

/** Each language by its own name. */
export const languageNames: Record<LanguageCode, string> = { en: 'English', de: 'Deutsch' }
export const languageCodes = Object.keys(languageNames) as LanguageCode[]
export const catalogueNames = Object.keys(english) as CatalogueName[]
