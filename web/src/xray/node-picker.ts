import type { ActionReturn } from 'svelte/action'

/** Svelte action: reports clicks on the nodes of a diagram. The outline offers the same to keyboards. */
export function nodePicker(
  svg: SVGElement,
  show: (node: number) => void,
): ActionReturn<(node: number) => void> {
  let onPick = show
  const onClick = (event: Event) => {
    const node = (event.target as Element).closest('[data-node]')?.getAttribute('data-node')
    if (node) onPick(Number(node))
  }
  svg.addEventListener('click', onClick)
  return {
    update: (next) => (onPick = next),
    destroy: () => svg.removeEventListener('click', onClick),
  }
}
