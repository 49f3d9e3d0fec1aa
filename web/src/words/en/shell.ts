/** Texts around every page. */
export const shellWords = {
  name: 'Drey',
  motto: 'Small board games, and what every move is worth',
  skip: 'Skip to content',
  pages: 'Pages',
  play: 'Play',
  study: 'Study',
  learn: 'Learn',
  xray: 'X-ray',
  mine: 'My games',
  api: 'API',
  language: 'Language',
  languageChanged: 'The page is now in English.',
  languageFailed: 'The language could not be loaded. Check your connection.',
  theme: 'Theme',
  themes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  loading: 'Loading …',
  missing: {
    title: 'Page not found',
    text: 'The address may be incomplete, or you don’t have access.',
    home: 'See all games',
  },
  loadFailed: { title: 'This page could not be loaded', again: 'Try again' },
  pageTitle: (page: string) => `${page} · Drey`,
}

export const problemWords = {
  unreachable: 'The server is not responding. Is it running?',
  status: (status: number) => `The server answered with error ${status}.`,
}
