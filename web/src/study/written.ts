import type { RecordedMove } from './records'
import type { Tree } from './tree'

/**
 * A game with its variations as one short text: `a,b(x,y)(z)c` is the line a b c, in which x y and z were tried instead of b.
 * Moves alone: comments have no room in an address.
 */
export function writeTree(tree: Tree): string {
  const [main, ...others] = tree
  if (!main) return ''
  const tried = others.map((other) => `(${writeTree([other])})`).join('')
  const rest = writeTree(main.next)
  return main.move + tried + (rest !== '' && tried === '' ? ',' : '') + rest
}

/** Reads it back. What is not closed at the end is closed; an address is easily cut there. */
export function readMoves(text: string): RecordedMove[] {
  const whole: RecordedMove[] = []
  const open = [whole]
  for (const part of text.match(/[()]|[^(),\s]+/g) ?? []) {
    const line = open.at(-1) ?? whole
    if (part === '(') {
      const moves: RecordedMove[] = []
      const instead = line.at(-1)
      if (instead) (instead.variations ??= []).push({ moves })
      open.push(moves)
    } else if (part === ')') {
      if (open.length > 1) open.pop()
    } else {
      line.push({ move: part })
    }
  }
  return whole
}
