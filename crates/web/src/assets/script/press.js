
// A click is a press and a release of the same thing. A browser gives it to whatever is around both if the thing was drawn
// anew in between, slid away, or something else came to lie over it: then nothing comes of it. So what comes while somebody
// presses waits until they have let go, and what was pressed is what is clicked, as long as it means the same.

// A long press does not keep the table from going on, and none does for ever: a release may never be heard.
const LONGEST_PRESS = 700;
const UNTIL_CLICK = 40;
// Whoever draws the pointer farther than this before letting go has changed their mind.
const STEADY = 8;
const PRESSABLE = "[data-spot], [data-click], .choice, button, a[href], summary";

let press;
let waiting = [];
let pressed;

function whenReleased(change) {
  if (press === undefined) change();
  else waiting.push(change);
}

function release() {
  clearTimeout(press);
  press = undefined;
  // Some browsers give no click at all to what is gone.
  if (pressed?.isOver && !pressed.thing.isConnected && !wasLongPress()) clickPressed();
  const changes = waiting;
  waiting = [];
  for (const change of changes) change();
}

function pressUntil(milliseconds) {
  clearTimeout(press);
  press = setTimeout(release, milliseconds);
}

// The same name may mean something else at another question, or after another pick.
const meaningOf = (thing) =>
  [thing.id, thing.dataset.spot, thing.value, thing.closest("[data-slot]")?.dataset.slot, ask()?.dataset.question, ...picks].join("\n");

function remember(thing, place) {
  pressed = thing && { thing, meaning: meaningOf(thing), ...place };
}

// What was pressed, as it is drawn now, if it still means the same.
function stillPressed() {
  const thing = pressed.thing.isConnected ? pressed.thing : pressed.thing.id && byId(pressed.thing.id);
  return thing && !thing.disabled && meaningOf(thing) === pressed.meaning ? thing : null;
}

function clickPressed(detail = 0) {
  const thing = stillPressed();
  pressed = undefined;
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
}

const isSteady = ({ clientX, clientY }) => Math.hypot(clientX - pressed.x, clientY - pressed.y) <= STEADY;

document.addEventListener("pointerdown", (event) => {
  if (!event.isPrimary || event.button) return;
  pressUntil(LONGEST_PRESS);
  const hit = event.target.closest(PRESSABLE);
  const thing = hit && !isIdle(hit) ? hit : movedAway(event) ?? hit;
  remember(thing, { x: event.clientX, y: event.clientY });
}, true);

document.addEventListener("pointerup", (event) => {
  if (!event.isPrimary || event.button) return;
  pressUntil(UNTIL_CLICK);
  if (pressed && !isSteady(event)) pressed = undefined;
  if (pressed) pressed.isOver = true;
}, true);

document.addEventListener("pointercancel", () => {
  pressed = undefined;
  if (press !== undefined) pressUntil(UNTIL_CLICK);
}, true);

addEventListener("click", (event) => {
  if (!pressed || !event.isTrusted || !event.detail) return;
  if (event.target.closest(PRESSABLE) === pressed.thing) {
    pressed = undefined;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  clickPressed(event.detail);
}, true);

// A key is a press too: a button is clicked when the space bar is let go. Held down, Enter would go on to answer whatever
// is asked next.
document.addEventListener("keydown", (event) => {
  const thing = [" ", "Enter"].includes(event.key) && event.target.closest?.(PRESSABLE);
  if (!thing) return;
  if (event.repeat) return event.key === "Enter" && event.preventDefault();
  pressUntil(LONGEST_PRESS);
  if (event.key === " ") remember(thing, { key: true });
}, true);

document.addEventListener("keyup", (event) => {
  if (![" ", "Enter"].includes(event.key)) return;
  if (press !== undefined) pressUntil(UNTIL_CLICK);
  if (pressed?.key && !pressed.thing.isConnected) clickPressed();
  else if (pressed?.key) pressed = undefined;
}, true);

// What moves over the board is hard to hit. Whoever presses where nothing can be picked means what was there a moment ago, when
// they saw it.
const UNTIL_SEEN = 300;
const LOOKS_BACK = [60, 120, 180, 240, UNTIL_SEEN];
let moves = [];

const isIdle = (thing) => thing.matches("[data-spot]:not(.open, .leads, .picked)");

function rememberMove(thing, animation) {
  moves.push({ thing, animation, begun: performance.now(), lasts: animation.effect.getComputedTiming().endTime });
}

function movedAway({ clientX: x, clientY: y }) {
  const now = performance.now();
  moves = moves.filter(({ thing, animation, begun, lasts }) =>
    thing.isConnected && animation.playState !== "idle" && now - begun < lasts + UNTIL_SEEN);
  if (!moves.length || isPicking()) return null;
  const known = moves.map(({ animation }) => animation.currentTime);
  let meant;
  for (const back of LOOKS_BACK) meant ??= thingAtMoment(x, y, now - back);
  moves.forEach(({ animation }, i) => { animation.currentTime = known[i]; });
  return meant;
}

// What could be picked at a place when everything that moves was where it was then; what lies on top is drawn last.
function thingAtMoment(x, y, moment) {
  for (const { animation, begun, lasts } of moves) animation.currentTime = Math.max(0, Math.min(moment - begun, lasts));
  const hit = moves.filter(({ thing }) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return hit.map(({ thing }) => thing.querySelector(".spot.open") ?? thing.closest(".spot.open")).findLast(Boolean);
}
