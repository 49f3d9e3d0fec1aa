// The page: what is selected, and everything that shows or changes it.

import { addressOf, findNode } from "./address.js";
import { drawDetails } from "./details.js";
import { byId } from "./dom.js";
import { drawHeader } from "./header.js";
import { Outline } from "./outline.js";
import { Overview } from "./overview.js";
import { Player } from "./player.js";
import { Rows } from "./rows.js";
import { Tree } from "./tree.js";
import { breath, unpack } from "./unpack.js";
import { cutText, placeText, rowLabel, valueText } from "./words.js";

const ADDRESS_DELAY = 250; // milliseconds; browsers refuse an address that changes many times a second
const SLOWEST = "1500"; // milliseconds between visits

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
      () => this.playOn(),
      (playing) => this.showPlaying(playing),
    );
    drawHeader(tree);
    this.showHovered(undefined);
    this.listen();
  }

  // ---------------------------------------------------------------- the selected node

  /** Goes to a node because the reader wants to; whoever goes somewhere does not want to be carried on from there. */
  select(node) {
    if (this.player.playing) {
      this.player.stop();
    }
    this.goOn(node);
  }

  /** Goes to a node, and lets the address follow. */
  goOn(node) {
    this.say("");
    this.show(node);
    this.addressTimer = setTimeout(() => this.writeAddress(), ADDRESS_DELAY);
  }

  show(node) {
    this.selected = node;
    this.outline.select(node);
    this.drawDetailsSoon();
    clearTimeout(this.addressTimer);
  }

  /** Once a frame, however often the selection changes. */
  drawDetailsSoon() {
    this.detailsFrame ??= requestAnimationFrame(() => this.drawDetails());
  }

  drawDetails() {
    cancelAnimationFrame(this.detailsFrame);
    this.detailsFrame = undefined;
    this.overview.select(this.selected);
    drawDetails(byId("details"), this.tree, this.selected);
    this.enableButtons();
    this.speak();
  }

  /** The outline speaks for itself where it has the focus, and nobody could listen while the visits pass by. */
  speak() {
    if (document.activeElement !== byId("outline") && !this.player.playing) {
      byId("said").textContent = rowLabel(this.tree, this.selected);
    }
  }

  writeAddress() {
    const address = addressOf(this.tree, this.selected);
    if ((location.hash || "#") !== address) {
      history.replaceState(null, "", address);
    }
  }

  /** Follows a link: what was selected before is a step back in the browser's history. */
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
      // The address stays, for the reader to see what is wrong with it.
      this.show(this.selected);
      this.say(`There is no node ${location.hash} in this tree.`);
    } else {
      this.select(node);
    }
  }

  /** Goes on by so many visits; answers whether there was a node to go to. */
  step(visits) {
    return this.selectIfAny(this.selected + visits);
  }

  /** The player's own step, as {@link step} but that it goes on playing. */
  playOn() {
    const more = this.selected + 1 < this.tree.size;
    if (more) {
      this.goOn(this.selected + 1);
    }
    return more;
  }

  selectIfAny(node) {
    if (node === undefined || node < 0 || node >= this.tree.size) {
      return false;
    }
    this.select(node);
    return true;
  }

  goTo(text) {
    if (this.selectIfAny(findNode(this.tree, text))) {
      byId("outline").focus();
    } else {
      this.say(`No such moves in this tree: ${text}`);
    }
  }

  say(words) {
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
        run: () => this.selectIfAny(tree.cutBeside(this.selected, 1)),
        can: () => tree.cutBeside(this.selected, 1) !== undefined,
      },
      "previous-cut": {
        key: "C",
        run: () => this.selectIfAny(tree.cutBeside(this.selected, -1)),
        can: () => tree.cutBeside(this.selected, -1) !== undefined,
      },
      up: { key: "u", run: () => this.selectIfAny(tree.parent[this.selected]), can: () => this.selected > 0 },
      into: {
        key: "i",
        run: () => !tree.isLeaf(this.selected) && this.select(this.selected + 1),
        can: () => !tree.isLeaf(this.selected),
      },
      best: { key: "b", run: () => this.selectIfAny(tree.giver(this.selected)), can: () => !tree.isLeaf(this.selected) },
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
      byId("pace").value = SLOWEST;
    }
    this.player.pause = Number(byId("pace").value);
  }

  act(id, action) {
    this.say("");
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

  /** A button that has the focus keeps it, even where there is nothing more to do. */
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
        ? "visits from left to right; a click selects"
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
  await breath();
  const page = new Page(tree);
  await breath();
  page.readAddress();
  page.drawDetails();
  document.documentElement.dataset.ready = "true";
}

open().catch((problem) => {
  byId("problem").textContent =
    `This page could not be opened: ${problem.message}. It needs a browser of 2023 or later.`;
  throw problem;
});
