// The reason of a node's value, and why a cut-off was safe.

/**
 * The state of the search at a node: on entry, and after each move tried. The window is that of the next move; it is unchanged
 * after a value outside the window, because no further move is tried.
 */
export function notes(tree, node) {
  const max = tree.isMax(node);
  const infinity = tree.about.infinity;
  let value = max ? -infinity : infinity;
  let alpha = tree.alpha(node);
  let beta = tree.beta(node);
  const notes = [{ value, alpha, beta }];
  for (const child of tree.children(node)) {
    const reply = tree.value(child);
    const better = max ? reply > value : reply < value;
    value = better ? reply : value;
    const beyond = tree.about.windows && (max ? value >= beta : value <= alpha);
    if (tree.about.windows && !beyond) {
      alpha = max ? Math.max(alpha, value) : alpha;
      beta = max ? beta : Math.min(beta, value);
    }
    notes.push({ child, reply, better, beyond, value, alpha, beta });
  }
  return notes;
}

/**
 * Why the moves left out at a node do not matter: an ancestor whose side already has a move that is as good, and that move.
 */
export function cutOff(tree, node) {
  const max = tree.isMax(node);
  const boundAt = (at) => (max ? tree.beta(at) : tree.alpha(at));
  const bound = boundAt(node);
  let above = node;
  while (boundAt(above) === bound) {
    above = tree.parent[above];
  }
  return {
    refutation: tree.children(node).at(-1),
    above,
    refuge: tree.children(above).find((child) => tree.value(child) === bound),
    bound,
  };
}
