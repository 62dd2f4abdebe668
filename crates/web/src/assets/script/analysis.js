
// An analysis that is being made: what was found comes as it is found, and the whole when it is finished.

const analysing = byId("analysing");
if (analysing) {
  const progress = new EventSource(analysing.dataset.events);
  progress.onmessage = (event) => whenReleased(() => { analysing.innerHTML = event.data; });
  progress.addEventListener("finished", () => { progress.close(); location.reload(); });
  // A server that was started anew knows nothing of what was begun: the page then offers to begin it again.
  progress.onerror = () => { if (progress.readyState === EventSource.CLOSED) lookAgain(); };
}

async function lookAgain() {
  const isThere = await fetch(location.href).then(({ ok }) => ok, () => false);
  if (isThere) location.reload();
  else setTimeout(lookAgain, 3000);
}
