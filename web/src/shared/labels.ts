import { sharedWords as words } from '$words/shared'

/** What the server calls a player who has deleted their identity. Nobody else can have this name. */
const deletedName = 'Deleted player'

/** Name of a person; that of a deleted player is translated. */
export const personLabel = (name: string): string => (name === deletedName ? words.deletedPlayer : name)

/** Name of a player; engine levels as "Engine (level 3)". */
export function playerLabel(level: string): string {
  const number = /^level-(\d+)$/.exec(level)?.[1]
  return number ? words.shortLevel(number) : (words.shortLevels[level] ?? personLabel(level))
}

/** An engine's level with its description: "Level 3 · casual". */
export const levelLabel = (level: string): string => words.levels[level] ?? level

/** A clock: "5 minutes + 3 s a move". */
export function clockLabel(clock: string): string {
  if (clock === 'none') return words.clocks.none
  const [, minutes, seconds] = /^([\d.]+)\+(\d+)$/.exec(clock) ?? []
  if (minutes !== undefined && seconds !== undefined) return words.clocks.minutes(minutes, seconds)
  const days = /^(\d+)d$/.exec(clock)?.[1]
  return days === undefined ? clock : words.clocks.days(days)
}

/** The set-ups to choose from: `CC|CP|PC|PP` lists them; `ROWSxCOLUMNS` and `NUMBER|VALUES` must be typed. */
export function setupChoices(syntax: string): string[] {
  const parts = syntax.split('|')
  return parts.length > 1 && parts.every((part) => part.length <= 3) ? parts : []
}
