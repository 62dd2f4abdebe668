
// Thinking a move over. Whatever is picked, on the board or in a list, goes to the server, which answers with the panel
// of the whole move and with what glows on the board. Picks are texts of the server's; no rule is known here.

let picks = [];
let marks = null;
let questionShown;
let thinking = Promise.resolve();
// The question to which a move has been sent; what is clicked until it is gone is no second move.
let questionAnswered;
let playedAt = -Infinity;

const ask = () => byId("ask");
// Where all choose at once, several seats may be asked questions of the same number.
function askedNow() {
  const { seat, question } = ask()?.dataset ?? {};
  return question && `${seat}/${question}`;
}
const isPicking = () => picks.length > 0;

function draftAddress(next, click) {
  const { question } = ask().dataset;
  const query = new URLSearchParams({ seat: byId("ask")?.dataset.seat ?? table.dataset.seat ?? 0, question, lang: document.documentElement.lang });
  for (const pick of next) query.append("pick", pick);
  if (click) query.set("click", click);
  return `${base}/draft?${query}`;
}

// One after the other: each click is about what the one before has led to.
function think(next, click) {
  thinking = thinking.then(() => tryToThink(next(), click)).catch((refusal) => notify(refusal.message));
  return thinking;
}

async function tryToThink(next, click) {
  const asked = askedNow();
  if (!asked || asked === questionAnswered) return;
  const answer = await fetchJson(draftAddress(next, click));
  if (askedNow() !== asked) return;
  if (answer.confirmed) return confirmMove();
  if (answer.refused) return notify(answer.refused);
  await new Promise(whenReleased);
  if (askedNow() !== asked) return;
  showDraft(answer);
  if (answer.plain && (click || next.length)) return confirmMove();
}

function showDraft({ panel, picks: now, marks: laid, said }) {
  const panelBox = byId("move");
  if (!panelBox) return;
  const hadFocus = panelBox.contains(document.activeElement) || document.activeElement === document.body;
  const open = all("details[open][id]", panelBox).map((details) => details.id);
  [picks, marks] = [now, laid];
  panelBox.dataset.picks = now.length;
  panelBox.innerHTML = panel;
  for (const id of open) byId(id)?.setAttribute("open", "");
  layMarks();
  markWanted();
  byId("said").textContent = isPicking() ? said : "";
  // Whoever picks on the board by keyboard stays there: a second press of the target confirms.
  if (hadFocus) focusOnMove();
}

function confirmMove() {
  const form = byId("confirm");
  if (!form?.elements.choice) return;
  if (isStill) return form.submit();
  byId("said").textContent = "";
  send(form);
}

const clickSpot = (spot) => think(() => picks, spot);
const pickAnswer = (asked, value) =>
  think(() => [...picks.filter((pick) => !pick.startsWith(`${asked}=`)), `${asked}=${value}`]);

function clearPicks() {
  return think(() => []);
}

// A new question begins a new move; whatever else has changed, the same picks may come to something else.
function renewDraft() {
  const question = askedNow();
  const isNew = question !== questionShown;
  questionShown = question;
  if (isNew || !question) picks = [];
  if (isNew) questionAnswered = undefined;
  const laid = ask()?.dataset.marks;
  if (!isPicking()) marks = laid ? JSON.parse(laid) : null;
  else if (isPicking() && !byId("do") && !document.querySelector("#move .steps")) think(() => picks);
  layMarks();
}

// What glows, what is picked, what would come and go.

const drawnSpots = () => all("[data-spot]");

function layMarks() {
  const named = (kind) => new Set(marks?.[kind]);
  const [lit, picked, taken, gone, struck] = ["lit", "picked", "taken", "gone", "struck"].map(named);
  for (const spot of drawnSpots()) {
    const name = spot.dataset.spot;
    const isLit = lit.has(name) || all("[data-spot]", spot.closest("[data-alike]") ?? spot).some((twin) => lit.has(twin.dataset.spot));
    const isMine = picked.has(name) || taken.has(name);
    spot.classList.toggle("open", isLit || isMine);
    spot.classList.toggle("picked", picked.has(name));
    spot.classList.toggle("taken", taken.has(name));
    spot.classList.toggle("leaving", gone.has(name) && !isMine);
    spot.classList.toggle("struck", struck.has(name));
    spot.classList.toggle("leads", lit.has(spot.dataset.within) && !isLit);
    // What is only shown, of a past moment or a puzzle that is answered, is no button.
    const canAct = (isLit || isMine) && Boolean(ask()?.dataset.question);
    spot.setAttribute("role", canAct ? "button" : "img");
    if (canAct) spot.setAttribute("aria-pressed", picked.has(name));
    else spot.removeAttribute("aria-pressed");
    if (canAct || spot.dataset.thing) spot.setAttribute("tabindex", "0");
    else spot.removeAttribute("tabindex");
  }
  layGhosts(marks?.come ?? []);
  layNumbers(marks?.numbers ?? []);
}

// Pieces that are not there yet, over the spots where they would come.
function layGhosts(come) {
  for (const old of all(".ghost")) old.remove();
  for (const old of all(".coming")) old.classList.remove("coming");
  const board = byId("board");
  const counts = new Map();
  for (const [name, symbol] of come) {
    const spot = board?.querySelector(`[data-spot="${CSS.escape(name)}"]`);
    if (!spot) continue;
    spot.classList.add("coming");
    if (!symbol) continue;
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    // Where the board has drawn room for it, or else over the middle of the spot.
    const room = all(`[data-room="${symbol.split("-")[1]}"]`, spot)[nth];
    const [at, frame] = [(room ?? spot).getBoundingClientRect(), board.getBoundingClientRect()];
    const size = Math.min(26, Math.max(14, Math.min(at.width, at.height) * 0.8));
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    ghost.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${symbol}"></use></svg>`;
    const aside = room ? 0 : nth * size * 0.6;
    const x = at.x + at.width / 2 - size / 2 + aside - frame.x + board.scrollLeft;
    const y = at.y + at.height / 2 - size / 2 - frame.y + board.scrollTop;
    ghost.style.cssText = `left:${x}px;top:${y}px;width:${size}px;height:${size}px`;
    overlay().append(ghost);
  }
}

function layNumbers(numbers) {
  for (const old of all("[data-becomes]")) delete old.dataset.becomes;
  for (const [seat, what, becomes] of numbers) {
    const fact = document.querySelector(`[data-family="${seat}"] [data-number="${what}"]`);
    if (fact) fact.dataset.becomes = becomes;
  }
}
addEventListener("resize", () => layGhosts(marks?.come ?? []));

async function send(form, submitter) {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const isMove = form.id === "confirm";
  const asked = askedNow();
  if (isMove) [questionAnswered, playedAt] = [asked, performance.now()];
  try {
    const response = await post(form, submitter);
    if (form.matches("[data-hint]")) showAdvice(await response.text());
    // A move that is made waits for the table after it; until then it cannot be made a second time.
    if (isMove) await new Promise((done) => { setTimeout(done, 4000); });
  } catch (refusal) {
    if (!answerTry(refusal.message)) notify(refusal.message);
    // Whoever was told to do something else begins anew; the answer stays beside the whole list.
    else if (isMove && isPicking()) startAnew();
  } finally {
    if (isMove && questionAnswered === asked) questionAnswered = undefined;
    form.ariaBusy = "false";
  }
}

function startAnew() {
  questionAnswered = undefined;
  clearPicks().then(() => placeGuide(true));
}

function showAdvice(html) {
  const advice = byId("advice");
  if (!advice) return;
  advice.innerHTML = html;
  if (isAtEnd) showEndOfLog();
  const { advised: text, word } = advice.querySelector("[data-advised]")?.dataset ?? {};
  for (const button of all("#answers .choice")) {
    const isAdvised = button.value === text;
    button.classList.toggle("advised", isAdvised);
    if (isAdvised) button.dataset.advised = word;
    if (isAdvised) button.scrollIntoView({ block: "nearest" });
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!base || !form.matches("#answers, #confirm, [data-send], [data-hint]")) return;
  if (isStill && form.id === "confirm") return;
  event.preventDefault();
  if (form.id === "answers") pickAnswer(form.dataset.slot, event.submitter.value);
  else send(form, event.submitter);
});

document.addEventListener("click", (event) => {
  if (!base) return;
  if (event.target.closest("[data-clear]")) return clearPicks();
  const chip = event.target.closest("[data-click]");
  if (chip) return void clickSpot(chip.dataset.click);
  const choice = event.target.closest("[data-slot] .choice[type=button]");
  if (choice) return void pickAnswer(choice.closest("[data-slot]").dataset.slot, choice.value);
  const pointed = event.target.closest("[data-spot]");
  if (!pointed || wasLongPress() || isEcho(event)) return;
  const spot = meantSpot(pointed);
  if (ask()?.dataset.question && (spot.matches(".open") || isPicking())) clickSpot(spot.dataset.spot);
  else explain(pointed);
});

// The second click of a double click belongs to the move that the first has made, not to the next question.
const isEcho = (event) => event.detail > 1 && performance.now() - playedAt < 700;

// Whoever points at a space may mean the building around it.
function meantSpot(spot) {
  const around = spot.matches(".open") ? null : spotNamed(spot.dataset.within);
  return around?.matches(".open") ? around : spot;
}

// Whoever only wants a text, a menu or somebody's sheet out of the way does not take a choice back.
function escape() {
  const hadTip = isTipShown() && !isTipOfChoice();
  hideTip();
  if (endScenes() || closeMenus() || closeSheets()) return;
  if (isPicking()) clearPicks();
  else if (!hadTip) document.querySelector("[data-step-back]")?.click();
}

function closeSheets() {
  const open = all("details[name=sheets][open]");
  for (const sheet of open) sheet.removeAttribute("open");
  return open.length > 0;
}

document.addEventListener("keydown", (event) => {
  const spot = event.target.closest?.("[data-spot]");
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (event.key === "Escape") escape();
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.target.matches("input, textarea")) {
    event.preventDefault();
    byId("undo")?.click();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && event.target.matches?.(".choice")) {
    event.preventDefault();
    const shown = all(".choice").filter((choice) => choice.checkVisibility());
    shown.at((shown.indexOf(event.target) + step) % shown.length)?.focus();
  }
});

// What a choice is about shows on the board while the pointer is on it or the keyboard has brought somebody to it.
let meant = null;
function mean(button) {
  if (button === meant) return;
  meant = button;
  const spots = new Set((button?.dataset.spots ?? button?.dataset.click ?? "").split(" "));
  for (const spot of drawnSpots()) spot.classList.toggle("meant", spots.has(spot.dataset.spot));
}
document.addEventListener("pointerover", (event) => mean(event.target.closest(".choice, [data-click]")));
document.addEventListener("focusin", (event) => mean(event.target.closest(":is(.choice, [data-click]):focus-visible")));
