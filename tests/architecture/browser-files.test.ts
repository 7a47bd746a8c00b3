/** The built scripts hold no code or text that browsers must not get. `npm test` builds first. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { readTexts } from "#workers/tools/retired-claims.ts";

const BROWSER = "build/client/assets";
const SERVER = "build/server";

function bundledScripts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe.skipIf(!existsSync(BROWSER) || !existsSync(SERVER))("the browser's files", () => {
  it("the browser's files hold no server code", () => {
    const browser = bundledScripts(BROWSER);
    const server = bundledScripts(SERVER).toLowerCase();
    const serverWords = ["d1_migrations", "DatabaseUnavailableError", "ON CONFLICT", "TURNSTILE_SECRET_KEY"];
    expect(serverWords.filter((word) => browser.includes(word))).toEqual([]);
    // A word that the server's files lack would prove nothing.
    expect(serverWords.filter((word) => !server.includes(word.toLowerCase()))).toEqual([]);
  });

  it("the browser's files say nothing of the back office", () => {
    const browser = bundledScripts(BROWSER);
    const server = bundledScripts(SERVER);
    expect(["routes/ops/", "ops/waitlist", "back office"].filter((word) => browser.includes(word))).toEqual([]);
    expect(server).toContain("Cf-Access-Jwt-Assertion");
    expect(["VITE_OPS_OPEN", "developer@localhost"].filter((word) => server.includes(word))).toEqual([]);
  });

  it("the browser's files hold no long text: each comes with its page", async () => {
    const browser = bundledScripts(BROWSER);
    const server = bundledScripts(SERVER);
    const prose = (await readTexts()).filter(({ text }) => text.length > 300);
    // A bundle may write quotes and line ends differently, so the test looks for a stretch without any.
    const stretches = prose.flatMap(({ where, text }) => {
      const stretch = /[\p{L}\p{N} ,.;:-]{60}/u.exec(text)?.[0];
      return stretch ? [{ where, stretch }] : [];
    });
    expect(stretches.length).toBeGreaterThan(100);
    expect(stretches.filter(({ stretch }) => browser.includes(stretch)).map(({ where }) => where)).toEqual([]);
    const onServer = stretches.filter(({ stretch }) => server.includes(stretch));
    expect(onServer.length / stretches.length).toBeGreaterThan(0.8);
  });
});

it("every drawing in public is well-formed, for a browser draws nothing of one that is not", () => {
  const drawings = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((name) => XMLValidator.validate(readFileSync(`public/${name}`, "utf8")) !== true)).toEqual([]);
});
