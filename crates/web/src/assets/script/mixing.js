// This browser's part in the seed of a game: it promises a nonce when its person sits down, shows it once everybody has
// promised, and keeps a slip of all promises to hold the record against.

const NONCES = "troyes-nonces";
const keptNonces = () => JSON.parse(localStorage.getItem(NONCES) ?? "[]");
const slipKey = (id) => `troyes-slip-${id}`;

// A new nonce for every promise: one that was shown is no secret any more.
function newPromise() {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  const promised = toHex(sha256(nonce));
  localStorage.setItem(NONCES, JSON.stringify([...keptNonces().slice(-127), [promised, toHex(nonce)]]));
  return promised;
}

addEventListener("submit", ({ target: form }) => {
  if (!form.matches("[data-promise]")) return;
  let field = form.elements.commitment;
  if (!field) {
    field = document.createElement("input");
    [field.type, field.name] = ["hidden", "commitment"];
    form.append(field);
  }
  field.value = promiseOrNothing();
}, true);

// Nothing, where there is nowhere to keep a nonce until it is shown.
function promiseOrNothing() {
  try {
    return newPromise();
  } catch {
    return "";
  }
}

// The slip is what was promised when the nonce was first shown: whoever has seen the nonce can promise nothing more, even if
// the page says otherwise by then.
function keepSlip(shows, slip) {
  const nonces = keptNonces();
  const entry = nonces.find(([promised]) => promised === shows);
  if (entry[2]) return;
  localStorage.setItem(slipKey(slip.table), JSON.stringify(slip));
  entry[2] = true;
  localStorage.setItem(NONCES, JSON.stringify(nonces));
}

let isMixing = false;
// What was promised for a place: the same again, should nobody know whether it has arrived.
let sent;
async function haveMixed() {
  showSlips();
  const mixing = byId("mixing");
  if (!mixing?.dataset.path || isMixing) return;
  const { path, place, shows, slip } = mixing.dataset;
  const send = (what, fields) => call(`${path}/${what}`, { method: "POST", body: new URLSearchParams({ seat: place, ...fields }) });
  isMixing = true;
  try {
    if (mixing.dataset.awaited !== undefined) {
      if (sent?.place !== place) sent = { place, commitment: promiseOrNothing() };
      await send("promise", { commitment: sent.commitment });
    }
    const kept = shows && keptNonces().find(([promised]) => promised === shows);
    if (kept) {
      const [, nonce] = kept;
      keepSlip(shows, { ...JSON.parse(slip), place: Number(place), nonce });
      await send("show", { nonce });
      localStorage.setItem(NONCES, JSON.stringify(keptNonces().filter(([promised]) => promised !== shows)));
    }
  } catch {
    // Another window has done it, or the connection is lost: whichever it is, the next look tells.
    setTimeout(haveMixed, 2000);
  }
  isMixing = false;
}

// Where lots are drawn everybody may sit elsewhere afterwards: the page is another one.
function leaveForLots() {
  if (byId("mixing")?.dataset.lots !== undefined) location.replace(base);
}

function showSlips() {
  for (const button of all("[data-slip-of]")) button.hidden = !localStorage.getItem(slipKey(button.dataset.slipOf));
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-slip-of]");
  if (!button) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([localStorage.getItem(slipKey(button.dataset.slipOf))], { type: "application/json" }));
  link.download = `slip-${button.dataset.slipOf}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
});

function showTimeLeft() {
  const showing = byId("showing");
  if (!showing) return;
  showing.hidden = false;
  const left = Math.max(0, Math.round(showing.dataset.until - Date.now() / 1000));
  showing.querySelector(".clock").textContent = `0:${String(left).padStart(2, "0")}`;
}
if (base && !isStill) {
  setInterval(showTimeLeft, 1000);
  haveMixed();
}
