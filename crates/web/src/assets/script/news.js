
// What the others did: the last action of each family is marked on the board, and a card shows its action again.

const spotNamed = (name) => name && byId("board")?.querySelector(`[data-spot="${CSS.escape(name)}"]`);

// The place of something in the board, as an overlay needs it.
function placeOn(board, spot) {
  const [at, frame] = [spot.getBoundingClientRect(), board.getBoundingClientRect()];
  return { x: at.x - frame.x + board.scrollLeft, y: at.y - frame.y + board.scrollTop, width: at.width, height: at.height };
}

// What lies over the board and is not of it; nothing of it sticks out at the side.
function overlay() {
  const board = byId("board");
  let layer = byId("overlay");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "overlay";
    board.append(layer);
  }
  layer.style.height = 0;
  layer.style.height = `${Math.max(board.clientHeight, board.scrollHeight)}px`;
  return layer;
}

function markDeeds() {
  for (const old of all(".deed-mark")) old.remove();
  const board = byId("board");
  const last = new Map(all("[data-deed]").map((card) => [card.dataset.deed, card]));
  const taken = new Map();
  for (const [letter, card] of last) {
    const spot = spotNamed(card.dataset.target);
    if (!spot) continue;
    const nth = taken.get(spot) ?? 0;
    taken.set(spot, nth + 1);
    const place = placeOn(board, spot);
    const mark = document.createElement("div");
    mark.className = `deed-mark ${[...card.closest("li").classList].find((name) => name.startsWith("arms-"))}`;
    mark.textContent = letter;
    mark.style.cssText = `left:${place.x + place.width - 12 - nth * 15}px;top:${place.y - 6}px`;
    overlay().append(mark);
  }
}

function showAgain(card) {
  const spots = [card.dataset.target, ...card.dataset.spots.split(" ")].map(spotNamed).filter(Boolean);
  for (const spot of spots) {
    spot.classList.remove("shown-again");
    void spot.getBoundingClientRect();
    spot.classList.add("shown-again");
    spot.addEventListener("animationend", () => spot.classList.remove("shown-again"), { once: true });
  }
  spots[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (spots[0] && !likesCalm.matches) fly(card, spots[0]);
  return spots.length > 0;
}

// The dice of a card fly to where they were used.
function fly(card, spot) {
  const to = spot.getBoundingClientRect();
  for (const die of all(".in-tray", card)) {
    const from = die.getBoundingClientRect();
    const copy = die.cloneNode(true);
    copy.classList.add("flying");
    copy.style.cssText = `left:${from.x}px;top:${from.y}px;width:${from.width}px;height:${from.height}px`;
    document.body.append(copy);
    const move = `translate(${to.x + to.width / 2 - from.x}px, ${to.y + to.height / 2 - from.y}px) scale(1.6)`;
    copy.animate([{ transform: "none" }, { transform: move, opacity: 1, offset: 0.8 }, { transform: move, opacity: 0 }],
      { duration: 900, easing: "ease-in-out" }).finished.finally(() => copy.remove());
  }
}

document.addEventListener("click", (event) => {
  const card = event.target.closest("[data-deed]");
  if (!card || !base || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (showAgain(card)) event.preventDefault();
});
addEventListener("resize", markDeeds);
// On a phone a part of the board slides past below its marks.
document.addEventListener("scroll", ({ target }) => {
  if (!target.closest?.("#board")) return;
  markDeeds();
  layGhosts(marks?.come ?? []);
}, true);
