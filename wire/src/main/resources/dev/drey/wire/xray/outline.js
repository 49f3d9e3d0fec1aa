// The tree as an outline. Only the visible rows are in the document.

import { element } from "./dom.js";
import { leftOutRow, nodeRow } from "./row.js";

const ROW = 30; // pixels; the style sheet has the same value
const MAX_HEIGHT = 8_000_000; // pixels; browsers do not draw much taller elements
const OVERSCAN = 4; // rows drawn above and below the visible ones

export class Outline {
  /** @param onSelect called with the node that the user selects */
  constructor(host, tree, rows, onSelect) {
    this.host = host;
    this.tree = tree;
    this.rows = rows;
    this.onSelect = onSelect;
    this.selected = 0;
    this.drawn = new Map();
    this.sheet = element("div", { class: "sheet", role: "none" });
    // The style sheet makes the indent of deep trees narrower, so that the longest name fits.
    host.parentElement.style.setProperty("--deepest", Math.max(1, tree.counts.deepest));
    host.parentElement.style.setProperty("--letters", tree.counts.letters);
    host.replaceChildren(this.sheet);
    host.addEventListener("scroll", () => this.drawSoon());
    host.addEventListener("click", (event) => this.clicked(event));
    host.addEventListener("dblclick", (event) => this.doubleClicked(event));
    host.addEventListener("keydown", (event) => this.keyPressed(event));
    new ResizeObserver(() => this.drawSoon()).observe(host);
  }

  /** Selects a node and scrolls it into view. */
  select(node) {
    this.selected = node;
    this.rows.reveal(node);
    this.scrollTo(this.rows.rowOf[node]);
    this.draw();
  }

  setOpen(node, open) {
    this.rows.setOpen(node, open);
    this.draw();
  }

  openAll() {
    this.rows.openAll();
    this.select(this.selected);
  }

  closeAll() {
    this.rows.closeAll();
    this.onSelect(this.nearestShown(this.selected));
  }

  nearestShown(node) {
    return this.rows.isShown(node) ? node : this.nearestShown(this.tree.parent[node]);
  }

  // ---------------------------------------------------------------- drawing

  drawSoon() {
    this.frame ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    cancelAnimationFrame(this.frame);
    this.frame = undefined;
    this.sheet.style.height = `${this.height()}px`;
    const first = this.firstRow();
    const from = Math.max(0, Math.floor(first) - OVERSCAN);
    const to = Math.min(this.rows.length, Math.ceil(first + this.visibleRows()) + OVERSCAN);
    const top = this.host.scrollTop - first * ROW;
    const before = this.drawn;
    this.drawn = new Map();
    for (let row = from; row < to; row++) {
      const shown = this.rows.list[row];
      const key = this.key(shown);
      const drawnRow = before.get(key) ?? this.row(shown);
      drawnRow.style.transform = `translateY(${Math.round(top + row * ROW)}px)`;
      this.drawn.set(key, drawnRow);
    }
    replace(this.sheet, new Set(this.drawn.values()));
    this.updateActiveDescendant(from, to);
  }

  row(shown) {
    return shown < 0
      ? leftOutRow(this.tree, ~shown)
      : nodeRow(this.tree, shown, this.rows.isOpen(shown), shown === this.selected);
  }

  /** Rows with the same key look the same, so that drawn rows can be reused. */
  key(shown) {
    return shown < 0 ? shown : `${shown} ${this.rows.open[shown]} ${shown === this.selected}`;
  }

  updateActiveDescendant(from, to) {
    const row = this.rows.rowOf[this.selected];
    if (this.rows.isShown(this.selected) && row >= from && row < to) {
      this.host.setAttribute("aria-activedescendant", `row-${this.selected}`);
    } else {
      this.host.removeAttribute("aria-activedescendant");
    }
  }

  // ---------------------------------------------------------------- scrolling

  height() {
    return Math.min(MAX_HEIGHT, this.rows.length * ROW);
  }

  visibleRows() {
    return this.host.clientHeight / ROW;
  }

  /** The number of rows per scrolled pixel; more than 1 / ROW if all rows together would exceed the maximum height. */
  rowsPerPixel() {
    const scrollHeight = this.height() - this.host.clientHeight;
    return this.height() < MAX_HEIGHT ? 1 / ROW : (this.rows.length - this.visibleRows()) / scrollHeight;
  }

  firstRow() {
    return this.host.scrollTop * this.rowsPerPixel();
  }

  scrollTo(row) {
    this.sheet.style.height = `${this.height()}px`;
    const first = this.firstRow();
    const last = first + this.visibleRows() - 1;
    if (row >= first && row <= last) {
      return;
    }
    const near = row > first - 3 && row < last + 3;
    const top = near ? (row < first ? row : row - this.visibleRows() + 1) : row - this.visibleRows() / 2;
    this.host.scrollTop = Math.max(0, top) / this.rowsPerPixel();
  }

  // ---------------------------------------------------------------- input

  nodeAt(event) {
    const row = event.target.closest("[data-node]");
    return row ? Number(row.dataset.node) : undefined;
  }

  clicked(event) {
    const node = this.nodeAt(event);
    if (node === undefined) {
      return;
    }
    if (event.target.closest(".twisty:not(.none)")) {
      this.setOpen(node, !this.rows.isOpen(node));
    }
    this.onSelect(node);
  }

  doubleClicked(event) {
    const node = this.nodeAt(event);
    if (node !== undefined && !event.target.closest(".twisty")) {
      this.setOpen(node, !this.rows.isOpen(node));
    }
  }

  keyPressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const row = this.rows.rowOf[this.nearestShown(this.selected)];
    const page = Math.max(1, Math.floor(this.visibleRows()) - 1);
    const actions = {
      ArrowDown: () => this.selectRow(this.rows.nextNodeRow(row, 1)),
      ArrowUp: () => this.selectRow(this.rows.nextNodeRow(row, -1)),
      PageDown: () => this.selectRow(this.rows.nextNodeRow(Math.min(this.rows.length, row + page), -1)),
      PageUp: () => this.selectRow(this.rows.nextNodeRow(Math.max(-1, row - page), 1)),
      Home: () => this.selectRow(0),
      End: () => this.selectRow(this.rows.nextNodeRow(this.rows.length, -1)),
      ArrowRight: () => this.goIn(),
      ArrowLeft: () => this.goOut(),
      Enter: () => this.setOpen(this.selected, !this.rows.isOpen(this.selected)),
      " ": () => this.setOpen(this.selected, !this.rows.isOpen(this.selected)),
    };
    const action = actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  selectRow(row) {
    this.onSelect(this.rows.list[row]);
  }

  goIn() {
    if (this.tree.isLeaf(this.selected)) {
      return;
    }
    if (this.rows.isOpen(this.selected)) {
      this.onSelect(this.selected + 1);
    } else {
      this.setOpen(this.selected, true);
    }
  }

  goOut() {
    if (this.rows.isOpen(this.selected)) {
      this.setOpen(this.selected, false);
    } else if (this.selected > 0) {
      this.onSelect(this.tree.parent[this.selected]);
    }
  }
}

/** Makes these elements the children of the parent, in this order, without moving those already in place. */
function replace(parent, elements) {
  [...parent.children].filter((child) => !elements.has(child)).forEach((child) => child.remove());
  let place = parent.firstChild;
  for (const expected of elements) {
    if (expected === place) {
      place = place.nextSibling;
    } else {
      parent.insertBefore(expected, place);
    }
  }
}
