
// Walking through the moments of a game without leaving the page.

let wanted;
let isFetching = false;

async function walk(address) {
  wanted = address;
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
      swap(() => { table.innerHTML = fresh.innerHTML; });
      showEndOfLog();
      history.replaceState(null, "", next);
    } catch {
      notify(document.body.dataset.noMoment);
    }
  }
  isFetching = false;
}

if (table && "replay" in table.dataset) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#table a[href*='/replay?']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    walk(link.href);
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "at") return;
    const address = new URL(location.href);
    address.searchParams.set("at", event.target.value);
    walk(address.href);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (!step) return;
    event.preventDefault();
    walk(byId(step).href);
  });
}
if (table) showEndOfLog();
if (table) afterSwap();
