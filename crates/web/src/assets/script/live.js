
// The stream of changes. A page in the background lets go of its connection, because a browser has only a few, and
// asks now and then whether its person is wanted.

let source;
let revision = table?.dataset.revision;
let pulse;
let sleep;

let wasAsked = table?.dataset.asked === document.title;
function showTurn(isAsked) {
  document.title = isAsked ? table.dataset.asked : table.dataset.title;
  if (isAsked && !wasAsked) callPerson();
  wasAsked = isAsked;
}

// A connection that is soon back, because a node was gone and another one has taken over, was never missed.
const MISSED = 4000;
let missed;

function showLink(isLost) {
  if (isLost) return missed ??= setTimeout(() => byId("link")?.removeAttribute("hidden"), MISSED);
  clearTimeout(missed);
  missed = undefined;
  byId("link")?.setAttribute("hidden", "");
}

function receive(event) {
  revision = event.lastEventId;
  table.dataset.revision = revision;
  const update = JSON.parse(event.data);
  let isComplete = true;
  swap(() => { isComplete = apply(update); });
  showTurn(update.asked);
  if (!isComplete) start("");
}

function listen() {
  source?.close();
  // A language chosen in another window must not creep into this page.
  const query = new URLSearchParams({ from: revision, lang: document.documentElement.lang });
  if (table.dataset.seat) query.set("seat", table.dataset.seat);
  source = new EventSource(`${base}/events?${query}`);
  source.onopen = () => showLink(false);
  const stream = source;
  source.onmessage = (event) => whenReleased(() => { if (stream === source) receive(event); });
  source.onerror = () => {
    if (byId("ended")) return source.close();
    leaveForLots();
    showLink(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => document.hidden || start(revision), 3000);
  };
}

function start(from) {
  revision = from;
  clearInterval(pulse);
  clearTimeout(sleep);
  listen();
}

async function askQuietly() {
  try {
    const response = await fetch(`${base}/pulse`, { headers: { accept: "application/json" } });
    if (response.ok) showTurn((await response.json()).asked);
  } catch { /* the next time, perhaps */ }
}

function rest() {
  source?.close();
  clearInterval(pulse);
  pulse = setInterval(askQuietly, 15000);
}

if (base && !isStill) {
  document.addEventListener("visibilitychange", () => {
    clearTimeout(sleep);
    if (document.hidden) sleep = setTimeout(rest, 3000);
    else if (source.readyState === EventSource.CLOSED) start(revision);
  });
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && start(""));
  addEventListener("online", () => start(revision));
  start(revision);
}
