import { savesData } from "./saves-data.ts";

type RouteFiles = { module: string; imports?: string[] };
declare global {
  interface Window {
    /**
     * The routes that React Router knows so far: those of the page's links, a moment after hydration. It is private, but
     * the public `<PrefetchPageLinks>` would fetch the data as well.
     */
    __reactRouterManifest?: { routes: Partial<Record<string, RouteFiles>> };
  }
}

const DELAY_MS = 1500;
/** The panel is shown only after joining, so it waits, as the data do, for the intent to go there. */
const LATER = /referral-panel/;

/** Loads the modules of the join page and the calculator when nothing else is to do; their data wait for the intent. */
export function fetchAhead(): void {
  if (savesData()) return;
  const fetchModules = () => {
    const routes = ["routes/waitlist/page", "routes/marketing/pricing"].map(
      (id) => window.__reactRouterManifest?.routes[id],
    );
    for (const href of new Set(routes.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])))) {
      if (LATER.test(href) || document.querySelector(`link[href="${href}"]`)) continue;
      document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  };
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchModules), DELAY_MS);
}
