/**
 * `npm run lint:browsers`: checks that the built scripts and styles work in the oldest supported browsers (`browserslist` in
 * package.json). Scripts are checked for syntax and for the functions they call.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import doiuse from "doiuse";
import postcss from "postcss";
import { build } from "vite";
import packageJson from "../../package.json" with { type: "json" };
import { runCommand } from "#workers/tools/plain-error.ts";

/** Radix's toast calls `toSorted` of its own class, which is no fault. */
const OWN_SORTING = "build/client/assets/toast-view.client-*.js";

/** Features that some of these browsers lack, by caniuse.com's names, and what visitors get instead. */
const STYLES_WITH_FALLBACK: Readonly<Record<string, string>> = {
  "css-container-queries": "the narrow arrangement",
  "css-container-query-units": "a fixed size of letters",
  "css-content-visibility": "everything drawn at once",
  "css-has": "the page without the finer placing of toasts and windows",
  "css-lch-lab": "the same colour in RGB, written before it by the build",
  "css-media-scripting": "the page's own marks on <html>, or a plain window",
  "css-overflow-anchor": "a page that may move while a part above is laid out",
  "css-overscroll-behavior": "scrolling that goes on behind a window",
  "css-paged-media": "the printer's own margins",
  "css-subgrid": "rows of their own heights",
  "extended-system-fonts": "the next face of the list",
  "text-size-adjust": "its prefixed form",
};

function check(...args: string[]): boolean {
  const script = "node_modules/es-check/lib/cli/index.js";
  const options = ["--module", "--checkFeatures", "--noCache"];
  const { status } = spawnSync(process.execPath, [script, "checkBrowser", ...options, ...args], { stdio: "inherit" });
  return status === 0;
}

/** The build puts the style sheets into the pages as text, so no file of it holds them. */
async function buildStyles(): Promise<{ name: string; css: string }[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    build: {
      write: false,
      target: packageJson.browserslist.map((name) => name.replace(" ", "")),
      rolldownOptions: { input: ["app/app.css", "app/faces.css", "app/routes/ops/ops.css"] },
    },
  });
  return [result]
    .flat()
    .flatMap((bundle) => ("output" in bundle ? bundle.output : []))
    .flatMap((file) =>
      file.type === "asset" && file.fileName.endsWith(".css")
        ? [{ name: file.fileName, css: String(file.source) }]
        : [],
    );
}

async function findStyleFaults(): Promise<string[]> {
  const faults = new Set<string>();
  for (const { name, css } of await buildStyles()) {
    const checker = doiuse({
      browsers: packageJson.browserslist,
      ignore: Object.keys(STYLES_WITH_FALLBACK),
      onFeatureUsage: ({ feature, featureData, usage }) => {
        if (featureData.missing) faults.add(`${name}: ${feature} in ${usage.toString().slice(0, 80)}`);
      },
    });
    await postcss([checker]).process(css, { from: undefined });
  }
  return [...faults];
}

await runCommand(async () => {
  const runs = [
    check("--not", OWN_SORTING, "build/client/assets/*.js"),
    check("--ignore", "ArrayToSorted", OWN_SORTING),
  ];
  // es-check does not parse patterns, and Safari supports lookbehind only since 16.4.
  const lookingBehind = globSync("build/client/assets/*.js").filter((file) =>
    /\(\?<[=!]/.test(readFileSync(file, "utf8")),
  );
  for (const file of lookingBehind) console.error(`${file} has a pattern that looks behind`);
  const styleFaults = await findStyleFaults();
  for (const fault of styleFaults) console.error(fault);
  return runs.every(Boolean) && lookingBehind.length === 0 && styleFaults.length === 0 ? 0 : 1;
});
