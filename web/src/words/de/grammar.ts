/** Grammar that several texts share. */

/** „1 Zug“, „3 Züge“. */
export const pluralText = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** „1 Punkt“, „3,5 Punkte“. */
export const pointsText = (amount: number | string): string =>
  `${amount} ${Number(amount) === 1 ? 'Punkt' : 'Punkte'}`

/** „mit 1 Punkt“, „mit 3,5 Punkten“. */
export const pointsDative = (amount: number | string): string =>
  `${amount} ${Number(amount) === 1 ? 'Punkt' : 'Punkten'}`

/** „C3“, „C3 und D4“, „C3, D4 und E5“. */
export const andList = (names: readonly string[]): string => listText(names, 'und')

/** „C3“, „C3 oder D4“, „C3, D4 oder E5“. */
export const orList = (names: readonly string[]): string => listText(names, 'oder')

function listText(names: readonly string[], word: string): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}
