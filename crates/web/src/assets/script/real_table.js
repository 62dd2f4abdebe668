
// The real table: a pad for dice, cards to be picked. What is typed goes into the fields of a form, which work without this too.

function rollField() {
  return byId("roll");
}
function digits(field) {
  return field.value.replace(/\D/g, "");
}

// Each die has its place beside its owner and color; what is typed shows there.
function showDice() {
  const field = rollField();
  if (!field) return;
  const typed = digits(field);
  for (const slot of all(".slot")) {
    const place = Number(slot.dataset.place);
    slot.textContent = typed[place] ?? "";
    slot.classList.toggle("next", place === typed.length);
    slot.classList.toggle("wrong", Number(typed[place]) > Number(field.dataset.sides) || typed[place] === "0");
  }
}

// A digit after the last one, or in the place of the die that was clicked.
let placeMeant = null;
function typeFace(key) {
  const field = rollField();
  let typed = digits(field);
  if (key === "back") typed = typed.slice(0, -1);
  else if (placeMeant !== null && placeMeant < typed.length) typed = typed.slice(0, placeMeant) + key + typed.slice(placeMeant + 1);
  else if (typed.length < Number(field.dataset.count)) typed += key;
  placeMeant = null;
  field.value = typed;
  showDice();
  if (typed.length === Number(field.dataset.count)) byId("enter")?.focus({ preventScroll: true });
}

document.addEventListener("input", (event) => {
  if (event.target.id === "roll") showDice();
  if (event.target.matches("[data-filter]")) {
    const wanted = event.target.value.trim().toLocaleLowerCase();
    for (const thing of all(".thing")) thing.hidden = !thing.textContent.toLocaleLowerCase().includes(wanted);
  }
});

document.addEventListener("click", (event) => {
  const key = event.target.closest("[data-key]");
  if (key) typeFace(key.dataset.key);
  const slot = event.target.closest("[data-place]");
  if (slot) {
    placeMeant = Number(slot.dataset.place);
    for (const other of all(".slot")) other.classList.toggle("meant", other === slot);
  }
  const thing = event.target.closest("[data-draw]");
  if (thing) {
    const free = all(".drawn select").find((select) => !select.value);
    if (free) free.value = thing.dataset.draw;
    showDrawn();
  }
});

function showDrawn() {
  const drawn = new Set(all(".drawn select").map((select) => select.value));
  for (const thing of all("[data-draw]")) thing.classList.toggle("taken", drawn.has(thing.dataset.draw));
}
document.addEventListener("change", (event) => event.target.closest(".drawn") && showDrawn());

// Digits go to the pad from wherever somebody is, unless they are writing something else.
document.addEventListener("keydown", (event) => {
  if (!rollField() || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  if (/^[1-9]$/.test(event.key) && Number(event.key) <= Number(rollField().dataset.sides)) typeFace(event.key);
  else if (event.key === "Backspace") typeFace("back");
  else return;
  event.preventDefault();
});
showDice();
