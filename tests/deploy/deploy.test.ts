/**
 * `npx wrangler deploy` on a copy of the checkout, against a stand-in for the platform: a dry run, the first deploy,
 * later ones, and failures.
 */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { shippedSettings } from "#tests/setup/shipped-settings.ts";
import { ACCOUNT, PlatformStandIn } from "./platform-stand-in.ts";

const SHIPPED = ["app", "migrations", "public", "workers"];
const CONFIGURED = ["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts", "wrangler.toml"];

let checkout = "";
const platform = new PlatformStandIn();

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), "deploy-test-"));
  for (const name of [...SHIPPED, ...CONFIGURED]) {
    cpSync(name, join(checkout, name), {
      recursive: true,
      // The build would only copy these megabytes of sound.
      filter: (source) => !/public[/\\]audio/.test(source),
    });
  }
  // The operator's own settings are none of this test's.
  const own = join(checkout, "wrangler.toml");
  const asShipped = (line: string, name: string) =>
    name in shippedSettings ? `${name} = "${shippedSettings[name]}"` : line;
  writeFileSync(own, readFileSync(own, "utf8").replace(/^([A-Z_]+) = ".*"$/gm, asShipped));
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"), "dir");
  await platform.start();
});

afterAll(async () => {
  await platform.stop();
  rmSync(checkout, { recursive: true, force: true });
});

afterEach(() => {
  expect(platform.unknown.splice(0), "calls the stand-in does not know").toEqual([]);
});

async function wrangler(...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    cwd: checkout,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      CI: "1",
      NO_COLOR: "1",
      CLOUDFLARE_API_BASE_URL: platform.url,
      CLOUDFLARE_API_TOKEN: "stand-in",
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_LOG_PATH: join(checkout, "logs"),
    },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number>((done) => child.once("close", (status) => done(status ?? 1)));
  return { code, output };
}

/** Lets later builds reuse the bundle: each would take as long as everything else, with the same result. */
function keepBundle(): void {
  const path = join(checkout, "workers/tools/build.ts");
  const source = readFileSync(path, "utf8");
  const kept = source.replace("const code = await bundle();", "const code = 0;");
  expect(kept).not.toBe(source);
  writeFileSync(path, kept);
}

function tablesOfLive(): string[] {
  const rows = platform.databases[0]?.sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows ?? [])
    .map(({ name }) => name);
}

describe("wrangler deploy", () => {
  it("a dry run builds, and changes nothing remote", async () => {
    const { code, output } = await wrangler("deploy", "--dry-run");
    expect(code, output).toBe(0);
    expect(platform.takeSteps()).toEqual([]);
    expect(platform.databases).toEqual([]);
    expect(existsSync(join(checkout, "build/server/index.js"))).toBe(true);
    // Otherwise the next deploy would ship this build without building.
    expect(existsSync(join(checkout, ".wrangler/deploy"))).toBe(false);
    keepBundle();
  });

  it("a first deploy creates database and buckets, migrates, and then ships", async () => {
    const { code, output } = await wrangler("deploy");
    expect(code, output).toBe(0);
    expect(platform.takeSteps()).toEqual(["create database", "migrate", "create bucket", "upload files", "ship"]);
    expect(platform.databases.map(({ name, location }) => [name, location])).toEqual([["ladoo", "apac"]]);
    expect(platform.buckets).toEqual([
      { name: "ladoo-audio", location: "apac" },
      { name: "ladoo-backups", location: "apac" },
    ]);
    expect(platform.crons).toEqual(["*/10 * * * *", "25 20 * * *"]);
    expect(tablesOfLive()).toContain("waitlist_entries");
    expect(platform.scripts).toHaveLength(1);
    expect(platform.scripts[0]).toContain(platform.databases[0]?.uuid);
    // A deploy with the default settings succeeds, and reports what does not work because of them.
    expect(output).toMatch(/\| PUBLIC_ORIGIN +dead: referral links/m);
    expect(output).toMatch(/\| SITE_PHONE +dead: the phone number/m);
  });

  it("a later deploy only brings the database up to date, and ships", async () => {
    writeFileSync(join(checkout, "migrations/9000_later.sql"), "CREATE TABLE later (id integer);");
    const { code, output } = await wrangler("deploy");
    expect(code, output).toBe(0);
    expect(platform.takeSteps()).toEqual(["migrate", "upload files", "ship"]);
    expect(platform.databases).toHaveLength(1);
    expect(tablesOfLive()).toContain("later");
  });

  it("a deploy whose migration fails ships nothing, and nothing of it stays", async () => {
    const shipped = platform.scripts.length;
    writeFileSync(
      join(checkout, "migrations/9001_broken.sql"),
      "CREATE TABLE half (id integer);\nCREATE TABEL oops (id integer);",
    );
    const { code, output } = await wrangler("deploy");
    rmSync(join(checkout, "migrations/9001_broken.sql"));
    expect(code).not.toBe(0);
    expect(output).toContain("nothing is deployed");
    expect(platform.takeSteps()).toEqual(["migrate"]);
    expect(platform.scripts).toHaveLength(shipped);
    expect(tablesOfLive()).not.toContain("half");
  });

  it("a deploy with a bad setting stops before anything else", async () => {
    const config = readFileSync(join(checkout, "wrangler.toml"), "utf8");
    writeFileSync(
      join(checkout, "wrangler.toml"),
      config.replace("https://ladoo.example", "https://Ladoo.example:443"),
    );
    writeFileSync(join(checkout, ".dev.vars"), "PUBLIC_ORIGIN=https://ladoo.example\n");
    const outcomes = [await wrangler("deploy", "--dry-run"), await wrangler("deploy")];
    writeFileSync(join(checkout, "wrangler.toml"), config);
    rmSync(join(checkout, ".dev.vars"));
    for (const { code, output } of outcomes) {
      expect(code, output).not.toBe(0);
      // The reason is among the last lines on the screen.
      expect(output.trim().split("\n").slice(-12).join("\n")).toContain(
        "PUBLIC_ORIGIN: write it as https://ladoo.example",
      );
    }
    expect(platform.takeSteps()).toEqual([]);
  });

  it("a deploy whose texts claim what was taken back stops before anything remote changes", async () => {
    writeFileSync(join(checkout, "app/content/fault.ts"), 'export const fault = "Both brands gain.";\n');
    const { code, output } = await wrangler("deploy");
    rmSync(join(checkout, "app/content/fault.ts"));
    expect(code).not.toBe(0);
    expect(output).toContain('fault.ts fault: "Both brands gain" is retired');
    expect(platform.takeSteps()).toEqual([]);
  });
});
