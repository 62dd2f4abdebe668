// Says everything that is wrong with a page for people who do not see it well, or use no mouse.
const wrong = [];
const all = (selector) => [...document.querySelectorAll(selector)];
const isShown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const brief = (e) => e.outerHTML.slice(0, 120);
// What still moves is judged where it comes to rest.
for (const move of document.getAnimations()) {
  if (Number.isFinite(move.effect?.getComputedTiming().endTime)) move.finish();
}

function nameOf(e) {
  const ids = (e.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const labels = [...(e.labels ?? [])].map((l) => l.textContent).join(" ");
  return (labelled || e.getAttribute("aria-label") || labels || e.textContent || e.title || "").trim();
}

if (!document.documentElement.lang) wrong.push("the page does not say its language");
if (!document.title) wrong.push("the page has no title");
if (all("h1").filter(isShown).length !== 1) wrong.push("the page has not exactly one h1");
if (all("main").length !== 1) wrong.push("the page has not exactly one main part");
let level = 0;
for (const heading of all("h1, h2, h3, h4").filter(isShown)) {
  const next = Number(heading.tagName[1]);
  if (next > level + 1) wrong.push(`a heading skips a level: ${brief(heading)}`);
  level = next;
}
const ids = all("[id]").map((e) => e.id);
for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) wrong.push(`the id ${id} is there twice`);
for (const control of all("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=img], [tabindex='0']")) {
  if (isShown(control) && !nameOf(control)) wrong.push(`without a name: ${brief(control)}`);
  if (control.tabIndex > 0) wrong.push(`out of order: ${brief(control)}`);
}
if (!document.querySelector("[role=status], [role=alert], [role=log]") && document.getElementById("table")) {
  wrong.push("a table without anything that announces changes");
}

// Contrast of text with what is behind it; of several colors of a gradient the worst counts.
const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
function rgba(color) {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
const light = ([r, g, b]) => {
  const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};
const contrast = (a, b) => {
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};
function grounds(e) {
  for (let at = e; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
    const colors = style.backgroundImage.match(/rgba?\([^)]*\)/g)?.map(rgba).filter((c) => c[3] > 0.9) ?? [];
    if (colors.length) return colors;
    const plain = rgba(style.backgroundColor);
    if (plain[3] > 0.9) return [plain];
  }
  return [[255, 255, 255, 1]];
}
// The colors of a shape that hides what is behind it: of a gradient all of them, of a pattern none that a script can read.
function paints(shape) {
  const { fill } = getComputedStyle(shape);
  const gradient = fill.match(/^url\("#(.*)"\)/)?.[1];
  const stops = gradient ? [...(document.getElementById(gradient)?.querySelectorAll("stop") ?? [])] : [];
  const colors = gradient ? stops.map((stop) => getComputedStyle(stop).stopColor) : fill === "none" ? [] : [fill];
  return colors.map(rgba).filter((color) => color[3] > 0.9);
}
// What stands on something drawn by <use>, no script can judge; the faces' own tests know those colors.
function behindSvg(e) {
  const box = e.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const stack = document.elementsFromPoint(x, y);
  if (!stack.includes(e)) return beneath(e, x, y);
  for (const at of stack.slice(stack.indexOf(e) + 1)) {
    if (at.tagName === "text" || at.tagName === "tspan") continue;
    if (at instanceof SVGGeometryElement) {
      const colors = paints(at);
      if (colors.length) return colors;
    } else if (at instanceof SVGUseElement) return [];
    else if (!(at instanceof SVGElement)) return grounds(at);
  }
  return grounds(e);
}
// For texts that are scrolled out of sight: the last shape of the same picture that was painted there before.
function beneath(e, x, y) {
  let colors = grounds(e);
  for (const shape of e.closest("svg").querySelectorAll("path, rect, circle, ellipse, polygon, use")) {
    if (e.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING) break;
    if (shape instanceof SVGUseElement) {
      const box = shape.getBoundingClientRect();
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) colors = [];
      continue;
    }
    const there = shape.closest("defs") ? null : shape.getScreenCTM();
    if (there && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(there.inverse()))) {
      const own = paints(shape);
      if (own.length) colors = own;
    }
  }
  return colors;
}
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const e = texts.currentNode.parentElement;
  if (!texts.currentNode.textContent.trim() || !isShown(e) || e.closest("script, style, option, [inert]")) continue;
  if (e.closest("defs")) continue;
  const style = getComputedStyle(e);
  const isSvg = e instanceof SVGElement;
  const color = rgba(isSvg ? style.fill : style.color);
  const size = parseFloat(style.fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  const worst = Math.min(...(isSvg ? behindSvg(e) : grounds(e)).map((ground) => contrast(color, ground)));
  if (worst < needed) wrong.push(`contrast ${worst.toFixed(2)}: ${brief(e)}`);
}
return wrong;
