/** "1 move", "3 moves". */
export const times = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`
