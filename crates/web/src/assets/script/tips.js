
// The full text of whatever is under the pointer, has the focus or is pressed for long; and why it cannot be used.

let tips = new Map();
let tipTimer;
let pressTimer;
let pressedSince = 0;
let longPress = false;

let tipOf;

const isTipShown = () => Boolean(byId("tip")?.matches(":popover-open"));
const isTipOfChoice = () => Boolean(tipOf?.matches(".choice"));
const wasLongPress = () => longPress;

function forgetTips() {
  tips = new Map();
  hideTip();
}

function hideTip() {
  clearTimeout(tipTimer);
  if (isTipShown()) byId("tip").hidePopover();
}

function text(kind, name, picked = []) {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (table.dataset.seat) query.set("seat", table.dataset.seat);
  for (const pick of picked) query.append("pick", pick);
  const path = base ?? location.pathname.replace(/\/replay$/, "");
  const address = `${path}/${kind}/${encodeURIComponent(name)}?${query}`;
  if (!tips.has(address)) tips.set(address, call(address).then((response) => response.text()).catch(() => ""));
  return tips.get(address);
}

function sayOf(id) {
  const said = document.createElement("p");
  said.textContent = byId(id)?.textContent;
  return said.outerHTML;
}

// A choice is explained by the rule of what it is about, if that has one.
async function ruleOf(choice) {
  const [first] = choice.dataset.spots.split(" ");
  const thing = first && document.querySelector(`[data-spot="${CSS.escape(first)}"]`)?.dataset.thing;
  const html = thing ? await text("thing", thing) : "";
  return html.includes("<h3") ? html : "";
}

// A text that the page has already, or one that is asked for.
function explanation(spot) {
  if (spot.matches(".choice")) return ruleOf(spot);
  if (spot.dataset.say) return sayOf(spot.dataset.say);
  return base && spot.dataset.spot ? text("spot", spot.dataset.spot, picks) : text("thing", spot.dataset.thing);
}

async function explain(spot) {
  const html = await explanation(spot);
  const tip = byId("tip");
  if (!html || !spot.isConnected || !tip?.showPopover) return;
  tip.innerHTML = html;
  tipOf = spot;
  tip.classList.toggle("of-choice", isTipOfChoice());
  tip.showPopover();
  const { x, y } = placeBeside(spot.getBoundingClientRect(), tip.getBoundingClientRect(), keptClear());
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

// What a text must not hide: the dice, and what the choice is about that it explains.
const keptClear = () => all("[data-unhidden], .spot.meant").map((thing) => thing.getBoundingClientRect());

// Beside something on the screen, wherever least is hidden: at the right, at the left, below, above.
function placeBeside(near, own, clear) {
  const sides = [[near.right + 8, near.top], [near.left - own.width - 8, near.top], [near.left, near.bottom + 8], [near.left, near.top - own.height - 8]];
  const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
  const hidden = ({ x, y }, box) =>
    Math.max(0, Math.min(x + own.width, box.right) - Math.max(x, box.left)) *
    Math.max(0, Math.min(y + own.height, box.bottom) - Math.max(y, box.top));
  const places = sides.map(([left, top]) => ({ x: within(left, own.width, innerWidth), y: within(top, own.height, innerHeight) }));
  const cost = (place) => [near, ...clear].reduce((sum, box) => sum + hidden(place, box), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

const thingAt = (event) => event.target.closest?.(base ? "[data-spot], [data-thing], [data-say], .choice" : "[data-thing], [data-say]");

// Only a pointer that really moves asks for a text: what is swapped under a resting one explains nothing.
let pointerAt = "";
let pointedAt = null;
document.addEventListener("pointermove", (event) => {
  const at = `${event.screenX} ${event.screenY}`;
  if (event.pointerType === "touch" || at === pointerAt) return;
  pointerAt = at;
  const spot = thingAt(event);
  if (spot === pointedAt) return;
  pointedAt = spot;
  clearTimeout(tipTimer);
  if (spot) tipTimer = setTimeout(() => explain(spot), 500);
});
document.addEventListener("pointerout", (event) => {
  const left = thingAt(event);
  if (!left || event.pointerType === "touch" || left.contains(event.relatedTarget)) return;
  pointedAt = null;
  hideTip();
});
document.addEventListener("focusin", (event) => {
  const spot = thingAt(event);
  if (!isLedThere && spot?.matches(":focus-visible")) explain(spot);
});
document.addEventListener("focusout", (event) => { if (thingAt(event)) hideTip(); });
document.addEventListener("pointerdown", (event) => {
  const spot = thingAt(event);
  longPress = false;
  pressedSince = event.timeStamp;
  if (!spot) hideTip();
  else if (event.pointerType === "touch") pressTimer = setTimeout(() => explain(spot), 500);
});
// By the clock of the screen: a busy browser must not take a short press for a long one.
document.addEventListener("pointerup", (event) => {
  longPress = event.pointerType === "touch" && event.timeStamp - pressedSince >= 500;
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => { if (event.pointerType === "touch") clearTimeout(pressTimer); });
}
// Whoever has pressed a choice for long wanted to read about it.
document.addEventListener("click", (event) => {
  if (longPress && event.target.closest(".choice")) event.preventDefault();
}, true);
