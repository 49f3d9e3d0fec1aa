/** Which step an address means, counted from 0; as many as there are steps means the end. Whatever else it says is the beginning. */
export function placeOf(text: string | null, steps: number): number {
  if (text === 'end') return steps
  const number = Number(text ?? '1')
  return Number.isInteger(number) && number >= 1 && number <= steps ? number - 1 : 0
}

export function addressOf(kind: string, place: number, steps: number): string {
  return `/learn/${kind}?step=${place >= steps ? 'end' : place + 1}`
}
