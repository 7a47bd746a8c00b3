/**
 * `npm run audit:site [-- --base URL] [--only PREFIX]`: opens every page of the site map (or those whose path has the prefix)
 * in a browser, at two widths. Without an address it serves the build with its own database. Prints what is against the HTML
 * standard, texts that stick together, axe's findings, what is wider than the window and what the console says, and ends with
 * exit code 1 for any finding. Links, titles and addresses are tested in `tests/worker`.
 */
import { parseArgs } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { chromium, type Page } from "playwright";
import { startSite } from "#tests/e2e/configured-site.ts";
import { requireBrowser } from "#workers/tools/browser.ts";
import { runCommand } from "#workers/tools/plain-error.ts";

const WIDTHS = [360, 1440];
const VISIT_DEADLINE_MS = 60_000;
const standard = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }));

/** The document's violations of the standard, each with its place. */
async function markupFaults(html: string): Promise<string[]> {
  const { results } = await standard.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "the document"}`),
  );
}

/** Texts side by side in a line without a space between them, which are read and copied as one word. */
function gluedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInLine = (node: ChildNode) => node.nodeType === 3 || /^(span|small|b|strong|time|a)$/i.test(node.nodeName);
    const places = "p, li, a, button, label, summary, h1, h2, h3, h4, dt, dd, figcaption, span";
    return [...document.querySelectorAll(places)]
      .filter((element) => !element.closest("[role=img], [aria-hidden=true]"))
      .flatMap(({ childNodes }) => {
        const parts = [...childNodes].filter(
          (each) => each.textContent && each.nodeType !== 8 && !(each as Element).matches?.("[aria-hidden=true]"),
        );
        return parts.slice(1).flatMap((part, index) => {
          const before = parts[index];
          if (!before || !isInLine(before) || !isInLine(part) || (before.nodeType === 3 && part.nodeType === 3))
            return [];
          const [end, start] = [before.textContent ?? "", part.textContent ?? ""];
          return /[\p{L}\p{N}.%)]$/u.test(end) && /^[\p{L}\p{N}₹(]/u.test(start)
            ? [`${end.slice(-30)}|${start.slice(0, 30)} stick together`]
            : [];
        });
      });
  });
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { base: { type: "string" }, only: { type: "string", default: "/" } } });
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...sandbox, "--disable-gpu"] });
  const server = values.base ? { origin: new URL(values.base).origin, stop: async () => {} } : await startSite({});
  const findings: string[] = [];
  try {
    const map = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = ""]) => new URL(address).pathname)
      .filter((path) => path.startsWith(values.only));
    console.log(`${paths.length} pages at ${server.origin}`);
    for (const path of paths) {
      const html = await (await fetch(server.origin + path)).text();
      findings.push(...(await markupFaults(html)).map((fault) => `${path}: ${fault}`));
    }
    const visit = async (width: number) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      const page = await context.newPage();
      const find = (fault: string) => findings.push(`${new URL(page.url()).pathname} at ${width} px: ${fault}`);
      page.on("console", (line) => ["error", "warning"].includes(line.type()) && find(line.text()));
      page.on("pageerror", ({ message }) => find(message));
      for (const path of paths) {
        await page.goto(server.origin + path, { waitUntil: "load", timeout: VISIT_DEADLINE_MS });
        await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) find(`${id} at ${nodes.map(({ target }) => target).join(" ")}`);
        for (const fault of await gluedTexts(page)) find(fault);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        if (scrollWidth > clientWidth) find(`${scrollWidth - clientWidth} px too wide`);
      }
      await context.close();
    };
    await Promise.all(WIDTHS.map(visit));
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(findings.length === 0 ? "No findings." : `${findings.join("\n")}\n${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
});
