// Texts for numbers and nodes.

const GROUPED = new Intl.NumberFormat("en");
const MARKS = { proven: "=", bounded: "↔", estimated: "≈" };

export function numberText(tree, number) {
  const infinity = tree.about.infinity;
  return number === infinity ? "∞" : number === -infinity ? "−∞" : typeset(String(number));
}

/** The value of a node, with ≤ or ≥ if it is only a bound. */
export function valueText(tree, node) {
  return ["≤ ", "", "≥ "][tree.bound(node) + 1] + numberText(tree, tree.value(node));
}

export function windowText(tree, alpha, beta) {
  return `[${numberText(tree, alpha)}, ${numberText(tree, beta)}]`;
}

export function trueValueText(trueValue) {
  const text = typeset(trueValue.text);
  return /^[≤≥]/.test(text) ? text : `${MARKS[trueValue.certainty]} ${text}`;
}

export function typeset(text) {
  return text
    .replace(">=", "≥")
    .replace("<=", "≤")
    .replace(/(^|[^\w])-(?=\d)/g, "$1−");
}

export function sideText(tree, node) {
  return tree.isMax(node) ? "MAX" : "MIN";
}

export function otherSideText(tree, node) {
  return tree.isMax(node) ? "MIN" : "MAX";
}

/** The letter of the side to move. */
export function sideLetter(tree, node) {
  const max = tree.about.max;
  return tree.isMax(node) ? max : max === "X" ? "O" : "X";
}

export function movesText(count) {
  return `${grouped(count)} ${count === 1 ? "move" : "moves"}`;
}

export function grouped(number) {
  return GROUPED.format(number);
}

export function percent(part, whole) {
  return whole === 0 ? "0 %" : `${((100 * part) / whole).toFixed(1)} %`;
}

/** The place of a node in the tree: "the root", "A1 B2". */
export function placeText(tree, node) {
  return node === 0
    ? "the root"
    : tree
        .path(node)
        .slice(1)
        .map((step) => tree.name(step))
        .join(" ");
}

/** A whole row as text for screen readers. */
export function rowLabel(tree, node) {
  const trueValue = tree.trueValue(node);
  return [
    tree.name(node),
    tree.isLeaf(node) ? "leaf" : `${sideText(tree, node)} to move`,
    `value ${valueText(tree, node)}`,
    tree.about.windows && `window ${numberText(tree, tree.alpha(node))} to ${numberText(tree, tree.beta(node))}`,
    trueValue && `true value ${typeset(trueValue.text)}, ${trueValue.certainty}`,
    tree.isBest(node) && "best move",
    tree.isCut(node) && cutText(tree, node),
  ]
    .filter(Boolean)
    .join(", ");
}

export function cutText(tree, node) {
  return `cut, ${grouped(tree.leftOut(node))} left out`;
}
