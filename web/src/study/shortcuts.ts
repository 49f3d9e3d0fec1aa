/** Which way a key leads through the moves. */
export type StudyShortcut =
  | 'start'
  | 'previous'
  | 'next'
  | 'end'
  | 'variationAbove'
  | 'variationBelow'
  | 'previousMistake'
  | 'nextMistake'

const shortcuts: Record<string, StudyShortcut> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'start',
  End: 'end',
  ArrowUp: 'variationAbove',
  ArrowDown: 'variationBelow',
}

const shiftShortcuts: Record<string, StudyShortcut> = {
  ArrowLeft: 'previousMistake',
  ArrowRight: 'nextMistake',
}

/** What has a use of its own for these keys keeps them: fields, sliders, and cells of a board that somebody steers by keys. */
const ownKeyUsers = 'input, select, textarea, summary, dialog, [role=tab], [data-cell]'
const cell = '[data-cell]'

/** `pointing` says that the mouse or a finger was used last: a cell that was clicked has the focus, but nobody steers it. */
export function shortcutOf(event: KeyboardEvent, isPointing: boolean): StudyShortcut | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest(ownKeyUsers) && !(isPointing && target.closest(cell))) return undefined
  return (event.shiftKey ? shiftShortcuts : shortcuts)[event.key]
}
