/** Starts the built site with an operator's own settings. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#tests/setup/free-port.ts";
import { shippedSettings } from "#tests/setup/shipped-settings.ts";
import { migrateLocal, runWrangler, spawnWrangler } from "#workers/tools/local-server.ts";

type Site = { origin: string; stop: () => Promise<void> };

const BUILT_CONFIG = "build/server/wrangler.json";

/** The built configuration with more bindings, as a file beside it. */
function configWith(bindings: Record<string, unknown>): string {
  const built: unknown = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
  const path = BUILT_CONFIG.replace(".json", `-${process.pid}.json`);
  writeFileSync(path, JSON.stringify({ ...(built as object), ...bindings }));
  return path;
}

type Configured = Record<string, string> | ((origin: string) => Record<string, string>);

/**
 * Starts the site with the settings as shipped, but for the `configured` ones, which may depend on its origin. Its database
 * is empty or filled by an SQL statement (`seed`); `bindings` are added.
 */
export async function startSite(
  configured: Configured,
  {
    seed,
    bindings,
    ...place
  }: { seed?: string; bindings?: Record<string, unknown>; port?: number; folder?: string } = {},
): Promise<Site> {
  const config = bindings ? configWith(bindings) : BUILT_CONFIG;
  const folder = place.folder ?? mkdtempSync(join(tmpdir(), "site-configured-"));
  const port = place.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const settings = { ...shippedSettings, ...(typeof configured === "function" ? configured(origin) : configured) };
  await migrateLocal(folder);
  if (seed) {
    const where = ["--local", "--persist-to", folder, "--config", "wrangler.toml"];
    const { code, stderr } = await runWrangler(["d1", "execute", "DB", ...where, "--command", seed]);
    if (code !== 0) throw new Error(stderr);
  }
  const child: ChildProcess = spawnWrangler(
    [
      ...["dev", "--local", "--config", config, "--ip", "127.0.0.1", "--port", String(port)],
      ...["--persist-to", resolve(folder), "--show-interactive-dev-session=false", "--log-level", "warn"],
      ...Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    { stdio: "pipe" },
  );
  child.stdout?.resume();
  child.stderr?.resume();
  const ended = new Promise((resolve) => child.once("close", resolve));
  const deadline = Date.now() + 90_000;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error("The site did not start");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
    if (bindings) rmSync(config);
  };
  return { origin, stop };
}
