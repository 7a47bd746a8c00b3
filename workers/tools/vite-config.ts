/**
 * wrangler.toml describes the built Worker, for `wrangler deploy`. Vite starts from the source and warns of each setting
 * about deploying, so it gets a copy without those.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readConfig } from "./settings.ts";

/** At the top, beside wrangler.toml: paths in it, and `.dev.vars`, are relative to it. */
const FILE = "wrangler.for-vite.json";

/** Writes the configuration for Vite, and returns its path. */
export function configForVite(): string {
  const { no_bundle, find_additional_modules, build, rules, ...config } = readConfig();
  const { directory, ...assets } = config.assets as Record<string, unknown>;
  // "remote" silences a warning that Workers AI has no local form. vite.config.ts decides whether it is reached.
  const ai = { ...(config.ai as object), remote: true };
  const text = `${JSON.stringify({ ...config, ai, assets, main: "workers/app.ts" }, null, 2)}\n`;
  // Rewriting the file unchanged would restart the development server.
  if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== text) writeFileSync(FILE, text);
  return FILE;
}
