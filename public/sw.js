/**
 * Opens kept pages without the network. app/offline registers it with the first copy and removes it with the last. It answers
 * the files of copies, below /kept/STAMP/, and navigations: the network first, the copy when that fails or is slow, and for a
 * page that is not kept the list of copies, which says so. It touches nothing else. To end it for everybody, deploy the text
 * of sw-gone.js under this name. Never delete the file: browsers keep a worker whose script is gone.
 */
const FILE = /^\/kept\/\d+-[0-9a-f]+\/./;
/** A copy is shown when the network has not answered a page by then … */
const COPY_AFTER_MS = 4000;
/** … and the list, for a page that is not kept. */
const LIST_AFTER_MS = 15_000;

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** Limits the time of a lookup: one that never ends would hold pages back, and browsers could not replace this worker. */
const inTime = (lookup) => Promise.race([lookup.catch(() => undefined), after(COPY_AFTER_MS)]);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  const isPage = request.mode === "navigate";
  if (FILE.test(pathname)) return event.respondWith(answerFile(request, pathname, isPage));
  if (!isPage) return;
  // Browsers look for a newer worker after a page has loaded; this one may be what keeps it from loading.
  self.registration.update().catch(() => {});
  event.respondWith(answerPage(request, pathname));
});

/** The network's page; when it fails or is slow, the copy; without one, the list. */
async function answerPage(request, pathname) {
  const path = plainPath(pathname);
  const live = fetch(request);
  const answer = live.catch(() => null);
  const first = await Promise.race([answer, after(COPY_AFTER_MS)]);
  if (first && first.status < 500) return first;
  const copy = await inTime(copyOf(path));
  if (copy || first) return copy ?? first;
  const late = first === undefined && (await Promise.race([answer, after(LIST_AFTER_MS - COPY_AFTER_MS)]));
  return late || (await inTime(listFor(path))) || live;
}

/** The path of a page however it was written: with a slash or more, capitals, an escaped query or a sentence's full stop. */
function plainPath(pathname) {
  let path = pathname;
  for (let time = 0; time < 3; time += 1) {
    try {
      path = decodeURIComponent(path).split(/[?#&]/)[0];
    } catch {
      break;
    }
  }
  const parts = path.toLowerCase().split(/[/\\]+/).filter(Boolean);
  return `/${parts.join("/").replace(/[^\p{L}\p{M}\p{N}]+$/u, "")}`;
}

/** The list in the language of a page, or else in the other. */
async function listFor(path) {
  const lists = /^\/hi(?:\/|$)/.test(path) ? ["/hi/kept", "/kept"] : ["/kept", "/hi/kept"];
  return (await copyOf(lists[0])) ?? copyOf(lists[1]);
}

/** The newest whole copy of a page. Of a page whose parts are kept there is none: the list's script opens the part meant. */
async function copyOf(path) {
  for (const name of (await caches.keys()).sort().reverse()) {
    const [, stamp, address] = /^kept:([^:]+):(.+)$/.exec(name) ?? [];
    if (address !== path) continue;
    const page = await caches.match(`/kept/${stamp}/page`, { cacheName: name });
    if (page) return page;
  }
  return undefined;
}

/** A file of a copy, or the range of it that a player asks for. */
async function answerFile(request, pathname, isPage) {
  const whole = await inTime(caches.match(pathname));
  if (!whole) return isPage ? answerPage(request, pathname) : new Response(null, { status: 404 });
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("Range") ?? "") ?? [];
  if (from === undefined || (from === "" && to === "") || (from !== "" && to !== "" && Number(to) < Number(from))) {
    return whole;
  }
  const file = await whole.blob();
  const first = from === "" ? Math.max(0, file.size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? file.size - 1 : Math.min(Number(to), file.size - 1);
  const headers = new Headers(whole.headers);
  if (first > last) {
    headers.set("Content-Range", `bytes */${file.size}`);
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${first}-${last}/${file.size}`);
  headers.set("Content-Length", String(last - first + 1));
  return new Response(file.slice(first, last + 1), { status: 206, headers });
}
