
// A guide says one thing at a time, beside what it is about, and answers whatever else somebody tries.

const guideSteps = () => all("#guide .said li");
let guideAt = 0;
let guideFirst;

// What is new begins at its first step; whoever has read on stays where they are.
function showGuide() {
  const said = document.querySelector("#guide .said");
  for (const old of all(".guide-halo")) old.remove();
  if (!said) return;
  const [isNew, isFirst] = [said.dataset.first !== guideFirst, guideFirst === undefined];
  if (isNew) guideAt = Number(said.dataset.first);
  guideFirst = said.dataset.first;
  tellStep();
  if (isNew && !isFirst) readOn();
}

// Whoever has answered goes on with what is told then: by keyboard it is a long way round the page from the next question.
function readOn() {
  const next = byId("guide-next");
  const isAtPlay = ["ask", "board", "guide"].some((id) => byId(id)?.contains(document.activeElement));
  const hadFocus = document.activeElement === document.body || isAtPlay;
  if (!hadFocus || next.hidden) return;
  isLedThere = true;
  next.focus({ preventScroll: true });
  isLedThere = false;
}

function tellStep() {
  const steps = guideSteps();
  guideAt = Math.max(0, Math.min(guideAt, steps.length - 1));
  const step = steps[guideAt];
  if (!step) return;
  const isLast = guideAt === steps.length - 1;
  const text = byId("guide-text");
  if (text.textContent !== step.textContent) {
    text.replaceChildren(...step.cloneNode(true).childNodes);
    byId("guide-answer").textContent = "";
  }
  byId("guide-count").textContent = step.dataset.count;
  byId("guide-back").disabled = guideAt === 0;
  byId("guide-next").hidden = isLast;
  for (const id of ["guide-do", "guide-show"]) byId(id)?.toggleAttribute("hidden", !isLast);
  placeGuide(true);
  markWanted();
  followMoves();
}

// Whatever is still on its way lies elsewhere when it has arrived: rings and text are placed again whenever something comes
// to rest. What goes on for ever (a glow) never does. The next frame is waited for, in which what a swap moves has begun.
function followMoves() {
  requestAnimationFrame(() => {
    for (const animation of byId("board")?.getAnimations({ subtree: true }) ?? []) {
      const ends = animation.effect?.getComputedTiming().endTime;
      const isHalo = animation.effect?.target?.classList.contains("guide-halo");
      if (Number.isFinite(ends) && !isHalo) animation.finished.then(() => placeGuide(false), () => {});
    }
  });
}

function turnGuide(by) {
  guideAt += by;
  tellStep();
  if (byId("guide-next").hidden && document.activeElement === document.body) byId("guide-text").focus({ preventScroll: true });
}

// The reason why something else is to be done; says whether there is a guide to give it.
function answerTry(reason) {
  const answer = byId("guide-answer");
  if (!answer || byId("guide").hidden) return false;
  guideAt = guideSteps().length - 1;
  tellStep();
  answer.textContent = reason;
  placeGuide(true);
  return true;
}

// In the list of choices the one that is meant stands out too, and says to a screen reader what the guide says.
function markWanted() {
  const wanted = document.querySelector("#guide .said")?.dataset.wanted;
  for (const choice of all("#move .choice")) {
    const isWanted = wanted === choice.value && guideAt === guideSteps().length - 1;
    choice.classList.toggle("wanted", isWanted);
    if (isWanted) choice.setAttribute("aria-describedby", "guide-text");
    else choice.removeAttribute("aria-describedby");
    if (isWanted) choice.scrollIntoView({ block: "nearest" });
  }
}

// Spots, or things that lie within one: the characters before le Roy.
const thingNamed = (name) => name && byId("board")?.querySelector(`[data-thing="${CSS.escape(name)}"]`);
const guideSpots = () => (guideSteps()[guideAt]?.dataset.spots ?? "").split(" ").map((name) => spotNamed(name) ?? thingNamed(name)).filter(Boolean);

// A ring around each spot, and the text where it covers least of what can be picked.
function placeGuide(shouldReveal) {
  for (const old of all(".guide-halo")) old.remove();
  const box = byId("guide");
  if (!box || box.hidden) return;
  box.classList.remove("afloat");
  box.removeAttribute("style");
  const spots = guideSpots();
  if (!spots.length) return;
  const board = byId("board");
  for (const spot of spots) {
    const { x, y, width, height } = placeOn(board, spot);
    const halo = document.createElement("div");
    halo.className = "guide-halo";
    halo.style.cssText = `left:${x - 5}px;top:${y - 5}px;width:${width + 10}px;height:${height + 10}px`;
    overlay().append(halo);
  }
  if (shouldReveal) reveal(spots);
  if (matchMedia("(min-width: 900px)").matches) floatGuide(box, spots);
}

// On a small screen the guide lies over the top of the page and the question over its bottom: what is told of has to be between.
function band() {
  const [guide, asked] = [byId("guide"), byId("ask")];
  const lies = (box) => getComputedStyle(box).position === "sticky";
  const top = lies(guide) ? guide.getBoundingClientRect().bottom : 0;
  const bottom = lies(asked) ? asked.getBoundingClientRect().top : innerHeight;
  return { top, bottom, height: bottom - top };
}

// The first spot, and of the others what there is room for.
function extent(spots, room) {
  const [first, ...others] = spots.map((spot) => spot.getBoundingClientRect());
  let { top, bottom } = first;
  for (const rect of others) {
    const both = { top: Math.min(top, rect.top), bottom: Math.max(bottom, rect.bottom) };
    if (both.bottom - both.top <= room) ({ top, bottom } = both);
  }
  return { top, bottom: Math.min(bottom, top + room) };
}

// What slides past sideways is brought to where it can be seen, the first spot last.
function revealSideways(spots) {
  if (!matchMedia("(max-width: 700px)").matches) return;
  for (const spot of spots.toReversed()) spot.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

// Scrolling may move the guide itself to its place at the top, so what is free is looked at again.
function reveal(spots) {
  revealSideways(spots);
  for (let tries = 0; tries < 3; tries += 1) {
    const free = band();
    const { top, bottom } = extent(spots, free.height);
    if (top >= free.top && bottom <= free.bottom) return;
    if (!tries) spots[0].scrollIntoView({ block: "center", inline: "nearest" });
    else scrollBy({ top: (top + bottom - free.top - free.bottom) / 2, behavior: "instant" });
  }
}

// Beside one of the spots, never over any of them: if there is no such place, it stays at the side.
function floatGuide(box, spots) {
  const rects = spots.map((spot) => spot.getBoundingClientRect());
  box.classList.add("afloat");
  const { width, height } = box.getBoundingClientRect();
  const kept = [...all("#board .open, #board .audience").map((spot) => spot.getBoundingClientRect()), byId("ask").getBoundingClientRect()];
  let best;
  for (const target of rects) {
    for (const { name, left, top } of placesBeside(target, width, height)) {
      const x = Math.max(8, Math.min(left, innerWidth - width - 8));
      const y = Math.max(8, Math.min(top, innerHeight - height - 8));
      const place = { left: x, top: y, right: x + width, bottom: y + height };
      if (rects.some((rect) => overlap(place, rect))) continue;
      const moved = Math.abs(x - left) + Math.abs(y - top);
      const cost = moved + kept.reduce((sum, rect) => sum + overlap(place, rect), 0);
      if (!best || cost < best.cost) best = { cost, name, x, y, target };
    }
  }
  if (!best) return void box.classList.remove("afloat");
  const isBeside = best.name === "right" || best.name === "left";
  const along = isBeside ? middle(best.target.top, best.target.height, 0) - best.y : middle(best.target.left, best.target.width, 0) - best.x;
  const most = isBeside ? height : width;
  box.dataset.side = best.name;
  box.style.cssText = `left:${best.x}px;top:${best.y}px;--along:${Math.max(16, Math.min(along, most - 16))}px`;
}

const middle = (from, size, own) => from + size / 2 - own / 2;

function placesBeside(target, width, height) {
  const gap = 16;
  const [left, top] = [middle(target.left, target.width, width), middle(target.top, target.height, height)];
  return [
    { name: "right", left: target.right + gap, top },
    { name: "left", left: target.left - gap - width, top },
    { name: "below", left, top: target.bottom + gap },
    { name: "above", left, top: target.top - gap - height },
  ];
}

function overlap(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#guide-next")) turnGuide(1);
  if (event.target.closest("#guide-back")) turnGuide(-1);
});
addEventListener("resize", () => placeGuide(false));
document.addEventListener("scroll", (event) => { if (!event.target.closest?.("#log, #guide, .ask")) placeGuide(false); }, { capture: true, passive: true });
showGuide();
