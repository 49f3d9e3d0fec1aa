const saveDelayMillis = 250
const restoreMillis = 2000

let saveTimer: ReturnType<typeof setTimeout> | undefined
let restoreFrame = 0

interface HistoryState {
  scroll?: number
}

export function trackScroll(): void {
  // The browser would restore the position before the page is loaded.
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

/** Stores the scroll position in the current history entry. */
export function saveScroll(): void {
  clearTimeout(saveTimer)
  if (restoreFrame === 0)
    history.replaceState({ ...(history.state as HistoryState | null), scroll: scrollY }, '')
}

/** Cancels pending work, which belongs to the previous history entry. */
export function cancelScroll(): void {
  clearTimeout(saveTimer)
  stopRestoring()
}

function stopRestoring(): void {
  cancelAnimationFrame(restoreFrame)
  restoreFrame = 0
}

/** Restores the stored scroll position as soon as the page is shown and long enough. */
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
