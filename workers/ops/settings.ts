/** The operator settings as the commands see them, so that a bad one is named before a server starts or a deploy ships. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { halfSetTurnstile, parseSettings } from "#app/schemas/settings.ts";
import { PlainError } from "./plain-error.ts";

/** The file in which a developer overrides settings; wrangler and Vite read it too. */
export const LOCAL_SETTINGS = ".dev.vars";

/** `wrangler.toml` as data. */
export function readConfig(): Record<string, unknown> {
  return parse(readFileSync("wrangler.toml", "utf8"));
}

type Given = Readonly<Record<string, unknown>>;

/** What a deploy ships: the [vars] of wrangler.toml alone. */
export function shippedSettings(): Given {
  const { vars } = readConfig();
  return typeof vars === "object" ? { ...vars } : {};
}

/** The settings of wrangler.toml, overridden by `.dev.vars` where there is one. */
function localSettings(): Given {
  const overrides = existsSync(LOCAL_SETTINGS) ? parseEnv(readFileSync(LOCAL_SETTINGS, "utf8")) : {};
  return { ...shippedSettings(), ...overrides };
}

/**
 * Checks the settings of a local server, and says what is set by halves.
 * @throws PlainError that names every bad setting.
 */
export function requireLocalSettings(): void {
  const settings = localSettings();
  requireSettings(settings);
  const halfSet = halfSetTurnstile(settings);
  if (halfSet) console.warn(halfSet);
}

/**
 * Checks settings as the Worker will.
 * @throws PlainError that names every bad setting.
 */
export function requireSettings(settings: Given): void {
  try {
    parseSettings(settings);
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}
