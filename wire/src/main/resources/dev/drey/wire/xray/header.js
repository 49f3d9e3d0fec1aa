// The header: the search and its totals.

import { byId, element, icon } from "./dom.js";
import { grouped, numberText, percent, placeText } from "./words.js";

const LONGEST_EXAMPLE = 20; // characters; the field must fit a small screen

export function drawHeader(tree) {
  const { about } = tree;
  byId("game").textContent = about.title;
  byId("search").textContent = `${about.algorithm}, depth ${about.depth}. ${about.max} is MAX.`;
  byId("again").textContent =
    `drey explore --position '${about.position}' --algorithm ${about.algorithm} --depth ${about.depth}`;
  byId("figures").replaceChildren(
    ...figures(tree).map(([name, words, title]) =>
      element("div", { title }, element("dt", {}, name), element("dd", {}, words)),
    ),
  );
  document.querySelectorAll("[data-icon]").forEach((place) => place.append(icon(place.dataset.icon)));
  showExample(firstLine(tree));
  document.documentElement.classList.toggle("no-windows", !about.windows);
}

/** Shows an example of typed moves in the notation of this game. */
function showExample(moves) {
  const field = byId("go-to");
  field.placeholder = `${moves} …`;
  field.size = Math.max(field.size, Math.min(LONGEST_EXAMPLE, field.placeholder.length));
  byId("example").textContent = moves;
}

/** The first line of up to two moves that the search visited. */
function firstLine(tree) {
  return placeText(tree, tree.size > 2 && tree.depth(2) === 2 ? 2 : 1);
}

function figures(tree) {
  const { counts, size } = tree;
  const best = tree.principalChild(0);
  const moves = counts.leftOut + size - 1;
  return [
    ["Chosen move", tree.name(best)],
    ["Its value", numberText(tree, tree.value(best))],
    ["Nodes", grouped(size)],
    ["Leaves", grouped(counts.leaves)],
    ["Cut-offs", grouped(counts.cuts)],
    [
      "Moves left out",
      `${grouped(counts.leftOut)} of ${grouped(moves)} (${percent(counts.leftOut, moves)})`,
      "Share of all moves at the visited nodes. The positions after a move that was left out are not counted",
    ],
  ];
}
