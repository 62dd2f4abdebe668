
// The lobby's forms: remember the name, show as many seats as people play, read a figures file.

for (const field of all("[data-remember]")) {
  const key = `troyes-${field.dataset.remember}`;
  field.value ||= localStorage.getItem(key) ?? "";
  field.addEventListener("change", () => localStorage.setItem(key, field.value));
}

for (const form of all("[data-offer]")) {
  const count = form.querySelector("[data-players]");
  const fit = () => {
    for (const seat of all("[data-seat]", form)) seat.hidden = Number(seat.dataset.seat) >= Number(count.value);
  };
  if (count) {
    count.addEventListener("change", fit);
    fit();
  }
}

document.addEventListener("change", async (event) => {
  const into = event.target.dataset?.into;
  const file = into && event.target.files?.[0];
  if (file) event.target.form.elements[into].value = await file.text();
});
