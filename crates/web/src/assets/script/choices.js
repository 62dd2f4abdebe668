
// Choosing: each choice is a button; clicking spots of the board leaves only the buttons that are about these spots.
// What is picked but not asked for yet stays picked: dice may be picked before the question about dice comes.

let picked = new Set();

const choices = () => all("#answers .choice").map((button) => ({
  button, spots: new Set(button.dataset.spots.split(" ").filter(Boolean)),
}));
const fitting = (list, wanted) => list.filter(({ spots }) => [...wanted].every((spot) => spots.has(spot)));
const asked = (list) => new Set([...picked].filter((spot) => list.some(({ spots }) => spots.has(spot))));

function pick(spot) {
  const list = choices();
  if (picked.has(spot)) picked.delete(spot);
  else if (fitting(list, asked(list).add(spot)).length) picked.add(spot);
  else picked = new Set([spot]);
  narrow();
  document.querySelector(".choice.ready")?.focus({ preventScroll: true });
}

// Equal dice stand in for one another: whichever is clicked, the first that is free is picked, or the last picked let go.
function standIn(spot) {
  const alike = spot.closest("[data-alike]");
  if (!alike) return spot.dataset.spot;
  const names = [...alike.querySelectorAll(".open")].map((other) => other.dataset.spot);
  const free = names.find((name) => !picked.has(name));
  return free && !picked.has(spot.dataset.spot) ? free : names.findLast((name) => picked.has(name));
}

const isOpen = (spot) => (spot.closest("[data-alike]")?.querySelector(".open") ?? spot).classList.contains("open");

function narrow() {
  const list = choices();
  if (!list.length) picked.clear();
  const now = asked(list);
  while (now.size && !fitting(list, now).length) {
    const [first] = now;
    now.delete(first);
    picked.delete(first);
  }
  const fit = fitting(list, now);
  const buttons = new Set(fit.map(({ button }) => button));
  for (const { button, spots } of list) {
    button.hidden = !buttons.has(button);
    const isExact = spots.size === now.size;
    button.classList.toggle("ready", !button.hidden && now.size > 0 && (isExact || fit.length === 1));
  }
  const useful = new Set(fit.flatMap(({ spots }) => [...spots]));
  for (const group of all("#answers fieldset")) group.hidden = !group.querySelector(".choice:not([hidden])");
  for (const spot of all("[data-spot]")) {
    spot.classList.toggle("picked", picked.has(spot.dataset.spot));
    spot.classList.toggle("idle", now.size > 0 && !useful.has(spot.dataset.spot));
  }
  byId("narrowed")?.toggleAttribute("hidden", !now.size);
}

// What a choice was about is no longer picked: all of it if all was, else the first spot, which says what it is for.
function letGo(button) {
  const spots = (button?.dataset.spots ?? "").split(" ").filter(Boolean);
  const done = spots.every((spot) => picked.has(spot)) ? spots : spots.slice(0, 1);
  for (const spot of done) picked.delete(spot);
}

const isNarrowed = () => picked.size > 0;

function clearPicks() {
  picked.clear();
  narrow();
}

async function send(form, submitter) {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  try {
    if (form.id === "answers") letGo(submitter);
    const response = await post(form, submitter);
    if (form.matches("[data-hint]")) showAdvice(await response.text());
  } catch (refusal) {
    notify(refusal.message);
  } finally {
    form.ariaBusy = "false";
  }
}

function showAdvice(html) {
  const advice = byId("advice");
  if (!advice) return;
  advice.innerHTML = html;
  if (isAtEnd) showEndOfLog();
  const { advised: text, word } = advice.querySelector("[data-advised]")?.dataset ?? {};
  clearPicks();
  for (const { button } of choices()) {
    const isAdvised = button.value === text;
    button.classList.toggle("advised", isAdvised);
    if (isAdvised) button.dataset.advised = word;
    if (isAdvised) button.scrollIntoView({ block: "nearest" });
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!base || !form.matches("#answers, [data-send], [data-hint]")) return;
  event.preventDefault();
  send(form, event.submitter);
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-clear]")) clearPicks();
  const spot = event.target.closest("[data-spot]");
  if (!spot || !base || wasLongPress()) return;
  if (isOpen(spot)) pick(standIn(spot));
  else if (spot.dataset.thing) explain(spot);
});

document.addEventListener("keydown", (event) => {
  const spot = event.target.closest?.("[data-spot]");
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (event.key === "Escape") {
    // Whoever only wants a text out of the way does not take a choice back.
    const hadTip = isTipShown() && !isTipOfChoice();
    hideTip();
    if (closeMenus()) return;
    if (isNarrowed()) clearPicks();
    else if (!hadTip) document.querySelector("[data-step-back]")?.click();
  }
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.target.matches("input, textarea")) {
    event.preventDefault();
    byId("undo")?.click();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && event.target.matches?.(".choice")) {
    event.preventDefault();
    const shown = all(".choice:not([hidden])");
    shown.at((shown.indexOf(event.target) + step) % shown.length)?.focus();
  }
});

// What a choice is about shows on the board while the pointer is on it or the keyboard has brought somebody to it.
let meant = null;
function mean(button) {
  if (button === meant) return;
  meant = button;
  const spots = new Set((button?.dataset.spots ?? "").split(" "));
  for (const spot of all("[data-spot]")) spot.classList.toggle("meant", spots.has(spot.dataset.spot));
}
document.addEventListener("pointerover", (event) => mean(event.target.closest(".choice")));
document.addEventListener("focusin", (event) => mean(event.target.closest(".choice:focus-visible")));
