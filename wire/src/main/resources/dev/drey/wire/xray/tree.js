// The search tree. A node is its number in the order of the visits; 0 is the root. Nothing here knows a game.

const MAX = 1;
const BEST = 4;
const OVER = 8;

export class Tree {
  constructor(about, columns) {
    this.about = about;
    this.columns = columns;
    this.size = columns.depth.length;
    Object.assign(this, links(columns.depth));
    this.changesFrom = starts(columns.changes);
    this.leftOutFrom = starts(columns.leftOut);
    this.counts = count(this);
  }

  depth(node) {
    return this.columns.depth[node];
  }

  value(node) {
    return this.columns.value[node];
  }

  /** The window it was entered with. */
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

  /** What it is really worth, if anybody found out. */
  truth(node) {
    return this.about.truths[this.columns.truth[node] - 1];
  }

  isMax(node) {
    return (this.columns.flags[node] & MAX) !== 0;
  }

  /** Whether moves were left out; a value beyond the window at the last move leaves nothing out. */
  isCut(node) {
    return this.leftOut(node) > 0;
  }

  /**
   * Whether looking at everything would give the same value (0), no more (-1) or no less (1). A value within the window is
   * sure; one beyond it is not where moves were left out on the way.
   */
  bias(node) {
    if (!this.isPartial(node)) {
      return 0;
    }
    return this.value(node) <= this.alpha(node) ? -1 : this.value(node) >= this.beta(node) ? 1 : 0;
  }

  /** Whether it is the best move of the node above; where that one has only a bound, nobody knows which is. */
  isBest(node) {
    return (this.columns.flags[node] & BEST) !== 0 && this.bias(this.parent[node]) === 0;
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

  /** The child that gave it its value, be it exact or a bound: the first of those. */
  giver(node) {
    return this.children(node).find((child) => this.value(child) === this.value(node));
  }

  /** The nodes from the root to this one, both included. */
  path(node) {
    const path = [];
    for (let step = node; step >= 0; step = this.parent[step]) {
      path.unshift(step);
    }
    return path;
  }

  /** The next node that was cut in a direction, 1 or -1; undefined if there is none. */
  cutBeside(node, direction) {
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

  /** What stands on each cell. */
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

/** Who stands above whom, where each subtree ends, and which of how many children a node is. */
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

/** Where each node's part of a list begins that holds so many of each. */
function starts(lengths) {
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
