/** The bytes of a first visit, read from the build: always the same, so a test can check them. Sizes are gzip -9. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

type ManifestEntry = { module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: ManifestEntry; routes: Record<string, ManifestEntry & { parentId?: string }> };

const client = new URL("../../build/client/", import.meta.url);
const gzipped = new Map<string, number>();

function gzipBytes(path: string): number {
  const known = gzipped.get(path);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(new URL(`.${path}`, client)), { level: 9 }).byteLength;
  gzipped.set(path, bytes);
  return bytes;
}

export function hasBuild(): boolean {
  return existsSync(client);
}

/** React Router's manifest, which lists the files of each route. */
export function readManifest(): Manifest {
  const name = readdirSync(new URL("assets/", client)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build has no manifest: run npm run build");
  const text = readFileSync(new URL(`assets/${name}`, client), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/**
 * The scripts that a document of this route loads, including their imports. The manifest itself is not loaded: documents
 * contain the part they need, and the rest is requested by route.
 */
export function scriptBytes(routeId: string): number {
  const manifest = readManifest();
  const chain: ManifestEntry[] = [manifest.entry];
  for (let id: string | undefined = routeId; id; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The build has no route ${id}`);
    chain.push(route);
  }
  const scripts = new Set(chain.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return [...scripts].reduce((total, each) => total + gzipBytes(each), 0);
}

/** The styles of a document, which are all inline, by brotli at its best. */
export function styleBytes(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  return brotliCompressSync(styles.join("")).byteLength;
}

/** The fonts that every page of English loads, or those that Hindi adds (woff2 is compressed already). */
export function fontBytes(script: "latin" | "devanagari" = "latin"): number {
  const folder = new URL("fonts/", client);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".woff2") && file.includes("devanagari") === (script === "devanagari"))
    .reduce((total, file) => total + readFileSync(new URL(file, folder)).byteLength, 0);
}

/** In bytes. */
export const budgets = {
  homeJs: 132_900,
  moreJsThanHome: 15_000,
  css: 17_000,
  fonts: 70_000,
  hindiFonts: 40_000,
  homeInAll: 270_000,
} as const;
