/**
 * From a value to a place between 0 and 1. Only the order counts, so values stand at equal distances: a win that counts a thousand
 * leaves room for the others. Both ends are kept for what is beyond all values.
 */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const margin = 0.06
  const gaps = Math.max(1, sorted.length - 1)
  return (value) => {
    if (value > (sorted.at(-1) ?? 0)) return 1
    if (value < (sorted[0] ?? 0)) return 0
    const rank = sorted.findIndex((known) => known >= value)
    return margin + (rank / gaps) * (1 - 2 * margin)
  }
}
