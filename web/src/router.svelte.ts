import { cancelScroll, restoreScroll, saveScroll, trackScroll } from './scroll'

export type Page = 'home' | 'game' | 'study' | 'learn' | 'xray' | 'mine' | 'identity' | 'missing'

export interface Route {
  page: Page
  /** The variable part of the path: a game's id or a lesson's name. */
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
  [/^\/identity$/, 'identity'],
]

function parseRoute(path: string, search: string): Route {
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
  /** The route of the address. */
  requested: Route = $state.raw(parseRoute('/', ''))
  /** The route of the page shown; it lags behind `requested` while another page is loading. */
  current: Route = $state.raw(parseRoute('/', ''))

  start(): void {
    trackScroll()
    this.readAddress()
    restoreScroll(() => this.isShown)
    addEventListener('popstate', () => {
      cancelScroll()
      this.readAddress()
      restoreScroll(() => this.isShown)
    })
    document.addEventListener('click', (click) => this.onClick(click))
  }

  /** Navigates to another page. */
  go(address: string): void {
    saveScroll()
    history.pushState(null, '', address)
    cancelScroll()
    this.readAddress()
    scrollTo(0, 0)
  }

  private get isShown(): boolean {
    return this.current === this.requested
  }

  /** Replaces the address without a new history entry, for another state of the same page. */
  replace(address: string): void {
    // A page that is being left must not change the address.
    if (this.requested.page !== this.current.page) return
    history.replaceState(history.state, '', address)
    this.readAddress()
  }

  /** Called when the requested page has been loaded. */
  show(): void {
    this.current = this.requested
  }

  private readAddress(): void {
    this.requested = parseRoute(location.pathname, location.search)
    if (this.requested.page === this.current.page) this.show()
  }

  /** Handles links to the client's own pages; everything else is left to the browser. */
  private onClick(click: MouseEvent): void {
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
    if (parseRoute(url.pathname, url.search).page === 'missing') return
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return
    click.preventDefault()
    this.go(url.pathname + url.search)
  }
}

export const router = new Router()
