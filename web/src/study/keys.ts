/** Which way a key leads through the moves. */
export type Way = 'start' | 'back' | 'forth' | 'end' | 'above' | 'below'

const ways: Record<string, Way> = {
  ArrowLeft: 'back',
  ArrowRight: 'forth',
  Home: 'start',
  End: 'end',
  ArrowUp: 'above',
  ArrowDown: 'below',
}

/** What has a use of its own for these keys keeps them: fields, sliders, and the cells of a board. */
const own = 'input, select, textarea, summary, [data-cell], [role="slider"], dialog'

export function wayOf(event: KeyboardEvent): Way | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return undefined
  if (event.target instanceof Element && event.target.closest(own)) return undefined
  return ways[event.key]
}
