// The whole tree in one picture: depth downwards, the order of the visits from left to right. The width of a node is the
// number of visits in its subtree, so that every column of pixels is a moment of the search.

const HATCH = 6; // pixels from a stripe to the next

export class Overview {
  /**
   * @param onSelect called with the node that the user selects
   * @param onHover called with the node under the pointer; undefined if there is none
   */
  constructor(canvas, tree, onSelect, onHover) {
    this.canvas = canvas;
    this.tree = tree;
    this.selected = 0;
    this.focus = 0;
    this.levels = tree.counts.deepest + 1;
    canvas.addEventListener("click", (event) => onSelect(this.nodeAt(event)));
    canvas.addEventListener("pointermove", (event) => onHover(this.nodeAt(event)));
    canvas.addEventListener("pointerleave", () => onHover(undefined));
    new ResizeObserver(() => this.redraw()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.redraw());
  }

  select(node) {
    this.selected = node;
    let focus = this.focus;
    while (node < focus || node >= this.tree.end[focus]) {
      focus = this.tree.parent[focus];
    }
    this.zoomTo(focus);
  }

  /** Zooms to the subtree of the selected node; of a leaf, to that of its parent. */
  zoomIn() {
    this.zoomTo(this.tree.isLeaf(this.selected) ? this.tree.parent[this.selected] : this.selected);
  }

  zoomOut() {
    this.zoomTo(Math.max(0, this.tree.parent[this.focus]));
  }

  zoomTo(node) {
    this.picture = node === this.focus ? this.picture : undefined;
    this.focus = node;
    this.draw();
  }

  /** Redraws everything after the size or the colours have changed. */
  redraw() {
    const scale = devicePixelRatio || 1;
    this.width = Math.max(1, Math.round(this.canvas.clientWidth * scale));
    this.height = Math.max(1, Math.round(this.canvas.clientHeight * scale));
    this.canvas.width = this.width;
    this.canvas.height = this.height;
    this.accent = this.colour("--accent");
    this.ground = this.colour("--panel");
    this.picture = undefined;
    this.draw();
  }

  draw() {
    if (!this.width) {
      return;
    }
    this.picture ??= this.paintAll();
    const pen = this.canvas.getContext("2d");
    pen.clearRect(0, 0, this.width, this.height);
    pen.drawImage(this.picture, 0, 0);
    this.paintSelected(pen);
  }

  x(node) {
    const share = (node - this.focus) / (this.tree.end[this.focus] - this.focus);
    return Math.max(0, Math.min(1, share)) * this.width;
  }

  y(depth) {
    return Math.round((depth * this.height) / this.levels);
  }

  colour(name) {
    return getComputedStyle(this.canvas).getPropertyValue(name).trim();
  }

  /** The pattern for cut-offs. It is not a colour, because no four colours differ enough in lightness. */
  hatched(pen) {
    const size = Math.round(HATCH * (devicePixelRatio || 1));
    const tile = document.createElement("canvas");
    tile.width = size;
    tile.height = size;
    const brush = tile.getContext("2d");
    brush.fillStyle = this.colour("--cut-fill");
    brush.fillRect(0, 0, size, size);
    brush.strokeStyle = this.colour("--panel");
    brush.lineWidth = size / 4;
    for (const shift of [-size, 0, size]) {
      brush.beginPath();
      brush.moveTo(shift - 1, size + 1);
      brush.lineTo(shift + size + 1, -1);
      brush.stroke();
    }
    return pen.createPattern(tile, "repeat");
  }

  /** Draws nodes of at least one pixel width individually, and for the others the share of cut-offs in each column. */
  paintAll() {
    const picture = document.createElement("canvas");
    picture.width = this.width;
    picture.height = this.height;
    const pen = picture.getContext("2d");
    const colours = [this.colour("--min-fill"), this.colour("--max-fill"), this.hatched(pen)];
    const narrowNodes = new Int32Array(this.width * this.levels);
    const cuts = new Int32Array(this.width * this.levels);
    const { tree } = this;
    for (const node of tree.path(this.focus).slice(0, -1)) {
      this.paint(pen, node, colours);
    }
    for (let node = this.focus; node < tree.end[this.focus]; node++) {
      const x = this.x(node);
      const width = this.x(tree.end[node]) - x;
      const depth = tree.depth(node);
      if (width >= 1) {
        this.paint(pen, node, colours);
      } else {
        const place = depth * this.width + Math.min(this.width - 1, Math.floor(x));
        narrowNodes[place]++;
        cuts[place] += tree.isCut(node) ? 1 : 0;
      }
    }
    this.paintNarrowNodes(pen, narrowNodes, cuts, colours);
    return picture;
  }

  paint(pen, node, colours) {
    const x = this.x(node);
    const y = this.y(this.tree.depth(node));
    const width = this.x(this.tree.end[node]) - x;
    pen.fillStyle = colours[this.tree.isCut(node) ? 2 : this.tree.isMax(node) ? 1 : 0];
    pen.fillRect(x, y, width > 4 ? width - 1 : width, this.y(this.tree.depth(node) + 1) - y - 1);
  }

  paintNarrowNodes(pen, narrowNodes, cuts, colours) {
    for (let place = 0; place < narrowNodes.length; place++) {
      if (narrowNodes[place] === 0) {
        continue;
      }
      const depth = Math.floor(place / this.width);
      const height = this.y(depth + 1) - this.y(depth) - 1;
      const share = Math.round((height * cuts[place]) / narrowNodes[place]);
      const x = place % this.width;
      pen.fillStyle = colours[depth % 2 === 0 ? 1 : 0];
      pen.fillRect(x, this.y(depth), 1, height - share);
      pen.fillStyle = colours[2];
      pen.fillRect(x, this.y(depth) + height - share, 1, share);
    }
  }

  paintSelected(pen) {
    const scale = devicePixelRatio || 1;
    pen.fillStyle = this.accent;
    for (const node of this.tree.path(this.selected)) {
      const width = Math.max(3 * scale, this.x(this.tree.end[node]) - this.x(node));
      const x = Math.min(this.x(node), this.width - width);
      const y = this.y(this.tree.depth(node));
      const height = this.y(this.tree.depth(node) + 1) - y - 1;
      if (node === this.selected) {
        pen.fillRect(x, y, width, height);
      }
      this.frame(pen, x, y, width, height, scale);
    }
  }

  /** Draws a frame in the accent colour with an edge in the panel colour, so that it is visible on every colour. */
  frame(pen, x, y, width, height, scale) {
    const fine = height < 14 * scale ? scale : 2 * scale;
    for (const [line, colour] of [
      [2 * fine, this.ground],
      [fine, this.accent],
    ]) {
      const inset = line / 2;
      pen.lineWidth = line;
      pen.strokeStyle = colour;
      pen.strokeRect(x + inset, y + inset, Math.max(1, width - line), Math.max(1, height - line));
    }
  }

  /** The node under the pointer: the visited node of that column, or its ancestor at that depth. */
  nodeAt(event) {
    const box = this.canvas.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const depth = Math.floor(((event.clientY - box.top) / box.height) * this.levels);
    const visits = this.tree.end[this.focus] - this.focus;
    let node = this.focus + Math.max(0, Math.min(visits - 1, Math.floor(share * visits)));
    while (this.tree.depth(node) > depth && node > 0) {
      node = this.tree.parent[node];
    }
    return node;
  }
}
