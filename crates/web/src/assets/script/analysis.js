
// An analysis that is being made: what was found comes as it is found, and the whole when it is finished.

const analysing = byId("analysing");
if (analysing) {
  const progress = new EventSource(analysing.dataset.events);
  progress.onmessage = (event) => whenReleased(() => { analysing.innerHTML = event.data; });
  progress.addEventListener("finished", () => { progress.close(); location.reload(); });
}
