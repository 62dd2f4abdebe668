
// The full text of whatever is under the pointer, has the focus or is pressed for long; and why it cannot be used.

let tips = new Map();
let tipTimer;
let pressTimer;
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
  const near = spot.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const right = near.right + 8;
  const x = right + own.width < innerWidth ? right : Math.max(8, near.left - own.width - 8);
  tip.style.left = `${Math.min(x, Math.max(8, innerWidth - own.width - 8))}px`;
  tip.style.top = `${Math.max(8, Math.min(near.top, innerHeight - own.height - 8))}px`;
}

const thingAt = (event) => event.target.closest?.(base ? "[data-spot], [data-thing], [data-say], .choice" : "[data-thing], [data-say]");

document.addEventListener("pointerover", (event) => {
  const spot = thingAt(event);
  if (!spot || event.pointerType === "touch") return;
  clearTimeout(tipTimer);
  tipTimer = setTimeout(() => explain(spot), 500);
});
document.addEventListener("pointerout", (event) => { if (thingAt(event) && event.pointerType !== "touch") hideTip(); });
document.addEventListener("focusin", (event) => {
  const spot = thingAt(event);
  if (spot?.matches(":focus-visible")) explain(spot);
});
document.addEventListener("focusout", (event) => { if (thingAt(event)) hideTip(); });
document.addEventListener("pointerdown", (event) => {
  const spot = thingAt(event);
  longPress = false;
  if (!spot) hideTip();
  else if (event.pointerType === "touch") pressTimer = setTimeout(() => { longPress = true; explain(spot); }, 500);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => { if (event.pointerType === "touch") clearTimeout(pressTimer); });
}
// Whoever has pressed a choice for long wanted to read about it.
document.addEventListener("click", (event) => {
  if (longPress && event.target.closest(".choice")) event.preventDefault();
}, true);
