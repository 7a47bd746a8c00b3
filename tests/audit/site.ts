/**
 * `npm run audit:site [-- --base URL] [--crawl-only] [--only PREFIX]`: crawls the built site from its site map, then opens
 * every page (or those whose path has the prefix) in a browser. Without an address it starts the build with its own database
 * on a free port. Ends with a table, and with exit code 1 for any finding.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium } from "playwright";
import { freePort } from "#tests/setup/free-port.ts";
import { requireBrowser } from "#workers/tools/browser.ts";
import { PlainError, runCommand } from "#workers/tools/plain-error.ts";
import { crawl, readSiteMap } from "./crawl.ts";
import { Report } from "./report.ts";

const WIDTHS = [360, 1440];
const HEIGHT = 900;
const START_DEADLINE_MS = 90_000;
const VISIT_DEADLINE_MS = 60_000;

async function startBuild(): Promise<{ base: string; stop: () => void }> {
  const port = await freePort();
  const state = mkdtempSync(join(tmpdir(), "site-audit-"));
  const child = spawn(process.execPath, ["workers/tools/preview.ts", "--port", String(port), "--persist-to", state], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => {
    child.once("close", () => rmSync(state, { recursive: true, force: true }));
    child.kill("SIGTERM");
  };
  const base = `http://127.0.0.1:${port}`;
  try {
    await answering(base, child);
  } catch (error) {
    stop();
    throw error;
  }
  return { base, stop };
}

async function answering(base: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`${base}/healthz`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(200);
  }
  throw new PlainError("The built site did not start. Is there a build? npm run build");
}

/** Opens every page in windows of both widths: no axe finding, nothing wider than the window, a silent console. */
async function look(browser: Browser, base: string, paths: readonly string[], report: Report): Promise<void> {
  const visit = async (width: number) => {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      locale: "en-IN",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    let said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => said.push(error.message));
    for (const path of paths) {
      said = [];
      await page.goto(base + path, { waitUntil: "load", timeout: VISIT_DEADLINE_MS });
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const places = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
      report.check(`axe at ${width} px`, path, places);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      report.check(`no sideways scroll at ${width} px`, path, overflow > 0 ? [`${overflow} px`] : []);
      report.check("silent console", `${path} at ${width} px`, said);
    }
    await context.close();
  };
  await Promise.all(WIDTHS.map(visit));
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { base: { type: "string" }, only: { type: "string", default: "/" }, "crawl-only": { type: "boolean" } },
  });
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [...(isRoot ? ["--no-sandbox"] : []), "--disable-gpu", "--disable-background-networking"],
  });
  const server = values.base ? { base: new URL(values.base).origin, stop: () => {} } : await startBuild();
  const report = new Report();
  try {
    const { site, paths } = await readSiteMap(server.base);
    console.log(`${paths.length} pages at ${server.base}, whose addresses begin with ${site.origin}`);
    const parser = await browser.newPage();
    await crawl(site, paths, parser, report);
    await parser.close();
    if (!values["crawl-only"]) {
      await look(
        browser,
        server.base,
        paths.filter((path) => path.startsWith(values.only)),
        report,
      );
    }
  } finally {
    await browser.close();
    server.stop();
  }
  report.print();
  return report.findings === 0 ? 0 : 1;
});
