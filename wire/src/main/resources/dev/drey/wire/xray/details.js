// The details of the selected node: its board, its numbers and the reason of its value.

import { addressOf } from "./address.js";
import { drawBoard } from "./board.js";
import { element, icon } from "./dom.js";
import { cutOff, notes } from "./reasons.js";
import {
  grouped,
  movesText,
  numberText,
  otherSideText,
  placeText,
  sideLetter,
  sideText,
  trueValueText,
  valueText,
  windowText,
} from "./words.js";

const NO_MOVE_LEFT_OUT = "The value is outside the window, but no move was left to cut";

export function drawDetails(host, tree, node) {
  host.dataset.node = node;
  const hadFocus = host.contains(document.activeElement);
  const heading = element("h2", { tabindex: -1 }, node === 0 ? "The root" : tree.name(node));
  host.replaceChildren(
    pathLinks(tree, node),
    element("div", { class: "summary" }, figure(tree, node), element("div", {}, heading, facts(tree, node))),
    element("div", { class: tree.isCut(node) ? "reason cut" : "reason" }, ...reason(tree, node)),
    tree.isLeaf(node) ? "" : log(tree, node),
  );
  if (hadFocus) {
    heading.focus();
  }
}

function pathLinks(tree, node) {
  const steps = tree.path(node).map((step) => {
    const words = tree.name(step);
    return element(
      "li",
      {},
      step === node ? element("span", { "aria-current": "true" }, words) : link(tree, step, words),
    );
  });
  return element("nav", { class: "way-here", "aria-label": "Moves from the root" }, element("ol", {}, ...steps));
}

function link(tree, node, words) {
  return element("a", { href: addressOf(tree, node) }, words);
}

function figure(tree, node) {
  const move = tree.move(node);
  const changed = node === 0 ? [] : tree.changedCells(node);
  const over = tree.isOver(node) ? "The game is over." : `${sideLetter(tree, node)} (${sideText(tree, node)}) to move.`;
  const played = node === 0 ? "The start." : `${sideLetter(tree, tree.parent[node])} played ${move.text}.`;
  return element(
    "figure",
    {},
    drawBoard(tree.about.board, tree.squares(node), move.cells, changed),
    element("figcaption", {}, `${played} ${over}`),
  );
}

// ---------------------------------------------------------------- numbers

function facts(tree, node) {
  const trueValue = tree.trueValue(node);
  const tried = tree.childCount[node];
  const rows = [
    ["Value", valueText(tree, node), "value"],
    tree.about.windows && ["Window on entry", windowText(tree, tree.alpha(node), tree.beta(node)), "window"],
    ["True value", trueValue ? trueValueText(trueValue) : "not computed", "truth", trueValue?.certainty],
    ["Turn", tree.isLeaf(node) ? "none (leaf)" : `${sideText(tree, node)}, ${sideLetter(tree, node)}`, "turn"],
    !tree.isLeaf(node) && ["Moves tried", `${grouped(tried)} of ${grouped(tried + tree.leftOut(node))}`, "tried"],
    ["Visit", `${grouped(node + 1)} of ${grouped(tree.size)}`, "visit"],
    ["Visits below", grouped(tree.end[node] - node - 1), "below"],
  ];
  return element("dl", { class: "facts" }, ...rows.filter(Boolean).map((row) => fact(...row)));
}

function fact(name, words, kind, remark) {
  return element(
    "div",
    { "data-fact": kind },
    element("dt", {}, name),
    element("dd", {}, words, remark ? element("small", {}, remark) : ""),
  );
}

// ---------------------------------------------------------------- reasons

function reason(tree, node) {
  if (tree.isLeaf(node)) {
    return leafReason(tree, node);
  }
  return tree.isCut(node) ? cutReason(tree, node) : innerReason(tree, node);
}

function leafReason(tree, node) {
  return tree.isOver(node)
    ? [
        element("h3", {}, "A leaf: the game is over"),
        paragraph("The game is over, so the search cannot look ahead. The value is the final result for MAX."),
      ]
    : [
        element("h3", {}, `A leaf: depth ${tree.depth(node)} is reached`),
        paragraph(
          "The search stops here. The value is the score on the board, counted for MAX; it does not include later moves.",
        ),
      ];
}

function innerReason(tree, node) {
  const words = tree.bound(node) === 0 ? exactReason(tree, node) : boundReason(tree, node);
  return [element("h3", {}, "How the node got its value"), paragraph(...words)];
}

function exactReason(tree, node) {
  const principalChild = tree.principalChild(node);
  const extreme = tree.isMax(node) ? "highest" : "lowest";
  return [
    `${sideText(tree, node)} takes the ${extreme} value: `,
    link(tree, principalChild, tree.name(principalChild)),
    ` gives ${numberText(tree, tree.value(node))}.`,
  ];
}

/** The reason of a bound: the node was not cut off itself, but moves below it were left out. */
function boundReason(tree, node) {
  const principalChild = tree.principalChild(node);
  const move = link(tree, principalChild, tree.name(principalChild));
  const value = numberText(tree, tree.value(node));
  const noMoveReachesMore = tree.isMax(node) === tree.bound(node) < 0;
  const words = noMoveReachesMore
    ? [
        tree.isMax(node)
          ? `Within the search depth, none of MAX’s moves gets more than ${value} (`
          : `Within the search depth, none of MIN’s moves holds the value below ${value} (`,
        move,
        " comes nearest). ",
      ]
    : [
        tree.isMax(node)
          ? `Within the search depth, MAX gets ${value} or more with `
          : `Within the search depth, MIN holds the value to ${value} or less with `,
        move,
        ". ",
      ];
  return [...words, boundSufficesText(tree, node, value)];
}

/** Why a bound was enough for the search. */
function boundSufficesText(tree, node, value) {
  return tree.bound(node) < 0
    ? `MAX already has ${numberText(tree, tree.alpha(node))} elsewhere, so the exact value does not matter. Moves below were left out, and the node is worth ${value} or less.`
    : `MIN already holds the value to ${numberText(tree, tree.beta(node))} elsewhere, so the exact value does not matter. Moves below were left out, and the node is worth ${value} or more.`;
}

/** Why the moves that were left out cannot change the result. */
function cutReason(tree, node) {
  const { refutation, above, refuge, bound } = cutOff(tree, node);
  const max = tree.isMax(node);
  const other = otherSideText(tree, node);
  const value = numberText(tree, tree.value(node));
  const here = max
    ? `Within the search depth, MAX gets ${value} or more here with `
    : `Within the search depth, MIN can hold the value here to ${value} or less with `;
  const there = max
    ? `, which holds the value to ${numberText(tree, bound)}.`
    : `, which gives ${numberText(tree, bound)}.`;
  const where = above === 0 ? "the root" : `the node after ${placeText(tree, above)}`;
  const gain = tree.value(node) === bound ? `${other} gains nothing by playing into this position` : `${other} never plays into this position`;
  return [
    element("h3", {}, icon("scissors"), "Why the cut was safe"),
    paragraph(
      here,
      link(tree, refutation, tree.name(refutation)),
      `. But ${other} already has `,
      link(tree, refuge, tree.name(refuge)),
      " at ",
      link(tree, above, where),
      `${there} So ${gain}, and the ${movesText(tree.leftOut(node))} left out cannot change that.`,
    ),
  ];
}

function paragraph(...parts) {
  return element("p", {}, ...parts);
}

// ---------------------------------------------------------------- the log of the node

/** The lines that the search logs at this node, with the value of each move. */
function log(tree, node) {
  const heads = ["Move tried", "Gives", "Value", ...(tree.about.windows ? ["Alpha", "Beta"] : [])];
  return element(
    "table",
    { class: "log" },
    element("caption", {}, "The steps of the search at this node"),
    element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
    element("tbody", {}, ...notes(tree, node).map((note) => noteRow(tree, node, note))),
  );
}

function noteRow(tree, node, note) {
  const cut = note.beyond && tree.isCut(node);
  const numbers = tree.about.windows ? [note.value, note.alpha, note.beta] : [note.value];
  const first =
    note.child === undefined
      ? [element("th", { scope: "row" }, "on entry"), element("td", {})]
      : [
          element(
            "th",
            { scope: "row" },
            link(tree, note.child, tree.name(note.child)),
            note.better ? element("span", { class: "remark", title: "better than all moves before it" }, "better") : "",
            cut ? element("span", {}, icon("scissors"), " cut") : "",
            note.beyond && !cut ? element("span", { class: "remark", title: NO_MOVE_LEFT_OUT }, "last move, nothing to cut") : "",
          ),
          element("td", {}, valueText(tree, note.child)),
        ];
  return element(
    "tr",
    { class: cut ? "cut" : undefined },
    ...first,
    ...numbers.map((number) => element("td", {}, numberText(tree, number))),
  );
}
