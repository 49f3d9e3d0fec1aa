import type { ActionReturn } from 'svelte/action'

/** Lets a pointer pick nodes of a picture; the outline does the same for keys, and in words. */
export function picks(
  picture: SVGElement,
  show: (node: number) => void,
): ActionReturn<(node: number) => void> {
  let tell = show
  const hear = (event: Event) => {
    const node = (event.target as Element).closest('[data-node]')?.getAttribute('data-node')
    if (node) tell(Number(node))
  }
  picture.addEventListener('click', hear)
  return {
    update: (next) => (tell = next),
    destroy: () => picture.removeEventListener('click', hear),
  }
}
