import type { Component } from 'svelte'
import type { Page } from './router.svelte'
import NotFoundPage from './shared/NotFoundPage.svelte'
import type { CatalogueName } from './words/catalogues'
import { language } from './words/language.svelte'

/** The texts around every page. */
export const shellTexts: readonly CatalogueName[] = ['shell']

/** The component of each page and the texts that it needs; both are loaded when the page is opened. */
export const pages: Record<
  Page,
  { component: () => Promise<{ default: Component }>; texts: readonly CatalogueName[] }
> = {
  home: {
    component: () => import('./home/HomePage.svelte'),
    texts: ['board', 'home', 'server', 'shared'],
  },
  game: {
    component: () => import('./game/GamePage.svelte'),
    texts: ['board', 'game', 'legend', 'reasons', 'rules', 'server', 'shared', 'verdicts'],
  },
  study: {
    component: () => import('./study/StudyPage.svelte'),
    texts: ['board', 'legend', 'reasons', 'server', 'shared', 'study', 'verdicts'],
  },
  learn: {
    component: () => import('./learn/LearnPage.svelte'),
    texts: ['board', 'learn', 'server', 'shared'],
  },
  xray: {
    component: () => import('./xray/XrayPage.svelte'),
    texts: ['board', 'server', 'shared', 'verdicts', 'xray'],
  },
  mine: {
    component: () => import('./my-games/MyGamesPage.svelte'),
    texts: ['board', 'my-games', 'reasons', 'server', 'shared', 'verdicts'],
  },
  identity: {
    component: () => import('./identity/IdentityPage.svelte'),
    texts: ['identity', 'server', 'shared'],
  },
  missing: { component: () => Promise.resolve({ default: NotFoundPage }), texts: [] },
}

export async function loadPage(page: Page): Promise<Component> {
  const { component, texts } = pages[page]
  const [loaded] = await Promise.all([component(), language.load(texts)])
  return loaded.default
}
