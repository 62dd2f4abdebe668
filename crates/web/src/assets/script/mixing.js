// This browser's part in the seed of a game: it promises a nonce when its person sits down, shows it once everybody has
// promised, and keeps a slip of all promises to hold the record against.

const NONCES = "troyes-nonces";
const keptNonces = () => JSON.parse(localStorage.getItem(NONCES) ?? "[]");
const slipKey = (id) => `troyes-slip-${id}`;

// A new nonce for every promise: one that was shown is no secret any more.
function newPromise() {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  const promised = toHex(sha256(nonce));
  localStorage.setItem(NONCES, JSON.stringify([...keptNonces().slice(-31), [promised, toHex(nonce)]]));
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

let isMixing = false;
async function haveMixed() {
  showSlips();
  const mixing = byId("mixing");
  if (!mixing?.dataset.path || isMixing) return;
  const { path, place, shows, slip } = mixing.dataset;
  const send = (what, fields) => call(`${path}/${what}`, { method: "POST", body: new URLSearchParams({ seat: place, ...fields }) });
  isMixing = true;
  try {
    if (mixing.dataset.awaited !== undefined) await send("promise", { commitment: promiseOrNothing() });
    const kept = shows && keptNonces().find(([promised]) => promised === shows);
    if (kept) {
      const [, nonce] = kept;
      const promises = JSON.parse(slip);
      localStorage.setItem(slipKey(promises.table), JSON.stringify({ ...promises, place: Number(place), nonce }));
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
