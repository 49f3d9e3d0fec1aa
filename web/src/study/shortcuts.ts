import { adjacentMistake, type ReviewedMove } from './review'
import type { Study } from './study.svelte'
import { siblingPath, type Path } from './tree'

/** A keyboard shortcut of the study. */
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

/** Elements that use these keys themselves: fields, sliders, and focused cells of the board. */
const ownKeyUsers = 'input, select, textarea, summary, dialog, [role=tab], [data-cell]'
const cell = '[data-cell]'

/**
 * The shortcut of a key event. After pointer input a cell has the focus without being navigated by keys, so its keys are
 * shortcuts (`isPointing`).
 */
export function shortcutOf(event: KeyboardEvent, isPointing: boolean): StudyShortcut | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest(ownKeyUsers) && !(isPointing && target.closest(cell))) return undefined
  return (event.shiftKey ? shiftShortcuts : shortcuts)[event.key]
}

/** The path that a shortcut leads to; undefined if there is none in that direction. */
export function shortcutPath(
  shortcut: StudyShortcut,
  study: Study,
  mistakes: readonly ReviewedMove[],
  currentPly: number,
): Path | undefined {
  const mistakePath = (by: 1 | -1): Path | undefined => {
    const ply = adjacentMistake(mistakes, currentPly, by)
    return ply === undefined ? undefined : study.mainLine.slice(0, ply)
  }
  switch (shortcut) {
    case 'start':
      return []
    case 'previous':
      return study.previousPath()
    case 'next':
      return study.nextPath()
    case 'end':
      return study.endPath()
    case 'variationAbove':
      return siblingPath(study.tree, study.path, -1)
    case 'variationBelow':
      return siblingPath(study.tree, study.path, 1)
    case 'previousMistake':
      return mistakePath(-1)
    case 'nextMistake':
      return mistakePath(1)
  }
}
