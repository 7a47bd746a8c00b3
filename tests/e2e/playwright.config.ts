/** Browser tests: a real Chromium against the built Worker, with a temporary database. */
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { freePort } from "#tests/setup/free-port.ts";
import { findBrowser } from "#workers/tools/browser.ts";

// Each of Playwright's processes reads this file again; the first choice must hold for all.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);

const browser = findBrowser();
if (!browser) throw new Error("There is no Chromium. `npm test` gets one; or name yours: CHROMIUM=/path/to/chromium");

const report = process.env.PLAYWRIGHT_JSON;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  // One more than a small machine has cores, since players and clocks make tests wait.
  workers: 3,
  // One retry in CI, where many jobs share a machine; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous: two busy cores take seconds to render a page.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    headless: true,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: "off",
    launchOptions: {
      executablePath: browser,
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        // Letters as wide as in the full browser.
        "--font-render-hinting=none",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        // As before Chromium 156 and on most phones: a script that failed to load is never requested again.
        "--disable-features=ModuleMapDoNotCacheFailedFetch",
        "--autoplay-policy=no-user-gesture-required",
        // The site needs no other host: a request to one fails here, and with it the test.
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --import ./workers/tools/check-node.js tests/e2e/serve.ts`,
    cwd: join(import.meta.dirname, "../.."),
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
