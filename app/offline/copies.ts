/**
 * The copies of pages on this device. A copy is a cache named kept:STAMP:ADDRESS with files below /kept/STAMP/; its page is
 * stored last, so a cache without its page is unfinished. The lists of copies are kept with them, as copies. sw.js opens them.
 */
import { type Edition, editionOf, inEdition } from "#app/lib/edition.ts";
import { OFFLINE_PAGES_KEY } from "#app/lib/offline-pages.ts";

/** What the list shows of a copy, and what plays it. */
export type CopyFacts = {
  title: string;
  language?: string | undefined;
  narrator: string;
  durationSeconds: number;
  /** The recording's address on the site, and below /kept/; empty for a list. */
  src: string;
  file: string;
  cover: string;
  bytes: number;
  keptAt: number;
  /** Differs once the page has changed. */
  mark: string;
};
export type Copy = CopyFacts & { name: string; stamp: string; address: string };

/** For this long, an unfinished copy may belong to a tab that is still making it. */
const UNFINISHED_MS = 600_000;

export const folderOf = (stamp: string): string => `/kept/${stamp}`;
export const pageOf = (stamp: string): string => `${folderOf(stamp)}/page`;
export const listOf = (edition: Edition): string => inEdition(edition, "/kept");
export const isList = (address: string): boolean => editionOf(address).path === "/kept";
export const FACTS_HEADER = "X-Kept";

async function readCaches() {
  const names = await caches.keys();
  return names
    .sort()
    .reverse()
    .flatMap((name) => {
      const [, stamp, address] = /^kept:([^:]+):(.+)$/.exec(name) ?? [];
      return stamp && address ? [{ name, stamp, address }] : [];
    });
}

/** The newest whole copy of each address. Older ones are deleted, and what was left unfinished. */
async function readCopies(): Promise<Copy[]> {
  const found: Copy[] = [];
  for (const each of await readCaches()) {
    // To open a cache that another tab has just deleted would make it anew, empty.
    const page = await caches.match(pageOf(each.stamp), { cacheName: each.name });
    const facts = page?.headers.get(FACTS_HEADER);
    const isNewest = facts && !found.some(({ address }) => address === each.address);
    if (isNewest) found.push({ ...each, ...(JSON.parse(decodeURIComponent(facts)) as CopyFacts) });
    else if (page || Date.now() - Number.parseInt(each.stamp, 10) > UNFINISHED_MS) await caches.delete(each.name);
  }
  return found;
}

/** The registration of the worker that opens copies; null where there is none and none can be. */
const findWorker = async () =>
  (await navigator.serviceWorker.getRegistration("/")) ?? navigator.serviceWorker.register("/sw.js").catch(() => null);

/** Tells the app what is kept and can be opened. With the last copy the lists and the worker go too. */
export async function settle(): Promise<Copy[]> {
  const kept = (await readCopies()).filter(({ address }) => !isList(address));
  if (kept.length === 0) {
    for (const { name, address } of await readCaches()) if (isList(address)) await caches.delete(name);
    await (await navigator.serviceWorker.getRegistration("/"))?.unregister();
  }
  if (kept.length > 0 && (await findWorker())) {
    localStorage.setItem(OFFLINE_PAGES_KEY, JSON.stringify(kept.map(({ address }) => address)));
  } else localStorage.removeItem(OFFLINE_PAGES_KEY);
  dispatchEvent(new Event(OFFLINE_PAGES_KEY));
  return kept;
}

export async function removeCopies(address?: string): Promise<void> {
  for (const copy of await readCaches()) {
    if (address === undefined || copy.address === address) await caches.delete(copy.name);
  }
  await settle();
}

/** The recording in the newest copy of an address, if there is one. */
export async function recordingIn(address: string, src: string): Promise<Blob | undefined> {
  const newest = (await readCaches()).filter((copy) => copy.address === address);
  for (const { stamp } of newest) {
    const file = await caches.match(folderOf(stamp) + new URL(src, location.origin).pathname);
    if (file) return file.blob();
  }
  return undefined;
}
