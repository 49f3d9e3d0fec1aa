import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'
import './app.css'
import { loadPage, shellTexts } from './pages'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { language, preferredLanguage } from './words/language.svelte'

async function start(): Promise<void> {
  settings.applyTheme()
  router.start()
  void language.use(settings.language ?? preferredLanguage(navigator.languages))
  // The page is loaded together with the texts around it; the app reports an error.
  void loadPage(router.requested.page).catch(() => undefined)
  await language.load(shellTexts)
  const target = document.getElementById('app')
  if (target) mount(App, { target })
}

void start()
