// What only JavaScript can reach, lent to WebAssembly: timers, random bytes, the browser's database, workers of pages.

let database;

function openDatabase() {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("troyes", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("steps");
      request.result.createObjectStore("cookies");
    };
    request.onsuccess = () => {
      // A later version of the site, or somebody who empties the browser, need not wait.
      request.result.onversionchange = () => { request.result.close(); database = undefined; };
      request.result.onclose = () => { database = undefined; };
      resolve(request.result);
    };
    request.onerror = () => { database = undefined; reject(request.error); };
  });
  return database;
}

const asked = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// Every step of a table, from one on.
const stepsOf = (id, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

const lent = {
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  fillRandom: (bytes) => { crypto.getRandomValues(bytes); },
  note: (text) => console.info(text),
  think: (task) => thinkBesidePage(task),
  file: async (name) => new TextDecoder().decode(await unpacked(await laterFile(`/files/${name}`))),

  async tables() {
    const transaction = (await openDatabase()).transaction("tables");
    const tables = await asked(transaction.objectStore("tables").getAll());
    return JSON.stringify(tables.map(({ id, text }) => [id, text]));
  },

  async table(id) {
    const transaction = (await openDatabase()).transaction(["tables", "steps"]);
    const table = asked(transaction.objectStore("tables").get(id));
    const lines = asked(transaction.objectStore("steps").getAll(stepsOf(id)));
    const found = await table;
    return found && JSON.stringify([found.text, await lines]);
  },

  // Answers when the browser has promised to keep it; "overtaken" if somebody else has changed the table meanwhile.
  async commit(text) {
    const { follows, puts, delete: gone, journal } = JSON.parse(text);
    const transaction = (await openDatabase()).transaction(["tables", "steps"], "readwrite", { durability: "strict" });
    const [tables, steps] = ["tables", "steps"].map((name) => transaction.objectStore(name));
    let isOvertaken = false;
    const write = () => {
      for (const put of puts) tables.put(put);
      if (gone) {
        tables.delete(gone);
        steps.delete(stepsOf(gone));
      }
      if (journal) {
        steps.delete(stepsOf(journal.id, journal.from));
        journal.lines.forEach((line, i) => steps.put(line, [journal.id, journal.from + i]));
      }
    };
    if (follows) {
      tables.get(follows[0]).onsuccess = ({ target }) => {
        isOvertaken = target.result?.revision !== follows[1];
        if (isOvertaken) transaction.abort();
        else write();
      };
    } else {
      write();
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve("written");
      transaction.onabort = () => (isOvertaken ? resolve("overtaken") : reject(transaction.error));
    });
  },

  async cookies() {
    const cookies = (await openDatabase()).transaction("cookies").objectStore("cookies");
    const [names, values] = await Promise.all([asked(cookies.getAllKeys()), asked(cookies.getAll())]);
    return JSON.stringify(names.map((name, i) => [name, values[i]]));
  },

  async keepCookie(name, value) {
    const transaction = (await openDatabase()).transaction("cookies", "readwrite");
    await asked(transaction.objectStore("cookies").put(value, name));
  },
};
self.lent = lent;
