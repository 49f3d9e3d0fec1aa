/** Texts around every page. */
export const shellWords = {
  name: 'Drey',
  motto: 'Small board games, and the truth about every move',
  skip: 'Skip to the page',
  pages: 'Pages',
  play: 'Play',
  study: 'Study',
  learn: 'Learn',
  xray: 'X-ray',
  mine: 'My games',
  api: 'API',
  theme: 'Theme',
  themes: { system: 'As the system has it', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  loading: 'Loading …',
  missing: {
    title: 'There is no such page',
    text: 'The address may have been copied in part.',
    home: 'To the games',
  },
  loadFailed: { title: 'This page could not be shown', again: 'Try again' },
  pageTitle: (page: string) => `${page} · Drey`,
}

export const problemWords = {
  unreachable: 'The server does not answer. Is it running?',
  status: (status: number) => `The server answered with ${status}.`,
}
