// The search tree. A node is its index in the order of the visits; 0 is the root. It is independent of the game.

const MAX = 1;
const BEST = 4;
const OVER = 8;

export class Tree {
  constructor(about, columns) {
    this.about = about;
    this.columns = columns;
    this.size = columns.depth.length;
    Object.assign(this, links(columns.depth));
    this.changesFrom = prefixSums(columns.changes);
    this.leftOutFrom = prefixSums(columns.leftOut);
    this.counts = count(this);
  }

  depth(node) {
    return this.columns.depth[node];
  }

  value(node) {
    return this.columns.value[node];
  }

  /** The alpha with which the node was entered. */
  alpha(node) {
    return this.columns.alpha[node];
  }

  beta(node) {
    return this.columns.beta[node];
  }

  leftOut(node) {
    return this.columns.leftOut[node];
  }

  /** Whether moves were left out at this node or anywhere below it. */
  isPartial(node) {
    return this.leftOutFrom[this.end[node]] > this.leftOutFrom[node];
  }

  move(node) {
    return this.about.moves[this.columns.name[node]];
  }

  name(node) {
    return this.move(node).text;
  }

  /** The true value of the node; undefined if it is unknown. */
  trueValue(node) {
    return this.about.truths[this.columns.truth[node] - 1];
  }

  isMax(node) {
    return (this.columns.flags[node] & MAX) !== 0;
  }

  /** Whether moves were left out. A value outside the window at the last move leaves nothing out. */
  isCut(node) {
    return this.leftOut(node) > 0;
  }

  /**
   * Whether the value is exact (0), an upper bound (-1) or a lower bound (1). A value within the window is exact; a value
   * outside is a bound if moves were left out below.
   */
  bound(node) {
    if (!this.isPartial(node)) {
      return 0;
    }
    return this.value(node) <= this.alpha(node) ? -1 : this.value(node) >= this.beta(node) ? 1 : 0;
  }

  /** Whether this is the best move of its parent; unknown, and false, if the value of the parent is only a bound. */
  isBest(node) {
    return (this.columns.flags[node] & BEST) !== 0 && this.bound(this.parent[node]) === 0;
  }

  isOver(node) {
    return (this.columns.flags[node] & OVER) !== 0;
  }

  isLeaf(node) {
    return this.end[node] === node + 1;
  }

  children(node) {
    const children = [];
    for (let child = node + 1; child < this.end[node]; child = this.end[child]) {
      children.push(child);
    }
    return children;
  }

  /** The first child with the value of this node, exact or a bound. */
  principalChild(node) {
    return this.children(node).find((child) => this.value(child) === this.value(node));
  }

  /** The nodes from the root to this one, inclusive. */
  path(node) {
    const path = [];
    for (let step = node; step >= 0; step = this.parent[step]) {
      path.unshift(step);
    }
    return path;
  }

  /** The next node with a cut-off in a direction, 1 or -1; undefined if there is none. */
  adjacentCutOff(node, direction) {
    for (let other = node + direction; other >= 0 && other < this.size; other += direction) {
      if (this.isCut(other)) {
        return other;
      }
    }
    return undefined;
  }

  /** The cells that the move to this node changed. */
  changedCells(node) {
    return this.columns.changedCells.subarray(this.changesFrom[node], this.changesFrom[node + 1]);
  }

  /** The squares of the board at a node. */
  squares(node) {
    const numbers = new Int32Array(this.about.board.cells.length);
    for (const step of this.path(node)) {
      for (let i = this.changesFrom[step]; i < this.changesFrom[step + 1]; i++) {
        numbers[this.columns.changedCells[i]] = this.columns.changedSquares[i];
      }
    }
    return Array.from(numbers, (number) => this.about.palette[number]);
  }
}

/** For each node its parent, the end of its subtree, its index among its siblings, and the number of its children. */
function links(depth) {
  const size = depth.length;
  const parent = new Int32Array(size).fill(-1);
  const end = new Int32Array(size).fill(size);
  const ordinal = new Int32Array(size);
  const childCount = new Int32Array(size);
  const open = [];
  for (let node = 0; node < size; node++) {
    while (open.length > depth[node]) {
      end[open.pop()] = node;
    }
    if (node > 0) {
      parent[node] = open[open.length - 1];
      ordinal[node] = childCount[parent[node]]++;
    }
    open.push(node);
  }
  return { parent, end, ordinal, childCount };
}

/** The prefix sums of the lengths: where the part of each node begins in a shared list. */
function prefixSums(lengths) {
  const from = new Int32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i++) {
    from[i + 1] = from[i] + lengths[i];
  }
  return from;
}

function count(tree) {
  const counts = { leaves: 0, cuts: 0, leftOut: 0, deepest: 0, letters: 0 };
  for (let node = 0; node < tree.size; node++) {
    counts.leaves += tree.isLeaf(node) ? 1 : 0;
    counts.cuts += tree.isCut(node) ? 1 : 0;
    counts.leftOut += tree.leftOut(node);
    counts.deepest = Math.max(counts.deepest, tree.depth(node));
    counts.letters = Math.max(counts.letters, tree.name(node).length);
  }
  return counts;
}
