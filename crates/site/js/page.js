// Beside every page of the site: the worker in which bots think, and what keeps the service worker awake and up to date.

const { serviceWorker } = navigator;
const isTable = document.getElementById("table") !== null;
const tell = (message) => serviceWorker.controller?.postMessage(message);
let worker;

function thinker() {
  if (!worker) {
    worker = new Worker("/thinking-worker.js");
    worker.onmessage = ({ data }) => tell(data);
    // The service worker then thinks by itself; the next task gets a new worker.
    worker.onerror = () => { worker = undefined; };
  }
  return worker;
}

serviceWorker.addEventListener("message", ({ data }) => thinker().postMessage(data));
serviceWorker.startMessages();

// A new version has taken over: its pages fit together, this one is of the old.
serviceWorker.addEventListener("controllerchange", () => location.reload());

if (isTable) {
  thinker();
  navigator.storage?.persist?.();
  setTimeout(() => tell({ isSettled: true }), 20000);
  setInterval(() => document.hidden || tell({}), 15000);
}
