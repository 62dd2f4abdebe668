
// Swapping parts of the page: focus, open details and the end of the log survive, and what has moved moves.

function places() {
  return new Map(all("[data-move]").map((thing) => [thing.dataset.move, thing.getBoundingClientRect()]));
}

function animate(before) {
  if (likesCalm.matches) return;
  for (const thing of all("[data-move]")) {
    const from = before.get(thing.dataset.from) ?? before.get(thing.dataset.move);
    const to = thing.getBoundingClientRect();
    if (!from || (!from.width && !from.height)) continue;
    const scale = thing.parentNode.getScreenCTM?.()?.a ?? 1;
    const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const move = thing.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }],
      { duration: 450, easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" },
    );
    rememberMove(thing, move);
  }
}

// Whoever has just chosen waits at the question, and is at the first choice when the next question comes. Whatever else
// had the focus keeps it, or hands it on to what is around it: it never falls to the page.
function keepFocus(change) {
  const focused = document.activeElement;
  const isChoosing = focused?.matches(".choice, #do, #question, [data-click]");
  const around = [];
  for (let one = focused; one && one !== document.body; one = one.parentElement) if (one.id) around.push(one.id);
  change();
  if (!focused || focused === document.body || focused.isConnected) return;
  if (isChoosing && !(focused.id !== "question" && byId(focused.id)?.checkVisibility())) return focusOnMove();
  for (const id of around) {
    byId(id)?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
  focusOnMove();
}

// Where a move goes on: at its confirm, its first choice, or the question while somebody else is asked.
function focusOnMove() {
  const choice = () => all(".choice").find((one) => one.checkVisibility());
  isLedThere = true;
  (byId("do") ?? choice() ?? byId("question"))?.focus({ preventScroll: true });
  isLedThere = false;
}

// Whether the page itself has moved the focus: nobody has asked what is there.
let isLedThere = false;

// The log stays at its end until somebody scrolls back in it, however its height changes.
let isAtEnd = true;
document.addEventListener("scroll", ({ target }) => {
  if (target.id === "log") isAtEnd = target.scrollTop + target.clientHeight > target.scrollHeight - 40;
}, true);

function swap(change) {
  const before = places();
  const open = all("details[open][id]").map((details) => details.id);
  keepFocus(change);
  for (const id of open) byId(id)?.setAttribute("open", "");
  if (isAtEnd) showEndOfLog();
  afterSwap();
  animate(before);
}

function showEndOfLog() {
  const log = byId("log");
  const now = log?.querySelector(".now");
  if (now) now.scrollIntoView({ block: "nearest" });
  else if (log) log.scrollTop = log.scrollHeight;
}

// Whether everything that changed was found on the page.
function apply(update) {
  let complete = true;
  if (update.whole !== undefined) table.innerHTML = update.whole;
  for (const [id, html] of update.parts ?? []) {
    const part = byId(id);
    if (part) part.outerHTML = html;
    else complete = false;
  }
  for (const { id, remove, append } of update.lists ?? []) {
    for (const member of remove) byId(member)?.remove();
    const list = byId(id);
    if (list) list.insertAdjacentHTML("beforeend", append);
    else complete = false;
  }
  return complete;
}

// On a phone the score stands above the board: whoever has scrolled down is led to it.
let wasOver = Boolean(document.querySelector(".scores"));
function showScore() {
  const isOver = Boolean(document.querySelector(".scores"));
  if (isOver && !wasOver) byId("ask").scrollIntoView({ block: "start" });
  wasOver = isOver;
}

function afterSwap() {
  const cover = byId("cover");
  const isCovered = Boolean(cover && !cover.hidden);
  for (const id of ["board", "ask", "families", "log", "about", "primer"]) byId(id)?.toggleAttribute("inert", isCovered);
  if (isCovered) byId("uncover")?.focus();
  forgetTips();
  renewDraft();
  showDice();
  markDeeds();
  unfoldRound();
  showScenePace();
  showWishes();
  offerSharing();
  showPush();
  showScore();
  showGuide();
  haveMixed();
}
