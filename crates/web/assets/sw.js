// The page without a network: keeps all files of its version in the browser, and answers for the server when that
// cannot be reached. What the server says about tables is never kept. `cargo xtask page` fills in the version and its
// files.

// A version is known by the folder of its files. Its cache is called so, and the lock of every page that uses it.
const FOLDER = "/assets/{folder}";

// The page itself comes last: a cache that has it has everything.
const FILES = "{files}".split(" ");

// How long somebody waits for the server, in milliseconds, before the page is opened as it was kept.
const PATIENCE = 3000;

// What the server answers itself, also when somebody opens it as a page.
const NO_PAGE = /^\/(api\/|metrics$|healthz$|readyz$)/;

self.addEventListener("install", (event) => {
  // It need not wait until older pages are closed: it serves them the files of their own version.
  self.skipWaiting();
  event.waitUntil(alone({}, fill));
});

self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// A page asks which version this is.
self.addEventListener("message", (event) => event.source.postMessage(FOLDER));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || NO_PAGE.test(pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
    event.waitUntil(alone({ ifAvailable: true }, tidy));
  } else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) {
    event.respondWith(file(request));
  }
});

// The server has the newest page, and whoever reloads wants that. Only if it does not answer is the page opened as it
// was kept, or if a proxy answers that it is not there.
async function page(request) {
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  if (answer && answer.status < 500) return answer;
  return (await caches.match("/", { cacheName: FOLDER })) ?? asked;
}

// Names of files have a version in them, but for a few that are this version's.
async function file(request) {
  const own = await caches.match(request, { cacheName: FOLDER, ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Keeps all files, one after the other, so that a game that is going on has the network to itself. What the page has
// loaded already comes from the browser's own cache.
async function fill() {
  try {
    const cache = await caches.open(FOLDER);
    for (const path of FILES) await keep(cache, path);
  } catch (error) {
    if (error.name === "QuotaExceededError") {
      await caches.delete(FOLDER);
      await tell("full");
    }
    throw error;
  }
}

async function keep(cache, path) {
  // An attempt that was cut off may have come this far.
  if (await cache.match(path)) return;
  const lasting = path.startsWith("/assets/");
  const answer = await fetch(path, { cache: lasting ? "default" : "no-cache", priority: "low" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  if (path === "/" && !(await answer.clone().text()).includes(FOLDER)) throw new Error("there is a newer version");
  await cache.put(path, answer);
}

// Throws away the files of older versions that no page uses any more.
async function tidy(lock) {
  // A newer version may be coming: its files are not in use yet.
  if (!lock || registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = new Set([FOLDER, ...held.map((lock) => lock.name)]);
  const unused = (await caches.keys()).filter((name) => name.startsWith("/assets/") && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

// Nobody throws files away while somebody else brings them in.
function alone(options, work) {
  return navigator.locks.request("files", options, work);
}

async function tell(what) {
  const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage(what);
}
