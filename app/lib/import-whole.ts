/**
 * Loading scripts on demand, on networks that come and go. Until 2026 browsers remembered that a script had failed to load
 * for as long as the page was open (whatwg/html#10327), and a second `import()` failed without asking. So none is imported
 * before it and all that it imports have been fetched; the import then finds them in the browser's cache.
 */

/** How a built script names one that it imports, and how the function that imports it on demand does. */
export const IMPORTED = /(?:from|import)"\.\/(.+?)"/g;
const ON_DEMAND = /import\(.\.\/(.+?\.js)/;

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches a script, and those that it imports, unless they are there. What failed is asked for again the next time. Scripts
 * that imported each other would wait for each other for ever; a test of the build holds that none do.
 * @param path from the root: `/assets/…`, where all built scripts are.
 * @throws TypeError without a network, Error when one of them is gone.
 */
export function fetchWhole(path: string): Promise<void> {
  const known = fetched.get(path) ?? fetchAll(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}

async function fetchAll(path: string): Promise<void> {
  // What the page itself began with is there, or nothing would run.
  if (document.querySelector(`link[href="${path}"]`)) return;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  const script = await answer.text();
  await Promise.all(Array.from(script.matchAll(IMPORTED), ([, name]) => fetchWhole(`/assets/${name}`)));
}

/** Stands around every `import()` of the built site (`workers/ops/import-plugins.ts`). */
export async function importWhole<Module>(load: () => Promise<Module>): Promise<Module> {
  const [, name] = ON_DEMAND.exec(String(load)) ?? [];
  if (name) await fetchWhole(`/assets/${name}`);
  return load();
}
