// The page: the selected node, and the controls that show or change it.

import { addressOf, findNode } from "./address.js";
import { drawDetails } from "./details.js";
import { byId } from "./dom.js";
import { drawHeader } from "./header.js";
import { Outline } from "./outline.js";
import { Overview } from "./overview.js";
import { Player } from "./player.js";
import { Rows } from "./rows.js";
import { Tree } from "./tree.js";
import { unpack, yieldToBrowser } from "./unpack.js";
import { cutText, placeText, rowLabel, valueText } from "./words.js";

const ADDRESS_DELAY = 250; // milliseconds; browsers reject addresses that change many times a second
const SLOWEST_PACE = "1500"; // milliseconds between visits

class Page {
  constructor(tree) {
    this.tree = tree;
    this.selected = 0;
    this.outline = new Outline(byId("outline"), tree, new Rows(tree), (node) => this.select(node));
    this.overview = new Overview(
      byId("overview"),
      tree,
      (node) => this.select(node),
      (node) => this.showHovered(node),
    );
    this.player = new Player(
      () => this.playStep(),
      (playing) => this.showPlaying(playing),
    );
    drawHeader(tree);
    this.showHovered(undefined);
    this.listen();
  }

  // ---------------------------------------------------------------- the selected node

  /** Selects a node on behalf of the user and stops playing. */
  select(node) {
    if (this.player.playing) {
      this.player.stop();
    }
    this.selectAndUpdateAddress(node);
  }

  /** Selects a node and updates the address after a delay. */
  selectAndUpdateAddress(node) {
    this.showProblem("");
    this.show(node);
    this.addressTimer = setTimeout(() => this.writeAddress(), ADDRESS_DELAY);
  }

  show(node) {
    this.selected = node;
    this.outline.select(node);
    this.drawDetailsSoon();
    clearTimeout(this.addressTimer);
  }

  /** Draws the details at most once per frame. */
  drawDetailsSoon() {
    this.detailsFrame ??= requestAnimationFrame(() => this.drawDetails());
  }

  drawDetails() {
    cancelAnimationFrame(this.detailsFrame);
    this.detailsFrame = undefined;
    this.overview.select(this.selected);
    drawDetails(byId("details"), this.tree, this.selected);
    this.enableButtons();
    this.announce();
  }

  /** Announces the selected node to screen readers, unless the outline has the focus, which announces it itself, or the page is playing. */
  announce() {
    if (document.activeElement !== byId("outline") && !this.player.playing) {
      byId("announcement").textContent = rowLabel(this.tree, this.selected);
    }
  }

  writeAddress() {
    const address = addressOf(this.tree, this.selected);
    if ((location.hash || "#") !== address) {
      history.replaceState(null, "", address);
    }
  }

  /** Follows a link and adds an entry to the browser's history, so that Back returns to the previous node. */
  follow(event) {
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    this.writeAddress();
    history.pushState(null, "", link.hash || "#");
    this.readAddress();
  }

  readAddress() {
    const node = findNode(this.tree, location.hash);
    if (node === undefined) {
      // The address stays, so that the user can correct it.
      this.show(this.selected);
      this.showProblem(`There is no node ${location.hash} in this tree.`);
    } else {
      this.select(node);
    }
  }

  /** Selects the node some visits later or earlier. Returns whether there is one. */
  step(visits) {
    return this.selectIfExists(this.selected + visits);
  }

  /** Selects the next node without stopping the player. Returns whether there is one. */
  playStep() {
    const more = this.selected + 1 < this.tree.size;
    if (more) {
      this.selectAndUpdateAddress(this.selected + 1);
    }
    return more;
  }

  selectIfExists(node) {
    if (node === undefined || node < 0 || node >= this.tree.size) {
      return false;
    }
    this.select(node);
    return true;
  }

  goTo(text) {
    if (this.selectIfExists(findNode(this.tree, text))) {
      byId("outline").focus();
    } else {
      this.showProblem(`These moves are not in the tree: ${text}`);
    }
  }

  showProblem(words) {
    byId("problem").textContent = words;
  }

  // ---------------------------------------------------------------- buttons and keys

  actions() {
    const { tree } = this;
    return {
      next: { key: "n", run: () => this.step(1), can: () => this.selected + 1 < tree.size },
      previous: { key: "p", run: () => this.step(-1), can: () => this.selected > 0 },
      "next-cut": {
        key: "c",
        run: () => this.selectIfExists(tree.adjacentCutOff(this.selected, 1)),
        can: () => tree.adjacentCutOff(this.selected, 1) !== undefined,
      },
      "previous-cut": {
        key: "C",
        run: () => this.selectIfExists(tree.adjacentCutOff(this.selected, -1)),
        can: () => tree.adjacentCutOff(this.selected, -1) !== undefined,
      },
      up: { key: "u", run: () => this.selectIfExists(tree.parent[this.selected]), can: () => this.selected > 0 },
      into: {
        key: "i",
        run: () => !tree.isLeaf(this.selected) && this.select(this.selected + 1),
        can: () => !tree.isLeaf(this.selected),
      },
      best: { key: "b", run: () => this.selectIfExists(tree.principalChild(this.selected)), can: () => !tree.isLeaf(this.selected) },
      play: { key: "a", run: () => this.player.toggle(), can: () => true },
      "open-all": { key: "e", run: () => this.outline.openAll(), can: () => true },
      "close-all": { key: "E", run: () => this.outline.closeAll(), can: () => true },
      "zoom-in": { key: "z", run: () => this.overview.zoomIn(), can: () => true },
      "zoom-out": { key: "Z", run: () => this.overview.zoomOut(), can: () => true },
      help: { key: "?", run: () => byId("help-text").showModal(), can: () => true },
    };
  }

  listen() {
    this.buttons = this.actions();
    for (const [id, action] of Object.entries(this.buttons)) {
      byId(id).addEventListener("click", () => this.act(id, action));
    }
    document.addEventListener("keydown", (event) => this.keyPressed(event));
    byId("details").addEventListener("click", (event) => this.follow(event));
    addEventListener("hashchange", () => this.readAddress());
    byId("go").addEventListener("submit", (event) => {
      event.preventDefault();
      this.goTo(byId("go-to").value);
    });
    byId("pace").addEventListener("change", (event) => (this.player.pause = Number(event.target.value)));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      byId("pace").value = SLOWEST_PACE;
    }
    this.player.pause = Number(byId("pace").value);
  }

  act(id, action) {
    this.showProblem("");
    if (id !== "play" && this.player.playing) {
      this.player.stop();
    }
    action.run();
  }

  keyPressed(event) {
    const typing = event.target.closest("input, select, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !byId("keys").checked) {
      return;
    }
    if (event.key === "g") {
      event.preventDefault();
      byId("go-to").focus();
      return;
    }
    const found = Object.entries(this.buttons).find(([, action]) => action.key === event.key);
    if (found) {
      event.preventDefault();
      this.act(...found);
    }
  }

  /** Marks buttons as disabled without disabling them, so that a focused button keeps the focus. */
  enableButtons() {
    for (const [id, action] of Object.entries(this.buttons)) {
      byId(id).setAttribute("aria-disabled", String(!action.can()));
    }
  }

  showHovered(node) {
    const { tree } = this;
    const cut = node !== undefined && tree.isCut(node) ? `, ${cutText(tree, node)}` : "";
    byId("hovered").textContent =
      node === undefined
        ? "visits from left to right; click to select"
        : `${placeText(tree, node)}: ${valueText(tree, node)}${cut}`;
  }

  showPlaying(playing) {
    byId("play").setAttribute("aria-pressed", String(playing));
    byId("play-word").textContent = playing ? "Pause" : "Play";
    this.drawDetailsSoon();
  }
}

async function open() {
  const about = JSON.parse(byId("about").textContent);
  const columns = await unpack(byId("nodes").textContent, about.columns);
  byId("nodes").remove();
  const tree = new Tree(about, columns);
  await yieldToBrowser();
  const page = new Page(tree);
  await yieldToBrowser();
  page.readAddress();
  page.drawDetails();
  document.documentElement.dataset.ready = "true";
}

open().catch((problem) => {
  byId("problem").textContent =
    `This page could not be opened: ${problem.message}. You need a browser from 2023 or later.`;
  throw problem;
});
