// How a node came by its value, and why a cut was safe.

/**
 * What the search noted at a node: on entry, after each move it tried, and at the cut. The window is the one for the next
 * move; at a cut it stays as it was, since there is no next move.
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
    const cut = tree.about.windows && (max ? value >= beta : value <= alpha);
    if (tree.about.windows && !cut) {
      alpha = max ? Math.max(alpha, value) : alpha;
      beta = max ? beta : Math.min(beta, value);
    }
    notes.push({ child, reply, better, cut, value, alpha, beta });
  }
  return notes;
}

/**
 * Why the moves left out at a node do not matter: the node above whose side has something as good already, and the move
 * there that gives it.
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

/**
 * Whether looking at everything would give the same value (0), no more (-1) or no less (1). A value within the window is
 * sure; one beyond it is not where moves were left out on the way.
 */
export function bias(tree, node) {
  if (!tree.isPartial(node)) {
    return 0;
  }
  return tree.value(node) <= tree.alpha(node) ? -1 : tree.value(node) >= tree.beta(node) ? 1 : 0;
}
