/**
 * Opens kept pages without the network. kept.js registers it with the first copy and removes it with the last. It answers
 * the files of copies, below /kept/, and navigations: the network first, the copy when that fails or is slow. It touches
 * nothing else. To end it for everybody, deploy the text of sw-gone.js under this name. Never delete the file: browsers
 * keep a worker whose script is gone.
 */
const LIST = "/kept";
/** The list in the page's language; the English one where there is no other. */
const listFor = (pathname) => (/^\/hi(?!\/kept)(?:\/|$)/.test(pathname) ? `/hi${LIST}` : LIST);
const LONGEST_WAIT_MS = 4000;

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** Limits the time of a lookup: one that never ends would hold pages back, and browsers could not replace this worker. */
const inTime = (lookup) => Promise.race([lookup.catch(() => undefined), after(LONGEST_WAIT_MS)]);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  if (pathname.startsWith(`${LIST}/`)) return event.respondWith(answerFile(request, pathname));
  if (request.mode !== "navigate") return;
  // Browsers look for a newer worker after a page has loaded; this one may be what keeps it from loading.
  self.registration.update().catch(() => {});
  event.respondWith(answerPage(request, pathname));
});

/** The network's page; when it fails or is slow, the copy; without one, the list of copies. */
async function answerPage(request, pathname) {
  const live = fetch(request);
  const late = after(LONGEST_WAIT_MS).then(() => inTime(copyOf(pathname)));
  try {
    return (await Promise.race([live, late])) ?? (await live);
  } catch {
    const copy = await inTime(copyOf(pathname));
    return copy ?? (pathname === LIST ? Response.error() : Response.redirect(listFor(pathname)));
  }
}

/** The newest whole copy of a page; none if several parts of it are kept, from which the list lets one choose. */
async function copyOf(pathname) {
  const found = new Map();
  for (const name of (await caches.keys()).sort().reverse()) {
    const [, stamp, path, anchor] = /^kept:([^:]+):([^#]+)(.*)$/.exec(name) ?? [];
    if (path !== pathname || found.has(anchor)) continue;
    const page = await (await caches.open(name)).match(`${LIST}/${stamp}/page`);
    if (page) found.set(anchor, page);
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** A file of a copy, or the range of it that a player asks for. */
async function answerFile(request, pathname) {
  const whole = await inTime(caches.match(pathname));
  if (!whole) return new Response(null, { status: 404 });
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
