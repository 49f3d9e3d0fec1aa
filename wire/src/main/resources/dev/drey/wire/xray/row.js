// A row of the outline.

import { element, icon } from "./dom.js";
import { cutText, movesText, sideText, trueValueText, valueText, windowText } from "./words.js";

const LONG = 12; // characters; a longer true value is drawn smaller and in two lines

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

/** The row after the children of a node with a cut-off. */
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
  const treeItem = element("div", { role: "treeitem", "aria-level": depth + 1, ...attributes }, ...parts);
  treeItem.style.setProperty("--depth", depth);
  return treeItem;
}

function columns(tree, node, open) {
  const leaf = tree.isLeaf(node);
  const trueValue = tree.trueValue(node);
  const move = [twisty(leaf ? "none" : open ? "open" : "closed"), element("b", {}, tree.name(node))];
  const best = tree.isBest(node) ? [icon("star"), hiddenLabel("best move")] : [];
  const cut = tree.isCut(node) ? [icon("scissors"), element("span", {}, cutText(tree, node))] : [];
  const window = windowText(tree, tree.alpha(node), tree.beta(node));
  return [
    element("span", { class: "move" }, ...move, ...best),
    element("span", { class: "turn" }, leaf ? "leaf" : sideText(tree, node)),
    element("span", { class: "value" }, hiddenLabel("value"), valueText(tree, node)),
    tree.about.windows ? element("span", { class: "window" }, hiddenLabel("window"), window) : "",
    trueValueColumn(trueValue),
    element("span", { class: "note" }, ...cut),
  ];
}

function trueValueColumn(trueValue) {
  if (!trueValue) {
    return element("span", { class: "truth" });
  }
  const words = trueValueText(trueValue);
  return element(
    "span",
    { class: words.length > LONG ? "truth long" : "truth" },
    hiddenLabel(`true value, ${trueValue.certainty}`),
    words,
  );
}

/** Text for screen readers in place of column heads and icons. */
function hiddenLabel(words) {
  return element("span", { class: "visually-hidden" }, `${words} `);
}

/** The number of rows directly below a node. */
function rowsBelow(tree, node) {
  return tree.childCount[node] + (tree.leftOut(node) > 0 ? 1 : 0);
}

function twisty(state) {
  return element("span", { class: `twisty ${state}` });
}
