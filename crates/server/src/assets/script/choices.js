
// Choosing: each choice is a button; clicking spots of the board leaves only the buttons that are about these spots.

let picked = new Set();

const choices = () => all("#answers .choice").map((button) => ({
  button, touches: new Set(button.dataset.touches.split(" ").filter(Boolean)),
}));
const fitting = (spots) => choices().filter(({ touches }) => [...spots].every((spot) => touches.has(spot)));

function pick(spot) {
  if (picked.has(spot)) picked.delete(spot);
  else if (fitting(new Set([...picked, spot])).length) picked.add(spot);
  else picked = new Set([spot]);
  narrow();
  document.querySelector(".choice.ready")?.focus({ preventScroll: true });
}

function narrow() {
  while (picked.size && !fitting(picked).length) picked.delete([...picked][0]);
  const fit = new Set(fitting(picked).map(({ button }) => button));
  for (const { button, touches } of choices()) {
    button.hidden = !fit.has(button);
    const isExact = picked.size > 0 && touches.size === picked.size;
    button.classList.toggle("ready", !button.hidden && picked.size > 0 && (isExact || fit.size === 1));
  }
  for (const group of all("#answers fieldset")) group.hidden = !group.querySelector(".choice:not([hidden])");
  for (const spot of all("[data-spot]")) spot.classList.toggle("picked", picked.has(spot.dataset.spot));
  byId("narrowed")?.toggleAttribute("hidden", !picked.size);
}

function clearPicks() {
  picked.clear();
  narrow();
}

async function send(form, submitter) {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  try {
    const response = await post(form, submitter);
    if (form.matches("[data-hint]")) showAdvice(await response.text());
    else if (form.id === "answers") picked.clear();
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
  const text = advice.querySelector("[data-advised]")?.dataset.advised;
  clearPicks();
  for (const { button } of choices()) {
    const isAdvised = button.value === text;
    button.classList.toggle("advised", isAdvised);
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
  if (spot.classList.contains("open")) pick(spot.dataset.spot);
  else if (spot.dataset.thing) explain(spot);
});

document.addEventListener("keydown", (event) => {
  const spot = event.target.closest?.("[data-spot]");
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (event.key === "Escape") {
    if (isTipShown()) hideTip();
    else clearPicks();
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
