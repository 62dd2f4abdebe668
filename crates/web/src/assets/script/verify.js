// The page that checks dice. What it shows it has computed itself.

const verifying = globalThis.document?.getElementById("verify");

function showFound(found, proof) {
  const verdict = document.getElementById("verdict");
  for (const line of verifying.querySelectorAll("[data-check]")) {
    const one = found[line.dataset.check];
    line.hidden = false;
    const kind = !one ? "none" : one.right ? "right" : "wrong";
    for (const words of line.querySelectorAll(":scope > span")) words.hidden = !words.classList.contains(kind);
    line.querySelector("strong").textContent = one?.at ?? "";
  }
  const isRight = Object.values(found).every(({ right }) => right);
  const isAll = found.dice && !proof.inherited;
  const { right, partly, wrong } = verdict.dataset;
  verdict.textContent = !isRight ? wrong : isAll ? right : partly;
  verdict.classList.toggle("bad", !isRight);
  const drawn = document.getElementById("drawn");
  drawn.hidden = !found.lots?.drawn;
  drawn.querySelector("strong").textContent = found.lots?.drawn ?? "";
  document.getElementById("withheld").hidden = !proof.mixture?.contributions.some(({ nonce }) => nonce === null);
  document.getElementById("own-withheld").hidden = !found.slip?.isLate;
}

// What was found of another file says nothing about one that cannot be read.
function showUnreadable() {
  const verdict = document.getElementById("verdict");
  verdict.textContent = verdict.dataset.unreadable;
  verdict.classList.add("bad");
  for (const line of verifying.querySelectorAll("[data-check], #drawn, #withheld, #own-withheld")) line.hidden = true;
}

function keptSlip(table) {
  try {
    return JSON.parse(localStorage.getItem(`troyes-slip-${table}`) ?? "null");
  } catch {
    return null;
  }
}

if (verifying) {
  let proof;
  let slip;
  const check = async (read) => {
    try {
      await read();
      if (proof) showFound(checkProof(proof, slip ?? keptSlip(proof.table)), proof);
    } catch {
      showUnreadable();
    }
  };
  const fromFile = (id, take) => {
    document.getElementById(id).addEventListener("change", ({ target }) => check(async () => take(JSON.parse(await target.files[0].text()))));
  };
  fromFile("proof-file", (read) => { proof = read; });
  fromFile("slip-file", (read) => { slip = read; });
  const { proof: address, table } = verifying.dataset;
  const fromTable = async () => {
    const read = await (await fetch(address, { headers: { accept: "application/json" } })).json();
    // That of another table would not be held against the slip of this one.
    if (read.table !== table) throw new Error(read.table);
    // Whoever has chosen a file meanwhile wants that one checked.
    proof ??= read;
  };
  if (address) check(fromTable);
}
