// Answers every page of this site with the program in WebAssembly; the network is needed once.

const cacheName = `troyes-${VERSION}`;

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  const kept = caches.open(cacheName).then((cache) => Promise.all([cache.addAll(fresh), program()]));
  event.waitUntil(kept.then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("troyes-") && name !== cacheName;
  const clear = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(clear.then(() => clients.claim()));
});

// A new version takes over when this one has nothing left to answer, and a stream never ends by itself. Pages listen again
// after a moment.
registration.addEventListener("updatefound", () => {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed") for (const answer of streams) answer.hang_up();
  });
});

async function file(path) {
  const kept = await (await caches.open(cacheName)).match(path);
  return kept ?? fetch(path);
}

// The program, unpacked once: browsers then start it from what they keep.
async function program() {
  const cache = await caches.open(cacheName);
  const kept = await cache.match("/troyes.wasm");
  if (kept) return kept;
  const fetched = await fetch("/troyes.packed", { cache: "reload" });
  if (!fetched.ok) throw new Error(`/troyes.packed: ${fetched.status}`);
  const wasm = unpack(new Uint8Array(await fetched.arrayBuffer()));
  const unpacked = new Response(wasm, { headers: { "content-type": "application/wasm" } });
  await cache.put("/troyes.wasm", unpacked.clone());
  return unpacked;
}

// What not everybody wants comes when it is first wanted, and stays. Where there is no network, one of an older version will
// do, unless the program could not read it.
async function laterFile(path) {
  const cache = await caches.open("later-troyes");
  const newest = `${path}?${VERSION}`;
  const kept = await cache.match(newest);
  if (kept) return kept;
  try {
    const fetched = await fetch(path);
    if (!fetched.ok) throw new Error(`${path}: ${fetched.status}`);
    await cache.delete(path, { ignoreSearch: true });
    await cache.put(newest, fetched.clone());
    return fetched;
  } catch (error) {
    const older = path.startsWith("/networks/") ? undefined : await cache.match(path, { ignoreSearch: true });
    if (older) return older;
    throw error;
  }
}

let opening;

// The running site. One that could not be opened, or that has failed, is opened anew by the next request.
function site() {
  opening ??= program().then(load).then((wasm) => wasm.Site.open());
  opening.catch(() => { opening = undefined; });
  return opening;
}

function headersOf(request) {
  const headers = [...request.headers].flat();
  if (!request.headers.has("accept-language")) headers.push("accept-language", navigator.languages.join(","));
  return headers;
}

// Streams that pages listen to.
const streams = new Set();

function pieces(answer) {
  streams.add(answer);
  return new ReadableStream({
    async pull(controller) {
      const piece = await answer.next();
      if (piece) return controller.enqueue(piece);
      streams.delete(answer);
      controller.close();
    },
    cancel: () => { streams.delete(answer); answer.hang_up(); },
  }, { highWaterMark: 0 });
}

function pairs(flat) {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}

async function answer(request) {
  const { pathname, search } = new URL(request.url);
  try {
    const body = new Uint8Array(await request.arrayBuffer());
    const answered = await (await site()).answer(request.method, pathname + search, headersOf(request), body);
    const headers = new Headers(pairs(answered.headers));
    if (headers.has("location")) return Response.redirect(new URL(headers.get("location"), location), answered.status);
    const isEmpty = [204, 304].includes(answered.status);
    return new Response(isEmpty ? null : answered.body ?? pieces(answered), { status: answered.status, headers });
  } catch (error) {
    console.error(error);
    opening = undefined;
    if (request.mode !== "navigate") return Response.json({}, { status: 500 });
    const page = await file("/failed.html");
    return new Response(page.body, { status: 500, headers: page.headers });
  }
}

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || pathname.startsWith("/docs/")) return;
  if (event.request.method === "GET" && pathname === "/troyes.wasm") return event.respondWith(program());
  const isFile = event.request.method === "GET" && FILES.includes(pathname);
  if (event.request.method === "GET" && LATER.includes(pathname)) return event.respondWith(laterFile(pathname));
  event.respondWith(isFile ? file(pathname) : answer(event.request));
});

// Bots think in the worker of a page. A page may go while its worker thinks: then another one is asked.

const waiting = new Map();
let tasks = 0;

addEventListener("message", (event) => {
  waiting.get(event.data.number)?.(event.data.thought);
  // A page that has been open for a while: everything else is fetched too, so that it is there without a network.
  if (event.data.isSettled) event.waitUntil(Promise.allSettled(LATER.map(laterFile)));
});

async function thinkBesidePage(task) {
  const number = ++tasks;
  const thought = new Promise((resolve) => waiting.set(number, resolve));
  let asked;
  for (;;) {
    if (!asked || !(await clients.get(asked.id))) {
      const pages = await clients.matchAll({ type: "window" });
      asked = pages.find((page) => page.visibilityState === "visible") ?? pages[0];
      asked?.postMessage({ number, task });
    }
    const pause = lent.sleep(500);
    const ended = await Promise.race([thought.then((thought) => ({ thought })), pause]);
    if (ended) {
      waiting.delete(number);
      return ended.thought;
    }
  }
}
