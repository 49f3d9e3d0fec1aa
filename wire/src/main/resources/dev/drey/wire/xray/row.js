// A row of the outline.

import { element, icon } from "./dom.js";
import { cutText, movesText, sideText, truthText, valueText, windowText } from "./words.js";

const LONG = 12; // letters; of a true value, more than this stand smaller and in two lines

export function nodeRow(tree, node, open, selected) {
  const leaf = tree.isLeaf(node);
  return row(tree.depth(node), columns(tree, node, open), {
    id: `row-${node}`,
    class: "row",
    "data-node": node,
    "aria-posinset": tree.ordinal[node] + 1,
    "aria-setsize": node === 0 ? 1 : rowsBelow(tree, tree.parent[node]),
    "aria-expanded": leaf ? undefined : String(open),
    "aria-selected": String(selected),
  });
}

/** Stands behind the children of a node that was cut. */
export function leftOutRow(tree, node) {
  const words = `${movesText(tree.leftOut(node))} left out`;
  return row(tree.depth(node) + 1, [element("span", { class: "move" }, twisty("none"), words)], {
    class: "row left-out",
    "aria-posinset": rowsBelow(tree, node),
    "aria-setsize": rowsBelow(tree, node),
    "aria-disabled": "true",
  });
}

function row(depth, parts, attributes) {
  const made = element("div", { role: "treeitem", "aria-level": depth + 1, ...attributes }, ...parts);
  made.style.setProperty("--depth", depth);
  return made;
}

function columns(tree, node, open) {
  const leaf = tree.isLeaf(node);
  const truth = tree.truth(node);
  const move = [twisty(leaf ? "none" : open ? "open" : "closed"), element("b", {}, tree.name(node))];
  const best = tree.isBest(node) ? [icon("star"), heard("best move")] : [];
  const cut = tree.isCut(node) ? [icon("scissors"), element("span", {}, cutText(tree, node))] : [];
  const window = windowText(tree, tree.alpha(node), tree.beta(node));
  return [
    element("span", { class: "move" }, ...move, ...best),
    element("span", { class: "turn" }, leaf ? "leaf" : sideText(tree, node)),
    element("span", { class: "value" }, heard("value"), valueText(tree, node)),
    tree.about.windows ? element("span", { class: "window" }, heard("window"), window) : "",
    truthColumn(truth),
    element("span", { class: "note" }, ...cut),
  ];
}

function truthColumn(truth) {
  if (!truth) {
    return element("span", { class: "truth" });
  }
  const words = truthText(truth);
  return element(
    "span",
    { class: words.length > LONG ? "truth long" : "truth" },
    heard(`true value, ${truth.certainty}`),
    words,
  );
}

/** What the heads of the columns and the icons tell those who see them. */
function heard(words) {
  return element("span", { class: "heard" }, `${words} `);
}

/** How many rows stand directly below a node. */
function rowsBelow(tree, node) {
  return tree.childCount[node] + (tree.leftOut(node) > 0 ? 1 : 0);
}

function twisty(state) {
  return element("span", { class: `twisty ${state}` });
}
