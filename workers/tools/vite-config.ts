/** Vite warns of each setting about deploying, so it gets a copy of wrangler.toml without those. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readConfig } from "./settings.ts";

/** Paths in the copy, and `.dev.vars`, are relative to its folder. */
const FILE = "wrangler.for-vite.json";

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
