import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { importsThatCanBeRetried, openAsDocument } from "./workers/ops/import-plugins.ts";
import { inlineScripts } from "./workers/ops/inline-scripts.ts";

/** What every page shows around its content. What is loaded on demand (views, dialogs, panels) is not in it. */
const isShell = new RegExp(
  [
    "app/root\\.tsx",
    "app/content/(brand|screens)\\.ts",
    "app/lib/(hydrated|import-whole|page-meta|quietly|saves-data|whatsapp)\\.ts",
    "app/analytics/(measurement|track)\\.tsx?",
    "app/toast/(toaster|toast-store)\\.tsx?",
    "app/chat/(chat-button|smoothie-glass)\\.tsx",
    "app/components/site/",
    "app/components/art/",
    "app/components/ui/(badge|button-link|icon|picture|use-dismiss|use-kept|use-lazy-component|use-link-as-button)\\.tsx?",
    "app/components/sections/(call-to-action|section-heading)\\.tsx",
  ].join("|"),
);

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Without an account there is no remote AI; `env.AI.run` then rejects, and the assistant answers from search.
      remoteBindings: false,
      // wrangler.toml describes the built Worker (what `wrangler deploy` ships); Vite starts from the source.
      config: (config) => {
        config.main = "./workers/app.ts";
        for (const key of ["no_bundle", "find_additional_modules", "build"] as const) {
          Reflect.deleteProperty(config, key);
        }
        config.rules = [];
        if (config.assets) Reflect.deleteProperty(config.assets, "directory");
      },
    }),
    inlineScripts(),
    importsThatCanBeRetried(),
    openAsDocument(),
    tailwindcss(),
    reactRouter(),
  ],
  server: { strictPort: true },
  // No preloading: the app starts after the first paint, and what it needs is one chunk anyway.
  build: { assetsInlineLimit: 0, sourcemap: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Chromium compiles them whole on another thread while they arrive: hydration runs most of what is in them.
            postBanner: ({ name }) => (["framework", "shell"].includes(name) ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              // Every page needs all of a group at once, and one file compresses better than twenty. Two files, so that
              // a change of the site leaves the framework in the visitor's cache.
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown.runtime/,
                },
                { name: "shell", test: isShell },
              ],
            },
          },
        },
      },
    },
  },
});
