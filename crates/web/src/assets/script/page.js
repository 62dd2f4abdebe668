// The script of all pages. It swaps in what the server has drawn, sends what people choose, and knows no rules.

const byId = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = byId("table");
const base = table?.dataset.live;
// A table at which nothing happens by itself: a move leads to another page.
const isStill = table?.dataset.still !== undefined;
const likesCalm = matchMedia("(prefers-reduced-motion: reduce)");

document.documentElement.classList.add("scripted");

let noticeTimer;
function notify(text) {
  const notice = byId("notice");
  if (!notice) return;
  notice.textContent = text;
  notice.classList.add("shown");
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => notice.classList.remove("shown"), 6000);
}

// Where several machines share a table, one that goes while it is asked is no loss: under the same name another does it, and
// what was done already is not done again.
const isRepeatable = (address, options) =>
  table?.dataset.shared !== undefined && (!options?.method || /\/(answer|undo|say|chance|hand)$/.test(address.pathname));
const newName = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
async function attempt(address, options) {
  const headers = { accept: "application/json", ...(options?.method && { "idempotency-key": newName() }) };
  for (let left = isRepeatable(address, options) ? 8 : 0; ; left -= 1) {
    const response = await fetch(address, { ...options, headers }).catch((error) => { if (!left) throw error; });
    if (response && (!left || ![502, 503, 504].includes(response.status))) return response;
    await new Promise((done) => { setTimeout(done, 700); });
  }
}

// Whatever goes wrong is told in the words of the page: a browser's own are for those who made it.
async function call(address, options) {
  let response;
  try {
    response = await attempt(address, options);
  } catch {
    throw new Error(document.body.dataset.unreachable);
  }
  if (response.ok) return response;
  const refusal = await response.json().catch(() => ({}));
  throw new Error(refusal.message || document.body.dataset.failed);
}

const fetchJson = async (address) => (await call(address)).json();
function post(form, submitter) {
  const address = new URL(form.action);
  // The answer is in the language of this page, also if it was opened by a link in another one than is usual here.
  address.searchParams.set("lang", document.documentElement.lang);
  return call(address, { method: "POST", body: new URLSearchParams(new FormData(form, submitter)) });
}

async function copy(button) {
  const link = new URL(button.dataset.copy, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    const words = button.textContent;
    button.textContent = document.body.dataset.copied;
    setTimeout(() => { button.textContent = words; }, 1500);
  } catch {
    notify(link);
  }
}

// The phone's own way of sending a link, where there is one.
function offerSharing() {
  for (const button of all("[data-share]")) button.hidden = !navigator.share;
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button) navigator.share({ title: table?.dataset.title, url: new URL(button.dataset.share, location.href).href }).catch(() => {});
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) copy(button);
  if (event.target.closest("[data-back]")) history.back();
});

// A menu closes when somebody goes on elsewhere; says whether one was open.
function closeMenus(except) {
  const open = all(".menu[open]").filter((menu) => menu !== except);
  for (const menu of open) menu.removeAttribute("open");
  return open.length > 0;
}
document.addEventListener("click", (event) => closeMenus(event.target.closest(".menu")));

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
});
