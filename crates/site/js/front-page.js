const show = (name) => {
  for (const said of document.querySelectorAll("[data-say]")) said.hidden = said.dataset.say !== name;
};
const languages = [...document.querySelectorAll("main > [lang]")];
const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
const spoken = wanted.find((tag) => languages.some(({ lang }) => lang === tag)) ?? "en";
for (const said of languages) said.hidden = said.lang !== spoken;
document.documentElement.lang = spoken;
if (!("serviceWorker" in navigator) || !("DecompressionStream" in self) || !("WebAssembly" in self)) {
  show("unable");
} else {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  navigator.serviceWorker.register("/service-worker.js").then(
    ({ active }) => { if (active && !navigator.serviceWorker.controller) location.reload(); },
    (error) => { console.error(error); show(error.name === "SecurityError" ? "unable" : "failed"); },
  );
}
