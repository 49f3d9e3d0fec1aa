// What was searched, and the sum of it.

import { byId, element, icon } from "./dom.js";
import { grouped, numberText, percent } from "./words.js";

export function drawHeader(tree) {
  const { about } = tree;
  byId("game").textContent = about.title;
  byId("search").textContent = `${about.algorithm}, depth ${about.depth}. ${about.max} is MAX.`;
  byId("figures").replaceChildren(
    ...figures(tree).map(([name, words]) => element("div", {}, element("dt", {}, name), element("dd", {}, words))),
  );
  document.querySelectorAll("[data-icon]").forEach((place) => place.append(icon(place.dataset.icon)));
  document.documentElement.classList.toggle("no-windows", !about.windows);
}

function figures(tree) {
  const { counts, size } = tree;
  const best = tree.best(0);
  return [
    ["Chosen move", tree.name(best)],
    ["Its value", numberText(tree, tree.value(best))],
    ["Nodes", grouped(size)],
    ["Leaves", grouped(counts.leaves)],
    ["Cut-offs", grouped(counts.cuts)],
    ["Moves left out", percent(counts.leftOut, counts.leftOut + size - 1)],
  ];
}
