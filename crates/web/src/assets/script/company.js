
// What is around a game: links to pass on, talk, clocks, calls from afar.

offerSharing();

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!base || !form.matches("[data-talk]")) return;
  event.preventDefault();
  try {
    await post(form, event.submitter);
    form.elements.text.value = "";
  } catch (error) {
    notify(error.message);
  }
});

// Clocks count down by themselves from what the server has said; only the server decides when time is up.
const clockSeen = new WeakMap();
function showClocks() {
  const now = performance.now();
  for (const clock of all("[data-left][data-runs]")) {
    if (!clockSeen.has(clock)) clockSeen.set(clock, now);
    const left = Math.max(0, Math.round(clock.dataset.left - (now - clockSeen.get(clock)) / 1000));
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (number) => String(number).padStart(2, "0");
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    clock.classList.toggle("late", left < 15);
  }
}
if (base) setInterval(showClocks, 1000);

// Messages that come while no page is open, where the browser takes them.
const takesPush = Boolean(navigator.serviceWorker && globalThis.PushManager && globalThis.Notification);
const pushWish = () => `troyes-push-${base}`;
const keyBytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

function showPush() {
  for (const label of all("[data-needs-push]")) label.hidden = !takesPush;
  for (const box of all("[data-push]")) box.checked = localStorage.getItem(pushWish()) === "yes";
}

async function subscribe(box) {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await worker.pushManager.subscribe({
    userVisibleOnly: true, applicationServerKey: keyBytes(box.dataset.push),
  })).toJSON();
  const fields = { seat: box.dataset.pushSeat, endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await call(box.dataset.pushTo, { method: "POST", body: new URLSearchParams(fields) });
  return true;
}

async function unsubscribe() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return false;
}

document.addEventListener("change", async (event) => {
  const box = event.target;
  if (!box.dataset?.push) return;
  try {
    const isOn = box.checked ? await subscribe(box) : await unsubscribe();
    localStorage.setItem(pushWish(), isOn ? "yes" : "no");
  } catch (error) {
    notify(error.message);
  }
  showPush();
});
if (base && !isStill) showPush();
