/** Grammar that several texts share. */

/** "1 move", "3 moves". */
export const pluralText = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** "1 point", "3.5 points". */
export const pointsText = (amount: number | string): string =>
  `${amount} ${Number(amount) === 1 ? 'point' : 'points'}`

/** "C3", "C3 and D4", "C3, D4 and E5". */
export const andList = (names: readonly string[]): string => listText(names, 'and')

/** "C3", "C3 or D4", "C3, D4 or E5". */
export const orList = (names: readonly string[]): string => listText(names, 'or')

function listText(names: readonly string[], word: string): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}

/** Whether the sides' names take plural verbs. */
export const hasPluralSides = (kind: string, game: string): boolean =>
  kind === 'squirrel-war' || (kind === 'santorini' && game !== '')

/** A verb after a plural name, or in the third person singular. */
export const verbForm = (verb: string, plural: boolean): string =>
  plural ? verb : `${verb}${/(s|sh|ch|x)$/.test(verb) ? 'es' : 's'}`
