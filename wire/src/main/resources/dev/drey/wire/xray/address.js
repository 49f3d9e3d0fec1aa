// Nodes as text: A1/B2 in the address, "A1 B2" as typed, or the number of the visit, from 1.

/** The fragment of the address for a node, with its #. */
export function addressOf(tree, node) {
  return (
    "#" +
    tree
      .path(node)
      .slice(1)
      .map((step) => encodeURIComponent(tree.name(step)))
      .join("/")
  );
}

/** The node that an address or a typed text means; undefined if there is none. */
export function findNode(tree, text) {
  const normalized = normalize(
    text
      .replace(/^#/, "")
      .split(/[/\s,>]+/)
      .map(decoded)
      .join(" "),
  );
  if (normalized === "" || normalized === normalize(tree.name(0))) {
    return 0;
  }
  return walk(tree, 0, normalized) ?? byNumber(tree, normalized);
}

/** Follows the moves in a text. If several moves match, the longest is tried first. */
function walk(tree, node, rest) {
  if (rest === "") {
    return node;
  }
  const matching = tree.children(node).filter((child) => rest.startsWith(normalize(tree.name(child))));
  matching.sort((a, b) => tree.name(b).length - tree.name(a).length);
  for (const child of matching) {
    const found = walk(tree, child, rest.slice(normalize(tree.name(child)).length));
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function byNumber(tree, text) {
  const visit = /^@?\d+$/.test(text) ? Number(text.replace("@", "")) : 0;
  return visit >= 1 && visit <= tree.size ? visit - 1 : undefined;
}

function normalize(text) {
  return text.toLowerCase().replace(/\s+/g, "");
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
