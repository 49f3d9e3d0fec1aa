// Draws a board from squares with an owner and a number. It knows no rules, so a new game on a grid needs no code here.

import { svg } from "./dom.js";

const UNIT = 10;
const MARGIN = 6;

/**
 * @param board the labels of rows and columns and the names of the cells
 * @param squares the content of each cell, row by row
 * @param touched the cells of the last move, in order
 * @param changed the cells that the last move changed
 */
export function drawBoard(board, squares, touched, changed) {
  const columns = board.columnLabels.length;
  const rows = board.rowLabels.length;
  const size = `0 0 ${columns * UNIT + MARGIN + 1} ${rows * UNIT + MARGIN + 1}`;
  return svg(
    "svg",
    { class: "board", viewBox: size, role: "img", "aria-label": boardLabel(board, squares) },
    ...board.columnLabels.map((label, column) => text("label", centre(column), MARGIN / 2, label)),
    ...board.rowLabels.map((label, row) => text("label", MARGIN / 2, centre(row), label)),
    ...squares.map((square, cell) => ground(square, cell, columns)),
    touched.length > 1 ? movePath(touched, columns) : "",
    ...squares.map((square, cell) => drawSquare(square, cell, columns)),
    ...[...changed].filter((cell) => !touched.includes(cell)).map((cell) => frame("changed", cell, columns)),
    ...touched.map((cell) => frame("touched", cell, columns)),
  );
}

function ground(square, cell, columns) {
  const x = centre(cell % columns) - UNIT / 2;
  const y = centre(Math.floor(cell / columns)) - UNIT / 2;
  return svg("rect", { class: `ground ${square.owner.toLowerCase()}`, x, y, width: UNIT, height: UNIT });
}

/** Draws a piece or a number in the middle of its cell; if there are both, the number in a corner. */
function drawSquare(square, cell, columns) {
  const x = centre(cell % columns);
  const y = centre(Math.floor(cell / columns));
  const { owner, number } = square;
  const both = owner !== "" && number !== 0;
  const shift = both ? 1 : 0;
  return svg(
    "g",
    { class: `square ${owner.toLowerCase()}`, "data-cell": cell, "data-owner": owner, "data-number": number },
    owner === "" ? "" : piece(owner, x - shift, y - shift, both ? 2 : 2.4),
    number === 0 ? "" : both ? text("number beside", x + 2.7, y + 3.1, number) : text("number", x, y, number),
  );
}

/** X and O differ in shape, not only in colour. */
function piece(owner, x, y, r) {
  return owner === "X"
    ? svg("path", { class: "piece", d: `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}` })
    : svg("circle", { class: "piece", cx: x, cy: y, r: r * 1.15 });
}

function frame(kind, cell, columns) {
  const inset = 0.55;
  return svg("rect", {
    class: kind,
    x: centre(cell % columns) - UNIT / 2 + inset,
    y: centre(Math.floor(cell / columns)) - UNIT / 2 + inset,
    width: UNIT - 2 * inset,
    height: UNIT - 2 * inset,
    rx: 1,
  });
}

/** The path of a move that touches several cells. */
function movePath(cells, columns) {
  const points = cells.map((cell) => `${centre(cell % columns)},${centre(Math.floor(cell / columns))}`);
  return svg("polyline", { class: "way", points: points.join(" ") });
}

function centre(index) {
  return MARGIN + index * UNIT + UNIT / 2;
}

function text(kind, x, y, words) {
  return svg("text", { class: kind, x, y }, String(words));
}

function boardLabel(board, squares) {
  const words = squares.map((square, cell) => {
    const parts = [board.cells[cell], square.owner, square.number || ""].filter((part) => part !== "");
    return parts.length > 1 ? parts.join(" ") : "";
  });
  return `Board: ${words.filter(Boolean).join(", ") || "empty"}`;
}
