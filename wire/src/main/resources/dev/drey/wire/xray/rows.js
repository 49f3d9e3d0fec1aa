// The rows of the outline: the nodes whose ancestors are all open. A row is a node, or ~node for the row with the number of
// its moves that were left out.

export class Rows {
  constructor(tree) {
    this.tree = tree;
    this.open = new Uint8Array(tree.size);
    this.list = new Int32Array(2 * tree.size);
    this.rowOf = new Int32Array(tree.size);
    this.length = 0;
    this.setOpen(0, true);
  }

  isOpen(node) {
    return this.open[node] === 1;
  }

  isShown(node) {
    return this.list[this.rowOf[node]] === node && this.rowOf[node] < this.length;
  }

  setOpen(node, open) {
    this.open[node] = open && !this.tree.isLeaf(node) ? 1 : 0;
    this.update();
  }

  openAll() {
    for (let node = 0; node < this.tree.size; node++) {
      this.open[node] = this.tree.isLeaf(node) ? 0 : 1;
    }
    this.update();
  }

  closeAll() {
    this.open.fill(0);
    this.setOpen(0, true);
  }

  /** Opens all ancestors of a node. */
  reveal(node) {
    if (this.isShown(node)) {
      return;
    }
    for (let above = this.tree.parent[node]; above >= 0; above = this.tree.parent[above]) {
      this.open[above] = 1;
    }
    this.update();
  }

  /** The next row of a node in a direction, 1 or -1; the row itself if there is none. */
  nextNodeRow(row, direction) {
    for (let other = row + direction; other >= 0 && other < this.length; other += direction) {
      if (this.list[other] >= 0) {
        return other;
      }
    }
    return row;
  }

  /** Updates the list of rows. Closed subtrees are skipped, so that the cost depends only on the visible rows. */
  update() {
    const { size, end } = this.tree;
    const unfinished = [];
    let count = 0;
    for (let node = 0; node < size; node = this.open[node] ? node + 1 : end[node]) {
      while (unfinished.length > 0 && end[unfinished.at(-1)] <= node) {
        this.list[count++] = ~unfinished.pop();
      }
      this.rowOf[node] = count;
      this.list[count++] = node;
      if (this.open[node] && this.tree.leftOut(node) > 0) {
        unfinished.push(node);
      }
    }
    while (unfinished.length > 0) {
      this.list[count++] = ~unfinished.pop();
    }
    this.length = count;
  }
}
