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

/**
 * The name of the bucket with the recordings.
 * @throws PlainError where wrangler.toml names none.
 */
export function bucketName(): string {
  return nameIn("r2_buckets", "bucket_name", "R2 bucket");
}

/**
 * The name of the D1 database.
 * @throws PlainError where wrangler.toml names none.
 */
export function databaseName(): string {
  return nameIn("d1_databases", "database_name", "D1 database");
}

function nameIn(table: string, key: string, what: string): string {
  const rows = readConfig()[table];
  const name: unknown = Array.isArray(rows) ? rows[0]?.[key] : undefined;
  if (typeof name !== "string") throw new PlainError(`wrangler.toml names no ${what}.`);
  return name;
}
