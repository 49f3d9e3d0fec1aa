// Building elements. Whatever is put into them is text: nothing here reads HTML.

const SVG = "http://www.w3.org/2000/svg";

export function element(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value !== undefined && value !== false) {
      made.setAttribute(name, value);
    }
  }
  made.append(...children.filter((child) => child !== undefined && child !== ""));
  return made;
}

/** One of the page's own symbols. */
export function icon(name) {
  return svg("svg", { class: `icon ${name}`, "aria-hidden": "true" }, svg("use", { href: `#${name}` }));
}

export function byId(id) {
  return document.getElementById(id);
}
