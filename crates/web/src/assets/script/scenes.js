
// A round unfolds scene by scene: income, salaries, dice, events, black dice. The table is already as it will be, so
// nothing waits: whoever does anything is done with it.

const sceneKey = `troyes-scene-${base}`;
const sceneTime = (scene) => scenePace() * Math.min(2200, 650 + 14 * scene.textContent.length);
const scenePace = () => Number(localStorage.getItem("troyes-scene-pace") ?? 1);
const sceneAt = (scene) => scene.dataset.scene.split(".").reduce((step, place) => Number(step) * 1000 + Number(place));

let sceneQueue = [];
let sceneTimer;

function unfoldRound() {
  const scenes = all("#scenes li");
  const seen = sessionStorage.getItem(sceneKey);
  const newest = Math.max(0, ...scenes.map(sceneAt));
  if (newest > Number(seen ?? -1)) sessionStorage.setItem(sceneKey, newest);
  if (seen === null || likesCalm.matches || !scenePace() || document.hidden || isGuideInTheWay()) return;
  const fresh = scenes.filter((scene) => sceneAt(scene) > Number(seen));
  for (const scene of fresh) for (const spot of spotsIn(scene.dataset.comes)) spot.classList.add("awaited");
  sceneQueue.push(...fresh);
  if (sceneQueue.length && !sceneTimer) nextScene();
}

// On a small screen the guide and the question leave room for one more thing: what the guide tells of.
const isGuideInTheWay = () => byId("guide")?.hidden === false && !matchMedia("(min-width: 900px)").matches;

const spotsIn = (names) => names.split(" ").map(spotNamed).filter(Boolean);

function nextScene() {
  const scene = sceneQueue.shift();
  if (!scene) return endScenes();
  showCaption(scene);
  for (const spot of spotsIn(scene.dataset.comes)) {
    spot.classList.remove("awaited");
    spot.classList.add("appearing");
    for (const move of spot.getAnimations()) rememberMove(spot, move);
  }
  spotNamed(scene.dataset.about)?.classList.add("shown-again");
  const counted = new Map();
  for (const gain of scene.dataset.gains.split(" ").filter(Boolean)) {
    const [name, amount] = gain.split(":");
    const nth = counted.get(name) ?? 0;
    counted.set(name, nth + 1);
    floatGain(name, amount, nth * 600);
  }
  sceneTimer = setTimeout(nextScene, sceneTime(scene));
}

function showCaption(scene) {
  const caption = byId("caption");
  caption.hidden = false;
  caption.dataset.part = scene.dataset.part;
  caption.querySelector("p").innerHTML = scene.innerHTML;
  // Where the news are: what the scene is about stays in sight. Where those are out of sight, above the board.
  const news = byId("news").getBoundingClientRect();
  const isSeen = news.width && news.top > 0 && news.bottom < innerHeight;
  const place = isSeen ? news : byId("board").getBoundingClientRect();
  caption.style.left = `${place.x + place.width / 2}px`;
  caption.style.top = `${Math.max(8, place.y)}px`;
  caption.style.width = isSeen ? `${place.width}px` : "";
  caption.style.minHeight = isSeen ? `${place.height}px` : "";
}

// How much somebody gains or loses, above their district.
function floatGain(name, amount, delay) {
  const [board, spot] = [byId("board"), spotNamed(name)];
  if (!spot) return;
  const place = placeOn(board, spot);
  const gain = document.createElement("div");
  gain.className = Number(amount) < 0 ? "gain loss" : "gain";
  gain.textContent = amount.replace("-", "−");
  gain.style.cssText = `left:${place.x + place.width / 2}px;top:${place.y}px`;
  overlay().append(gain);
  gain.animate([{ transform: "translate(-50%, 60%)", opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: "translate(-50%, -90%)", opacity: 0 }],
    { duration: 1700, delay, fill: "backwards", easing: "ease-out" }).finished.finally(() => gain.remove());
}

function endScenes() {
  clearTimeout(sceneTimer);
  sceneTimer = undefined;
  sceneQueue = [];
  for (const spot of all(".awaited, .appearing")) spot.classList.remove("awaited", "appearing");
  const caption = byId("caption");
  if (!caption || caption.hidden) return false;
  const hadFocus = caption.contains(document.activeElement);
  caption.hidden = true;
  // What has come meanwhile has pushed other things about.
  placeGuide(true);
  if (hadFocus) focusOnMove();
  return true;
}

// Whoever does something has seen enough; what is pressed by keyboard comes as a click alone.
for (const kind of ["pointerdown", "click"]) {
  document.addEventListener(kind, (event) => {
    if (event.target.closest("#skip-scenes, [data-spot], .choice, #do, [data-click], #guide button")) endScenes();
  }, true);
}
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-scene-pace]")) localStorage.setItem("troyes-scene-pace", event.target.value);
});
function showScenePace() {
  for (const select of all("[data-scene-pace]")) select.value = localStorage.getItem("troyes-scene-pace") ?? "1";
}
