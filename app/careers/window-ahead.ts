import { withinDeadline } from "#app/lib/deadline.ts";
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
  await Promise.all([module, clientLoaderModule].map((script) => import(/* @vite-ignore */ script)));
}

/**
 * Fetches the scripts of a position's window from where the router will ask for them: it would reload the page where one
 * can't be had. For visitors who save data the router hears of a route only on the way to it, so that is left to it.
 * @throws Error when one can't be had, or not soon.
 */
export async function fetchWindow(): Promise<void> {
  if (savesData() && !knownRoute()) return;
  await withinDeadline(TIMEOUT_MS, fetchScripts);
}
