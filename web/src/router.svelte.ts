import { forget, keepScroll, restore, save } from './scroll'

/** Which page is shown: the address is the only truth, and every page can be reached by its address. */

export type Page = 'home' | 'game' | 'study' | 'learn' | 'xray' | 'mine' | 'missing'

export interface Route {
  page: Page
  /** What stands in the path: a game's id, a lesson's name. */
  name: string
  query: URLSearchParams
}

const patterns: [RegExp, Page][] = [
  [/^\/$/, 'home'],
  [/^\/game\/([^/]+)$/, 'game'],
  [/^\/study$/, 'study'],
  [/^\/learn$/, 'learn'],
  [/^\/learn\/([^/]+)$/, 'learn'],
  [/^\/xray$/, 'xray'],
  [/^\/games$/, 'mine'],
]

export function routeOf(path: string, search: string): Route {
  for (const [pattern, page] of patterns) {
    const match = pattern.exec(path)
    if (match) return { page, name: decode(match[1] ?? ''), query: new URLSearchParams(search) }
  }
  return { page: 'missing', name: path, query: new URLSearchParams(search) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

class Router {
  /** What the address says. */
  wanted: Route = $state.raw(routeOf('/', ''))
  /** What the page that is shown is to show. It never sees the address of the page that comes after it. */
  current: Route = $state.raw(routeOf('/', ''))

  start(): void {
    keepScroll()
    this.read()
    restore(() => this.isThere)
    addEventListener('popstate', () => {
      forget()
      this.read()
      restore(() => this.isThere)
    })
    document.addEventListener('click', (click) => this.follow(click))
  }

  /** Goes to another page. */
  go(address: string): void {
    save()
    history.pushState(null, '', address)
    forget()
    this.read()
    scrollTo(0, 0)
  }

  private get isThere(): boolean {
    return this.current === this.wanted
  }

  /** The same page in another state: the address says so, the way back does not grow, and nothing is loaded. */
  replace(address: string): void {
    // A page that is being left has no say any more.
    if (this.wanted.page !== this.current.page) return
    history.replaceState(history.state, '', address)
    this.read()
  }

  /** The page that was wanted is there. */
  arrive(): void {
    this.current = this.wanted
  }

  private read(): void {
    this.wanted = routeOf(location.pathname, location.search)
    if (this.wanted.page === this.current.page) this.arrive()
  }

  /** Links to our own pages need no new document; all others, and all with a key held, are the browser's matter. */
  private follow(click: MouseEvent): void {
    if (
      click.defaultPrevented ||
      click.button !== 0 ||
      click.ctrlKey ||
      click.metaKey ||
      click.shiftKey ||
      click.altKey
    )
      return
    const link = (click.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const url = new URL(link.href)
    if (routeOf(url.pathname, url.search).page === 'missing') return
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return
    click.preventDefault()
    this.go(url.pathname + url.search)
  }
}

export const router = new Router()
