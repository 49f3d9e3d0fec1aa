/** Where a page is scrolled to belongs to its place in the browser's history: whoever goes back finds it as they left it. */

const saveDelayMillis = 250
const restoreMillis = 2000

let saveTimer: ReturnType<typeof setTimeout> | undefined
let restoreFrame = 0

interface HistoryState {
  scroll?: number
}

export function trackScroll(): void {
  // The browser would scroll before the page is there.
  history.scrollRestoration = 'manual'
  addEventListener('scroll', saveSoon, { passive: true })
  addEventListener('pagehide', saveScroll)
  for (const eventType of ['wheel', 'touchmove', 'keydown'])
    addEventListener(eventType, stopRestoring, { passive: true })
}

function saveSoon(): void {
  clearTimeout(saveTimer)
  saveTimer = setTimeout(saveScroll, saveDelayMillis)
}

/** Notes where the page is now, in the entry of the history that is its own. */
export function saveScroll(): void {
  clearTimeout(saveTimer)
  if (restoreFrame === 0)
    history.replaceState({ ...(history.state as HistoryState | null), scroll: scrollY }, '')
}

/** The address is another one already: what was to be noted belonged to the one before. */
export function cancelScroll(): void {
  clearTimeout(saveTimer)
  stopRestoring()
}

function stopRestoring(): void {
  cancelAnimationFrame(restoreFrame)
  restoreFrame = 0
}

/** Goes where this entry of the history was left, as soon as `there` says that its page is shown and it is long enough. */
export function restoreScroll(isShown: () => boolean): void {
  cancelScroll()
  const scroll = (history.state as HistoryState | null)?.scroll ?? 0
  const deadline = performance.now() + restoreMillis
  const tryScroll = (): void => {
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= scroll
    if (isShown() && (isLongEnough || performance.now() > deadline)) {
      stopRestoring()
      scrollTo(0, scroll)
    } else if (performance.now() > deadline + restoreMillis) stopRestoring()
    else restoreFrame = requestAnimationFrame(tryScroll)
  }
  restoreFrame = requestAnimationFrame(tryScroll)
}
