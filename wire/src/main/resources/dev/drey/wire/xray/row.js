// A row of the outline.

import { element, icon } from "./dom.js";
import { cutText, movesText, rowLabel, sideText, truthText, valueText, windowText } from "./words.js";

export function nodeRow(tree, node, open, selected) {
  const leaf = tree.isLeaf(node);
  return row(tree.depth(node), columns(tree, node, open), {
    id: `row-${node}`,
    class: "row",
    "data-node": node,
    "aria-label": rowLabel(tree, node),
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
    "aria-label": words,
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
  const cut = tree.isCut(node) ? [icon("scissors"), element("span", {}, cutText(tree, node))] : [];
  const window = windowText(tree, tree.alpha(node), tree.beta(node));
  return [
    element("span", { class: "move" }, ...move, tree.isBest(node) ? icon("star") : ""),
    element("span", { class: "turn" }, leaf ? "leaf" : sideText(tree, node)),
    element("span", { class: "value" }, valueText(tree, node)),
    tree.about.windows ? element("span", { class: "window" }, window) : "",
    element("span", { class: "truth" }, truth ? truthText(truth) : ""),
    element("span", { class: "note" }, ...cut),
  ];
}

/** How many rows stand directly below a node. */
function rowsBelow(tree, node) {
  return tree.childCount[node] + (tree.leftOut(node) > 0 ? 1 : 0);
}

function twisty(state) {
  return element("span", { class: `twisty ${state}` });
}
