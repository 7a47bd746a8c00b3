/**
 * wrangler.toml describes the built Worker, which is what `wrangler deploy` ships. Vite starts from the source and warns of
 * each setting that says how to ship, so it gets the same configuration without those, as a file of its own.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readConfig } from "./settings.ts";

/** At the top, as wrangler.toml: the paths in it, and `.dev.vars`, are looked up beside it. */
const FILE = "wrangler.source.json";

/** Writes the configuration for Vite, and returns its path. */
export function sourceConfig(): string {
  const { no_bundle, find_additional_modules, build, rules, ...config } = readConfig();
  const { directory, ...assets } = config.assets as Record<string, unknown>;
  // "remote" says that this is known: Workers AI has no local form. Whether it is reached, vite.config.ts says.
  const ai = { ...(config.ai as object), remote: true };
  const text = `${JSON.stringify({ ...config, ai, assets, main: "workers/app.ts" }, null, 2)}\n`;
  // Written anew for nothing, it would make the development server start again.
  if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== text) writeFileSync(FILE, text);
  return FILE;
}
