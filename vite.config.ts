import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { configForVite } from "./workers/tools/vite-config.ts";

/** The oldest browsers that the site works in: `browserslist` in package.json names them for every tool. */
const browsers = packageJson.browserslist.map((name) => name.replace(" ", ""));

export default defineConfig({
  plugins: [
    cloudflare({
      configPath: configForVite(),
      viteEnvironment: { name: "ssr" },
      // Without an account there is no remote AI; `env.AI.run` then rejects, and the assistant answers from search.
      remoteBindings: false,
    }),
    tailwindcss(),
    reactRouter(),
  ],
  server: { strictPort: true },
  build: { target: browsers, assetsInlineLimit: 0, sourcemap: false },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          // What the browser loads on demand the Worker holds anyway; that is no mistake to warn of.
          checks: { ineffectiveDynamicImport: false, pluginTimings: false },
          // Names stay, for the log's sake; comments and indentation are a sixth of what is uploaded and parsed.
          output: { minify: { compress: false, mangle: false } },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            // Each file costs a slow network a request: ten hydrate a third of a second sooner than thirty. The framework
            // is one by itself, so that a change of the site leaves it in the visitor's cache.
            codeSplitting: {
              groups: [
                { name: "frame", test: /\/app\/(components\/site|chat\/(smoothie-glass|chat-button)|lib\/saves-data)/ },
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
                {
                  name: "shared",
                  // Without what only stories and recordings need, which home does not show.
                  test: /\/app\/(analytics|audio\/sound|chat|components(?!\/sections\/short-forms)|content|lib(?!\/(player|use-cases-address))|toast)[/.]/,
                  minShareCount: 3,
                },
                {
                  name: "audio",
                  test: /\/app\/(audio|components\/sections\/short-forms|lib\/(player|use-cases-address))/,
                  minShareCount: 2,
                },
                {
                  name: "forms",
                  test: /\/(zod|app\/(api-client|schemas|waitlist\/calls|lib\/(form-draft|session-storage)))[/.]/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
