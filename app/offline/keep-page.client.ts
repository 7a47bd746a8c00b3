/** Keeps a page with its recording on this device. Loaded when somebody presses "Keep for offline". */
import { inMegabytes } from "#app/lib/copy-size.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { editionOf } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { FACTS_HEADER, folderOf, listOf, pageOf, settle } from "./copies.ts";
import { type Downloads, NotKeptError, type OfflineWords, openDownloads } from "./downloads.ts";
import { fetchWords, makeCopy, type NewCopy } from "./make-copy.ts";

/** How long a browser may take to start the worker of copies. */
const WORKER_MS = 15_000;

/** Starts the worker, without which a copy opens nowhere. */
async function startWorker(): Promise<void> {
  try {
    await withinDeadline(WORKER_MS, () =>
      navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready),
    );
  } catch (error) {
    // A TypeError means that its script could not be fetched.
    throw new NotKeptError(error instanceof TypeError ? "broke" : "refused", error);
  }
}

async function store(name: string, stamp: string, { html, policy, facts, files }: NewCopy): Promise<void> {
  const cache = await caches.open(name);
  for (const [path, file] of files) {
    const headers = { "Content-Type": file.type, "Content-Length": String(file.size), "Accept-Ranges": "bytes" };
    await cache.put(path, new Response(file, { headers }));
  }
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    [FACTS_HEADER]: encodeURIComponent(JSON.stringify(facts)),
  };
  await cache.put(pageOf(stamp), new Response(html, { headers }));
}

/** Keeps a page and the lists of what is kept, or leaves all as it was. @throws when not even the words could be had. */
export async function keepPage(address: string, say: (text: string) => void): Promise<{ said: string; list: string }> {
  const downloads = openDownloads();
  try {
    const words = await fetchWords(editionOf(address).edition, downloads);
    const share = (part: number) => say(fill(words.keeping, { percent: Math.floor(part * 4) * 25 }));
    share(0);
    const said = await storeAll([address, listOf("en"), listOf("hi")], words, downloads, share).then(
      () => words.kept,
      (error: unknown) => {
        console.warn("Not kept:", error);
        return explain(error, words);
      },
    );
    return { said, list: words.list };
  } finally {
    downloads.end();
  }
}

/** Downloads all copies before it stores the first. */
async function storeAll(
  addresses: readonly string[],
  words: OfflineWords,
  downloads: Downloads,
  onShare: (share: number) => void,
): Promise<void> {
  await caches.keys().catch((error) => Promise.reject(new NotKeptError("private", error)));
  const made = await Promise.all(
    addresses.map(async (address) => {
      const stamp = `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`;
      const copy = await makeCopy(address, folderOf(stamp), words, downloads, onShare);
      return { name: `kept:${stamp}:${address}`, stamp, copy };
    }),
  );
  try {
    await startWorker();
    for (const { name, stamp, copy } of made) await store(name, stamp, copy);
  } catch (error) {
    for (const { name } of made) await caches.delete(name).catch(() => {});
    throw error;
  } finally {
    await settle();
  }
  // Not awaited: Firefox asks the visitor.
  navigator.storage?.persist?.().catch(() => {});
}

async function explain(error: unknown, words: OfflineWords): Promise<string> {
  if (error instanceof NotKeptError) return words[error.reason];
  if (!(error instanceof DOMException)) return words.fault;
  if (error.name === "SecurityError") return words.private;
  if (error.name !== "QuotaExceededError") return words.fault;
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return fill(words.noRoom, { free: inMegabytes(Math.max(0, quota - usage)) });
}
