/**
 * Keeps pages with their recordings on this device: as copies without the app's scripts, so that no deploy can break them.
 * Loaded when somebody presses "Keep for offline", and by the list of what is kept. sw.js opens the copies.
 *
 * A copy is a cache named kept:STAMP:ADDRESS with files below /kept/STAMP/. The page is stored last, so a cache without
 * its page is unfinished. An older copy goes once the new one is complete. The list of copies is kept too, with this script.
 */
const FOLDER = "/kept";
/** The lists of what is kept, one for each edition: as app/lib/edition.ts splits addresses. */
const isList = (path) => /^(?:\/hi)?\/kept$/.test(path);
const listOf = (address) => (/^\/hi(?:[/#]|$)/.test(address) ? "/hi/kept" : "/kept");
/** The addresses that are kept, for the app: app/lib/offline-pages.ts. */
const KEY = "ladoo:kept";
/** For this long, an unfinished copy may belong to a tab that is still making it. */
const UNFINISHED_MS = 600_000;

/** In a copy: goes on where the recording was left (as app/audio/remembered.ts stores it) and plays from a moment. */
const PLAY = `
const audio = document.querySelector("audio");
const key = "ladoo:audio-position:" + audio?.dataset.live;
const momentIn = (hash) => Number(/[#&]t=(\\d+)/.exec(hash)?.[1] ?? NaN);
const recall = () => { try { return Number(localStorage.getItem(key)); } catch { return 0; } };
if (audio) {
  audio.currentTime = momentIn(location.hash) || recall();
  audio.addEventListener("timeupdate", () => {
    const { currentTime: at, duration } = audio;
    if (audio.paused || !duration) return;
    try {
      if (at > 10 && duration - at > 15) localStorage.setItem(key, Math.floor(at));
      else localStorage.removeItem(key);
    } catch {}
  });
  // Some browsers' media requests pass by the worker.
  audio.addEventListener("error", async () => {
    const at = audio.currentTime || recall();
    audio.src = URL.createObjectURL(await (await fetch(audio.dataset.file)).blob());
    audio.currentTime = at;
  }, { once: true });
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href*="t="]');
    if (!link || link.pathname !== location.pathname || Number.isNaN(momentIn(link.hash))) return;
    event.preventDefault();
    audio.currentTime = momentIn(link.hash);
    audio.play();
  });
}`;

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const inMegabytes = (bytes) =>
  bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
/** A page, and the texts of its styles apart: styles changed in a document are judged by the open page's policy. */
function parse(html) {
  const styles = [];
  const plain = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, text) => {
    styles.push(text);
    return "";
  });
  return Object.assign(new DOMParser().parseFromString(plain, "text/html"), { styles });
}
const wordsIn = (doc) => JSON.parse(doc.querySelector("[data-kept-list]").dataset.words);
const inDays = (time) => new Date(time).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long", year: "numeric" });

async function digest(text, encode = (bytes) => btoa(String.fromCharCode(...bytes))) {
  return encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** A whole file. Rejects when any of it is missing, and for an address that is one visitor's own. */
async function fetchWhole(address, onProgress) {
  const response = await fetch(address, { credentials: "omit" });
  const header = (name) => response.headers.get(name) ?? "";
  if (response.status !== 200 || /no-store|private/.test(header("Cache-Control"))) throw new Error(`Not kept: ${address}`);
  const size = header("Content-Encoding") === "" ? Number(header("Content-Length")) : 0;
  const chunks = [];
  let received = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    received += value.length;
    if (size > 0) onProgress?.(received / size);
  }
  if (size > 0 && received !== size) throw new Error(`Cut off: ${address}`);
  return new Blob(chunks, { type: header("Content-Type") });
}

const fetchPage = async (path) => parse(await (await fetchWhole(path)).text());

/** The part of a page that is kept: an episode, or all of its content, without what needs the network. */
async function partOf(page, path, anchor) {
  const part = anchor ? page.getElementById(anchor) : page.querySelector("main");
  if (!part) throw new Error(`Not on the page: ${anchor}`);
  // A journey shows one step at a time, each at its own address.
  const steps = part.querySelector("#steps form");
  const numbers = [...(steps?.querySelectorAll("li button") ?? [])].map(({ value }) => value);
  const shown = await Promise.all(
    numbers.map(async (number) => (await fetchPage(`${path}?step=${number}`)).querySelector("#steps [aria-live]")),
  );
  for (const step of shown) step.className = "mt-8";
  steps?.replaceWith(...shown);
  for (const gone of part.querySelectorAll("script, noscript, [data-online]")) gone.remove();
  for (const folded of part.querySelectorAll("details")) folded.open = true;
  return part;
}

/** A digest of a page's text and its recordings' ETags. It differs once the page has changed. */
async function markOf(part) {
  const sources = [...part.querySelectorAll("[data-audio-player]")].map(({ dataset }) => dataset.src);
  const tags = await Promise.all(sources.map(async (source) => (await fetch(source, { method: "HEAD" })).headers.get("ETag")));
  return digest([part.textContent, ...tags].join("\n"));
}

/** Puts the browser's own player, the parts and the times of paragraphs in the place of the app's player. */
function usePlainPlayer(page, part, fileOf) {
  const box = part.querySelector("[data-audio-player]");
  const source = box?.dataset.src;
  if (!source) return;
  const audio = page.createElement("audio");
  const file = fileOf(source);
  // Without `crossorigin` some browsers send no media request to the worker.
  for (const [name, value] of Object.entries({ controls: "", crossorigin: "anonymous", preload: "metadata", src: file }))
    audio.setAttribute(name, value);
  Object.assign(audio.dataset, { live: source, file });
  audio.className = "w-full";
  audio.setAttribute("aria-label", box.dataset.title);
  const link = (seconds, label, className) => {
    const element = page.createElement("a");
    Object.assign(element, { href: `#t=${Math.floor(seconds)}`, textContent: label, className });
    return element;
  };
  const parts = JSON.parse(box.dataset.parts ?? "[]").map(([seconds, label]) => {
    const item = page.createElement("li");
    item.append(link(seconds, label, "text-link inline-flex min-h-11 items-center"));
    return item;
  });
  const list = page.createElement("ol");
  list.className = "flex flex-wrap items-center gap-x-5";
  list.append(...parts);
  box.replaceChildren(audio, list);
  for (const paragraph of part.querySelectorAll(".transcript-part[id]")) {
    const seconds = Number(/\d+$/.exec(paragraph.id)[0]);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    paragraph.querySelector(".moment")?.replaceWith(link(seconds, clock, "moment"));
  }
}

/** The copy of a page as a document with its policy, and the files that it needs. */
async function makeCopy(address, folder, words, onProgress) {
  const [path, anchor] = address.split("#");
  const page = await fetchPage(path);
  const part = await partOf(page, path, anchor);
  const files = new Map();
  const fileOf = (source) => {
    const { pathname, hash } = new URL(source, location.origin);
    files.set(pathname, folder + pathname);
    return folder + pathname + hash;
  };
  const mark = await markOf(part);
  const title = (part.querySelector("h1, h2, h3") ?? page.querySelector("title")).textContent;
  const language = part.closest("[lang]")?.lang;
  usePlainPlayer(page, part, fileOf);
  for (const image of part.querySelectorAll("img[src^='/']")) {
    image.src = fileOf(image.getAttribute("src"));
    image.loading = "eager";
  }
  for (const drawing of part.querySelectorAll("use[href^='/']"))
    drawing.setAttribute("href", fileOf(drawing.getAttribute("href")));
  // The faces wait for a script in the live page.
  const styles = page.styles.map((text) =>
    text
      .replace(/@media \(scripting: ?none\)(?=\s*\{\s*@font-face)/, "@media all")
      .replace(/url\((["']?)(\/[^"')]+)\1\)/g, (_, quote, source) => `url(${quote}${fileOf(source)}${quote})`),
  );
  const script = page.createElement("script");
  script.type = "module";
  script.textContent = isList(path)
    ? `import { showList } from "${fileOf("/kept.js")}";\nshowList(document.querySelector("[data-kept-list]"));`
    : PLAY;
  for (const gone of page.head.querySelectorAll("link, script, meta[property]")) gone.remove();
  const note = page.createElement("p");
  note.className = "shell py-3 text-sm";
  note.append(fill(words.copy, { date: inDays(Date.now()) }), " ");
  const toList = page.createElement("a");
  Object.assign(toList, { href: listOf(path), className: "text-link", textContent: words.list });
  note.append(toList);
  const main = page.createElement("main");
  main.className = anchor ? "shell" : "";
  main.append(part);
  page.body.replaceChildren(...(isList(path) ? [] : [note]), anchor ? main : part, script);
  const hashes = await Promise.all([script.textContent, ...styles].map(async (text) => `'sha256-${await digest(text)}'`));
  const policy = [
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'; font-src 'self'",
    "img-src 'self' data:; media-src 'self' blob:",
    `script-src ${isList(path) ? "'self' " : ""}${hashes[0]}`,
    `style-src ${hashes.slice(1).join(" ")}`,
  ].join("; ");
  const sheets = styles.map((text) => `<style>${text}</style>`).join("");
  const html = `<!doctype html>${page.documentElement.outerHTML}`.replace("</head>", () => `${sheets}</head>`);
  const isLong = (source) => source.endsWith(".mp3");
  const fetched = await Promise.all(
    [...files].map(async ([source, file]) => [file, await fetchWhole(source, isLong(source) ? onProgress : undefined)]),
  );
  return { html, policy, title, language, mark, files: fetched };
}

const recordsOf = (names) =>
  names.sort().reverse().flatMap((name) => {
    const [, stamp, address] = /^kept:([^:]+):(.+)$/.exec(name) ?? [];
    return stamp ? [{ name, stamp, address }] : [];
  });

/** Stores a copy. Nothing of it is left when that fails, and the older copy stays. */
async function store(address, words, onProgress) {
  const stamp = `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`;
  const name = `kept:${stamp}:${address}`;
  try {
    const { html, policy, files, ...facts } = await makeCopy(address, `${FOLDER}/${stamp}`, words, onProgress);
    const cache = await caches.open(name);
    const put = (path, body, headers) => cache.put(path, new Response(body, { headers }));
    let bytes = html.length;
    for (const [path, file] of files) {
      bytes += file.size;
      await put(path, file, { "Content-Type": file.type, "Content-Length": String(file.size), "Accept-Ranges": "bytes" });
    }
    await put(`${FOLDER}/${stamp}/page`, html, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Kept": encodeURIComponent(JSON.stringify({ ...facts, bytes, keptAt: Date.now() })),
    });
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** The newest whole copy of each address. Older ones go, and what was left unfinished. */
async function copies() {
  const found = [];
  for (const record of recordsOf(await caches.keys())) {
    const page = await (await caches.open(record.name)).match(`${FOLDER}/${record.stamp}/page`);
    const isNewest = page && !found.some(({ address }) => address === record.address);
    if (isNewest) found.push({ ...record, ...JSON.parse(decodeURIComponent(page.headers.get("X-Kept"))) });
    else if (page || Date.now() - Number.parseInt(record.stamp, 10) > UNFINISHED_MS) await caches.delete(record.name);
  }
  return found;
}

/** Tells the app what is kept; with the last copy the list and the worker go too. */
async function settle() {
  const kept = (await copies()).filter(({ address }) => !isList(address));
  if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept.map(({ address }) => address)));
  else {
    localStorage.removeItem(KEY);
    for (const { name, address } of recordsOf(await caches.keys())) if (isList(address)) await caches.delete(name);
    await (await navigator.serviceWorker.getRegistration("/"))?.unregister();
  }
  dispatchEvent(new Event(KEY));
  return kept;
}

/** Keeps a page, or renews its copy. `say` shows how far it is; returns what came of it. */
export async function keep(address, say) {
  let words;
  try {
    words = wordsIn(await fetchPage(listOf(address)));
    await store(address, words, (share) => say(fill(words.keeping, { percent: Math.floor(share * 4) * 25 })));
    for (const list of new Set([FOLDER, listOf(address)])) await store(list, words);
    await navigator.serviceWorker.register("/sw.js");
    await settle();
    return words.kept;
  } catch (error) {
    console.warn("Not kept:", error);
    if (!words) throw error;
    if (error.name !== "QuotaExceededError") return words.broke;
    const { quota = 0, usage = 0 } = (await navigator.storage.estimate?.()) ?? {};
    return fill(words.noRoom, { free: inMegabytes(Math.max(0, quota - usage)) });
  }
}

async function remove(address) {
  for (const copy of recordsOf(await caches.keys())) {
    if (address === undefined || copy.address === address) await caches.delete(copy.name);
  }
  await settle();
}

/** Shows what is kept in `place`, whose `data-words` are the words for it. */
export async function showList(place) {
  const words = JSON.parse(place.dataset.words);
  const make = (tag, className, ...content) => {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...content);
    return element;
  };
  const status = make("p", "mt-3 min-h-6");
  status.setAttribute("role", "status");
  const button = (label, name, act) => {
    const element = make("button", "button button-secondary", label);
    element.type = "button";
    if (name) element.setAttribute("aria-label", `${label}: ${name}`);
    element.onclick = async () => {
      status.textContent = "";
      const said = await act((text) => {
        status.textContent = text;
      }).catch(() => words.broke);
      await draw();
      status.textContent = said;
      status.tabIndex = -1;
      status.focus();
    };
    return element;
  };
  const removal = (address) => () => remove(address).then(() => words.removed);
  const list = make("ul", "");
  const foot = make("div", "mt-8");
  const draw = async () => {
    const kept = await settle();
    list.replaceChildren(
      ...kept.map(({ address, title, language = "en-IN", bytes, keptAt }) => {
        const link = make("a", "text-link inline-flex min-h-11 items-center font-semibold text-lg", title);
        Object.assign(link, { href: address, lang: language });
        const facts = make("p", "text-ink-soft", fill(words.facts, { size: inMegabytes(bytes), date: inDays(keptAt) }));
        const buttons = make("p", "mt-3 flex flex-wrap gap-3", button(words.remove, title, removal(address)));
        const item = make("li", "mt-6 border-line border-t-2 pt-3", link, facts, buttons);
        item.dataset.address = address;
        return item;
      }),
    );
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    const room = quota ? fill(words.space, { used: inMegabytes(usage), free: inMegabytes(quota - usage) }) : "";
    const isInstalled = matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
    foot.replaceChildren(
      ...(kept.length === 0 ? [words.empty] : [button(words.removeAll, "", removal()), make("p", "mt-6", room)]),
      // Safari alone has gestures as events, and deletes what was not visited for a week.
      ...("GestureEvent" in window && !isInstalled ? [make("p", "mt-3", words.safari)] : []),
    );
    lookForChanges(kept);
  };
  const lookForChanges = (kept) =>
    Promise.all(
      kept.map(async ({ address, title, mark }) => {
        const [path, anchor] = address.split("#");
        const now = await markOf(await partOf(await fetchPage(path), path, anchor)).catch(() => mark);
        const item = [...list.children].find(({ dataset }) => dataset.address === address);
        if (now === mark || !item?.isConnected) return;
        const renewal = button(words.renew, title, (say) => keep(address, say));
        item.children[1].append(` ${words.changed}`);
        item.children[2].prepend(renewal);
      }),
    ).catch(() => {});
  place.replaceChildren(status, list, foot);
  await draw();
  const asked = (await copies()).find(({ address }) => location.hash !== "" && address.endsWith(location.hash));
  // If several parts of a page are kept, the worker opens the list's copy, without the app. This opens the part in the hash.
  if (asked && document.documentElement.dataset.hydrated === undefined) location.replace(`${FOLDER}/${asked.stamp}/page${location.hash}`);
}
