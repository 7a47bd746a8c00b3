/**
 * `npm run canary`: tries the newest React Router, React, Vite and wrangler. It installs them in a copy of the checkout,
 * builds there, and opens pages in a browser; this checkout stays as it is. A failure names the place where the site depends
 * on a framework's internals; each such place is one file with a test that says what to do.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright";
import { requireBrowser } from "./browser.ts";
import { PlainError, runCommand } from "./plain-error.ts";

const NEWEST = [
  "react",
  "react-dom",
  "react-router",
  "@react-router/dev",
  "vite",
  "@cloudflare/vite-plugin",
  "wrangler",
];
const PAGES = ["/", "/pricing", "/story/1", "/waitlist", "/careers", "/nothing-here"];
const PORT = 4199;
const START_DEADLINE_MS = 60_000;

function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), "canary-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.split("\n").filter(Boolean)) cpSync(file, join(copy, file));
  return copy;
}

function run(folder: string, command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new PlainError(`Fails with the newest packages: ${[command, ...args].join(" ")}`);
}

/** The faults of pages: an unexpected status, an app that does not start, or messages on the console. */
async function faultsOf(base: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireBrowser().path, args: ["--no-sandbox"] });
  const faults: string[] = [];
  try {
    for (const path of PAGES) {
      // Smooth scrolling would move the link while it is pressed.
      const page = await browser.newPage({ reducedMotion: "reduce" });
      page.on("pageerror", ({ message }) => faults.push(`${path}: ${message}`));
      page.on("console", (message) => {
        // A 404 page logs its own status.
        if (message.type() === "error" && !/status of 404/.test(message.text())) {
          faults.push(`${path}: ${message.text()}`);
        }
      });
      await page.goto(base + path);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await page.waitForURL("**/about");
      await page.close();
    }
  } catch (error) {
    faults.push(String(error));
  } finally {
    await browser.close();
  }
  return faults;
}

async function tryPages(folder: string): Promise<void> {
  const server = spawn("npm", ["run", "preview", "--", "--port", String(PORT)], { cwd: folder, stdio: "inherit" });
  const base = `http://127.0.0.1:${PORT}`;
  try {
    const deadline = Date.now() + START_DEADLINE_MS;
    const isThere = () =>
      fetch(`${base}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isThere())) {
      if (Date.now() > deadline) throw new PlainError("The built site does not start.");
      await pause(500);
    }
    const faults = await faultsOf(base);
    if (faults.length > 0) throw new PlainError(`The built site has faults:\n  ${faults.join("\n  ")}`);
  } finally {
    server.kill();
  }
}

await runCommand(async () => {
  const copy = copyCheckout();
  try {
    // The overrides tie some packages to the versions of today.
    run(copy, "npm", ["pkg", "delete", "overrides"]);
    const packages = NEWEST.map((name) => `${name}@latest`);
    // The packages that stay may not yet accept the newest of the others.
    run(copy, "npm", ["install", "--force", "--no-audit", "--no-fund", "--loglevel", "error", ...packages]);
    for (const name of NEWEST) {
      const { version } = JSON.parse(readFileSync(join(copy, "node_modules", name, "package.json"), "utf8")) as {
        version: string;
      };
      console.log(`${name} ${version}`);
    }
    run(copy, "npm", ["run", "build"]);
    await tryPages(copy);
    console.log("The site builds, starts and moves from page to page with them.");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return 0;
});
