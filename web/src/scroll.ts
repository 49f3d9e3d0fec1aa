/** Where a page is scrolled to belongs to its place in the browser's history: whoever goes back finds it as they left it. */

const settled = 250
const patience = 2000

let saving: ReturnType<typeof setTimeout> | undefined
let restoring = 0

interface Place {
  scroll?: number
}

export function keepScroll(): void {
  // The browser would scroll before the page is there.
  history.scrollRestoration = 'manual'
  addEventListener('scroll', later, { passive: true })
  addEventListener('pagehide', save)
  for (const own of ['wheel', 'touchmove', 'keydown']) addEventListener(own, stop, { passive: true })
}

function later(): void {
  clearTimeout(saving)
  saving = setTimeout(save, settled)
}

/** Notes where the page is now, in the entry of the history that is its own. */
export function save(): void {
  clearTimeout(saving)
  if (restoring === 0) history.replaceState({ ...(history.state as Place | null), scroll: scrollY }, '')
}

/** The address is another one already: what was to be noted belonged to the one before. */
export function forget(): void {
  clearTimeout(saving)
  stop()
}

function stop(): void {
  cancelAnimationFrame(restoring)
  restoring = 0
}

/** Goes where this entry of the history was left, as soon as `there` says that its page is shown and it is long enough. */
export function restore(there: () => boolean): void {
  forget()
  const place = (history.state as Place | null)?.scroll ?? 0
  const until = performance.now() + patience
  const look = (): void => {
    const long = document.documentElement.scrollHeight - innerHeight >= place
    if (there() && (long || performance.now() > until)) {
      stop()
      scrollTo(0, place)
    } else if (performance.now() > until + patience) stop()
    else restoring = requestAnimationFrame(look)
  }
  restoring = requestAnimationFrame(look)
}
