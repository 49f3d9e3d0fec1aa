/** "1 move", "3 moves". */
export const pluralText = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** Locale for numbers and times. */
export const locale = 'en'
