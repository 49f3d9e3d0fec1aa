/** From a value to a place between 0 and 1, with some room at both ends for what is beyond all values: the infinities. */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const least = values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity)
  const margin = 0.06
  const span = Math.max(1, most - least)
  return (value) => {
    if (value > most) return 1
    if (value < least) return 0
    return margin + ((value - least) / span) * (1 - 2 * margin)
  }
}
