
// Walking through the moments of a game without leaving the page. No key is lost while a moment is on its way: what is
// counted is where somebody wants to be.

let wanted;
let isFetching = false;
let goal;

async function walk(address) {
  const moment = new URL(address, location.href);
  // Whoever came by a link in a language of its own stays in it.
  moment.searchParams.set("lang", document.documentElement.lang);
  wanted = moment.href;
  goal = Number(moment.searchParams.get("at"));
  if (isFetching) return;
  isFetching = true;
  while (wanted) {
    const next = wanted;
    wanted = undefined;
    try {
      const response = await fetch(next, { headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const fresh = page.getElementById("table");
      if (!fresh) throw new Error();
      await new Promise(whenReleased);
      swap(() => { table.innerHTML = fresh.innerHTML; });
      showAutoplay();
      showEndOfLog();
      history.replaceState(null, "", next);
    } catch {
      notify(document.body.dataset.noMoment);
      pauseReplay();
    }
  }
  isFetching = false;
}

const lastMoment = () => Number(byId("at").max);

function walkTo(moment) {
  const address = new URL(location.href);
  address.searchParams.set("at", Math.max(0, Math.min(moment, lastMoment())));
  // Which of its moves is shown is chosen for one decision alone.
  address.searchParams.delete("shown");
  return walk(address.href);
}

// By itself, at the speed that somebody likes.
let running;
let speed;

function pauseReplay() {
  clearTimeout(running);
  running = undefined;
  showAutoplay();
}

function runReplay() {
  clearTimeout(running);
  if (goal >= lastMoment()) return pauseReplay();
  running = setTimeout(async () => {
    await walkTo(goal + 1);
    if (running) runReplay();
  }, Number(speed ?? byId("speed").value));
  showAutoplay();
}

function showAutoplay() {
  const button = byId("autoplay");
  if (!button) return;
  button.dataset.play ??= button.textContent;
  button.textContent = running ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-pressed", Boolean(running));
  if (speed) byId("speed").value = speed;
}

if (table && "replay" in table.dataset) {
  goal = Number(table.dataset.at);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#autoplay")) {
      if (running) return pauseReplay();
      if (goal >= lastMoment()) goal = -1;
      return runReplay();
    }
    const link = event.target.closest("#table a[href*='/replay?']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pauseReplay();
    const step = { back: -1, next: 1 }[link.id];
    if (step) walkTo(goal + step);
    else walk(link.href);
  });
  document.addEventListener("change", (event) => { if (event.target.id === "speed") speed = event.target.value; });
  document.addEventListener("input", (event) => { if (event.target.id === "at") walkTo(Number(event.target.value)); });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = { ArrowLeft: goal - 1, ArrowRight: goal + 1, Home: 0, End: lastMoment() }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    pauseReplay();
    walkTo(to);
  });
}
if (table) showEndOfLog();
if (table) afterSwap();
