// Numbers and nodes in words.

const GROUPED = new Intl.NumberFormat("en");
const MARKS = { proven: "=", bounded: "↔", estimated: "≈" };

export function numberText(tree, number) {
  const infinity = tree.about.infinity;
  return number === infinity ? "∞" : number === -infinity ? "−∞" : typeset(String(number));
}

/** The value with what it is worth: exactly, at most or at least that. */
export function valueText(tree, node) {
  return ["≤ ", "", "≥ "][tree.bias(node) + 1] + numberText(tree, tree.value(node));
}

export function windowText(tree, alpha, beta) {
  return `[${numberText(tree, alpha)}, ${numberText(tree, beta)}]`;
}

export function truthText(truth) {
  const text = typeset(truth.text);
  return /^[≤≥]/.test(text) ? text : `${MARKS[truth.certainty]} ${text}`;
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

/** Where a node is: "the root", "A1 B2". */
export function placeText(tree, node) {
  return node === 0
    ? "the root"
    : tree
        .path(node)
        .slice(1)
        .map((step) => tree.name(step))
        .join(" ");
}

/** All of a row in a sentence, for those who hear it. */
export function rowLabel(tree, node) {
  const truth = tree.truth(node);
  return [
    tree.name(node),
    tree.isLeaf(node) ? "leaf" : `${sideText(tree, node)} to move`,
    `value ${valueText(tree, node)}`,
    tree.about.windows && `window ${numberText(tree, tree.alpha(node))} to ${numberText(tree, tree.beta(node))}`,
    truth && `true value ${typeset(truth.text)}, ${truth.certainty}`,
    tree.isBest(node) && "best move",
    tree.isCut(node) && cutText(tree, node),
  ]
    .filter(Boolean)
    .join(", ");
}

export function cutText(tree, node) {
  return `cut, ${grouped(tree.leftOut(node))} left out`;
}
