/** What the build does about `import()`: nothing that is not needed, and nobody's page is lost when one fails. */
import type { Plugin } from "vite";

/**
 * Vite wraps every `import()` in a helper that fetches a chunk's own styles first. No chunk has any
 * (tests/architecture/budgets.test.ts says so), and the helper weighed as much as the footer.
 */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  enforce: "pre",
  apply: "build",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
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
