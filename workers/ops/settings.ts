/** The operator settings as the local commands see them, so that a bad one is named before a server starts. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { parseSettings } from "#app/schemas/settings.ts";
import { PlainError } from "./plain-error.ts";

/** The file in which a developer overrides settings; wrangler and Vite read it too. */
export const LOCAL_SETTINGS = ".dev.vars";

/** `wrangler.toml` as data. */
export function readConfig(): Record<string, unknown> {
  return parse(readFileSync("wrangler.toml", "utf8"));
}

/** The settings of wrangler.toml, overridden by `.dev.vars` where there is one. */
export function localSettings(): Record<string, unknown> {
  const { vars } = readConfig();
  const overrides = existsSync(LOCAL_SETTINGS) ? parseEnv(readFileSync(LOCAL_SETTINGS, "utf8")) : {};
  return { ...(typeof vars === "object" ? vars : {}), ...overrides };
}

/**
 * Checks them as the Worker will.
 * @throws PlainError that names every bad setting.
 */
export function requireSettings(): void {
  try {
    parseSettings(localSettings());
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}
