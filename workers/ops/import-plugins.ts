/** What the build does about `import()`: one that failed can be tried again, and nobody's page is lost. */
import { join } from "node:path";
import type { Plugin } from "vite";

const IMPORT_WHOLE = join(import.meta.dirname, "../../app/lib/import-whole.ts");

/**
 * Vite wraps every `import()` in a helper that fetches a chunk's own styles first. No chunk has any
 * (tests/architecture/budgets.test.ts says so). Ours sees to it that a load that failed can be tried again.
 */
export const importsThatCanBeRetried = (): Plugin => ({
  name: "imports-that-can-be-retried",
  enforce: "pre",
  apply: "build",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWhole as __vitePreload } from ${JSON.stringify(IMPORT_WHOLE)};`,
  },
});

const RELOAD = "window.location.reload();";
const OPEN_TARGET = `
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (target) window.location.assign(target.pathname + target.search + target.hash);`;

/**
 * React Router reloads the page where the script of another can't be had. That loses a click, since it is the old page
 * that comes back, and what was typed, since a link that is merely touched has its page fetched ahead. So a page somebody
 * is on the way to is asked for as a document, and otherwise the page stays.
 * @throws Error when React Router no longer has the line: then see what it does instead.
 */
export const openAsDocument = (): Plugin => ({
  name: "open-as-document",
  enforce: "pre",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler(code) {
      if (!code.includes(RELOAD)) throw new Error(`React Router's routeModules.js has no ${RELOAD}`);
      return { code: code.replace(RELOAD, OPEN_TARGET).replace(", reloading page...", ""), map: null };
    },
  },
});
