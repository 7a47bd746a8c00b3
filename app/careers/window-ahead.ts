import { withinDeadline } from "#app/lib/deadline.ts";
import { fetchWhole } from "#app/lib/import-whole.ts";
import { savesData } from "#app/lib/saves-data.ts";

type RouteScripts = { module: string; clientLoaderModule?: string };
declare global {
  /** React Router's own list of the routes known so far. */
  var __reactRouterManifest: { routes: Record<string, RouteScripts | undefined> } | undefined;
}

const TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 50;

const knownRoute = () => globalThis.__reactRouterManifest?.routes["routes/company/position"];

async function fetchScripts(): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  // The router asks for the routes behind a page's links once it is hydrated.
  while (!knownRoute() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  const { module = "", clientLoaderModule = module } = knownRoute() ?? {};
  await Promise.all([module, clientLoaderModule].map((script) => fetchWhole(script)));
}

/**
 * Preloads the scripts of a position's window. Without this a failed load would make the router reload the page. With
 * Save-Data the router learns of a route only on navigation, so nothing is preloaded then.
 * @throws Error when a script fails to load or takes too long.
 */
export async function fetchWindow(): Promise<void> {
  if (savesData() && !knownRoute()) return;
  await withinDeadline(TIMEOUT_MS, fetchScripts);
}
