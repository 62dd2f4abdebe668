
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
