// Creates elements. Their content is always inserted as text, never parsed as HTML.

const SVG = "http://www.w3.org/2000/svg";

// Paths in a box of 16 by 16.
const ICONS = {
  scissors:
    "M4.2 6.1 14 12.5M4.2 9.9 14 3.5M4.8 4.6a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0M4.8 11.4a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0",
  star: "m8 1.8 1.9 4.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5z",
};

export function element(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(target, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value !== undefined && value !== false) {
      target.setAttribute(name, value);
    }
  }
  target.append(...children.filter((child) => child !== undefined && child !== ""));
  return target;
}

export function icon(name) {
  return svg(
    "svg",
    { class: `icon ${name}`, viewBox: "0 0 16 16", "aria-hidden": "true" },
    svg("path", { d: ICONS[name] }),
  );
}

export function byId(id) {
  return document.getElementById(id);
}
