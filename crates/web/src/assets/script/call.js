
// Calling somebody whose turn it is, if they want to be called: a bell, or a note of the browser's.

const wish = (kind) => `troyes-call-${kind}`;
const wants = (kind) => localStorage.getItem(wish(kind)) === "yes";

function ring() {
  const sound = new AudioContext();
  for (const [tone, delay] of [[880, 0], [1318, 0.16]]) {
    const [bell, loudness] = [sound.createOscillator(), sound.createGain()];
    const begin = sound.currentTime + delay;
    bell.frequency.value = tone;
    loudness.gain.setValueAtTime(0.14, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.9);
    bell.connect(loudness).connect(sound.destination);
    bell.start(begin);
    bell.stop(begin + 1);
  }
  setTimeout(() => sound.close(), 2000);
}

function callPerson() {
  if (wants("sound")) ring();
  if (!wants("notice") || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const note = new Notification(table.dataset.asked, { tag: base });
  note.onclick = () => { focus(); note.close(); };
}

function showWishes() {
  for (const box of all("[data-call]")) box.checked = wants(box.dataset.call);
}

document.addEventListener("change", async (event) => {
  const { call: kind } = event.target.dataset ?? {};
  if (!kind) return;
  let isWanted = event.target.checked;
  if (isWanted && kind === "notice") isWanted = (await globalThis.Notification?.requestPermission()) === "granted";
  localStorage.setItem(wish(kind), isWanted ? "yes" : "no");
  showWishes();
  if (isWanted && kind === "sound") ring();
});
