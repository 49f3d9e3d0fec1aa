// Nodes as text: A1/B2 in the address, "A1 B2" as people type it, or the number of its visit, from 1 to
// that of the last.

/** What stands behind the # for a node. */
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
  const wanted = plain(
    text
      .replace(/^#/, "")
      .split(/[/\s,>]+/)
      .map(decoded)
      .join(" "),
  );
  if (wanted === "" || wanted === plain(tree.name(0))) {
    return 0;
  }
  return walk(tree, 0, wanted) ?? byNumber(tree, wanted);
}

/** Follows moves as far as the text goes; of several that fit the longest is meant. */
function walk(tree, node, rest) {
  if (rest === "") {
    return node;
  }
  const fitting = tree.children(node).filter((child) => rest.startsWith(plain(tree.name(child))));
  fitting.sort((a, b) => tree.name(b).length - tree.name(a).length);
  for (const child of fitting) {
    const found = walk(tree, child, rest.slice(plain(tree.name(child)).length));
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

function plain(text) {
  return text.toLowerCase().replace(/\s+/g, "");
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
