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
  verdict.textContent = isRight ? verdict.dataset.right : verdict.dataset.wrong;
  verdict.classList.toggle("bad", !isRight);
  document.getElementById("withheld").hidden = !proof.mixture?.contributions.some(({ nonce }) => nonce === null);
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
      const verdict = document.getElementById("verdict");
      verdict.textContent = verdict.dataset.unreadable;
      verdict.classList.add("bad");
    }
  };
  const fromFile = (id, take) => {
    document.getElementById(id).addEventListener("change", ({ target }) => check(async () => take(JSON.parse(await target.files[0].text()))));
  };
  fromFile("proof-file", (read) => { proof = read; });
  fromFile("slip-file", (read) => { slip = read; });
  const address = verifying.dataset.proof;
  if (address) check(async () => { proof = await (await fetch(address, { headers: { accept: "application/json" } })).json(); });
}
