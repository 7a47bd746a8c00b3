/** Checks the operator settings before a server starts or a deploy ships. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { offer } from "#app/content/brand.ts";
import {
  halfSetFeatures,
  parseSettings,
  type Settings,
  settingsStillShipped,
  unknownSettings,
} from "#app/schemas/settings.ts";
import { PlainError } from "./plain-error.ts";

export const LOCAL_SETTINGS = ".dev.vars";

export function readConfig(): Record<string, unknown> {
  return parse(readFileSync("wrangler.toml", "utf8"));
}

type Given = Readonly<Record<string, unknown>>;

/** The settings of a deploy: the [vars] of wrangler.toml alone. */
export function shippedSettings(): Given {
  const { vars } = readConfig();
  return typeof vars === "object" ? { ...vars } : {};
}

function overrides(): Given {
  return existsSync(LOCAL_SETTINGS) ? parseEnv(readFileSync(LOCAL_SETTINGS, "utf8")) : {};
}

/** Warns of unknown settings, and of features of which only a part is set. */
export function warnOfSettings(given: Given): void {
  const places = [
    ["wrangler.toml [vars]", shippedSettings()],
    [LOCAL_SETTINGS, overrides()],
  ] as const;
  for (const [place, named] of places) {
    const unknown = unknownSettings(named);
    if (unknown.length > 0) console.warn(`${place}: there is no setting ${unknown.join(", ")}. It changes nothing.`);
  }
  // Only wrangler.toml names the binding.
  const MAIL = rowsOf("send_email").some(({ name }) => name === "MAIL") ? {} : undefined;
  for (const message of halfSetFeatures({ ...given, MAIL })) console.warn(message);
}

/** A secret stands in no file, so it counts as set where something needs it. */
export function deployedSettings(): Given {
  const vars = shippedSettings();
  return { ...vars, TURNSTILE_SECRET_KEY: vars.TURNSTILE_SITE_KEY, LINK_SECRET: "unknown".repeat(5) };
}

const TURNSTILE_OFF = `Turnstile is off: one computer can take all ${offer.capacity} places in 20 minutes. Set its two keys.`;

/** A box for the end of a deploy: what does not work because of default settings, and that Turnstile is off. */
export function stillShippedBox(given: Given): string | null {
  const shipped = settingsStillShipped(given);
  const longest = Math.max(...shipped.map(({ name }) => name.length));
  const defaults = [
    "This site still has settings it ships with. They lead nowhere or say nothing:",
    "",
    ...shipped.map(({ name, dead }) => `${name.padEnd(longest)}  dead: ${dead}`),
    "",
    "Set them in wrangler.toml, under [vars], and deploy again.",
  ];
  const lines = [...(shipped.length > 0 ? defaults : []), ...(given.TURNSTILE_SITE_KEY ? [] : ["", TURNSTILE_OFF])];
  if (lines.length === 0) return null;
  const width = Math.max(...lines.map((line) => line.length));
  const rule = `+${"-".repeat(width + 2)}+`;
  return [rule, ...lines.map((line) => `| ${line.padEnd(width)} |`), rule].join("\n");
}

/** @throws PlainError that names every bad setting. */
export function requireLocalSettings(): void {
  const settings = { ...shippedSettings(), ...overrides() };
  warnOfSettings(settings);
  requireSettings(settings);
}

/**
 * Checks settings as the Worker will.
 * @throws PlainError that names every bad setting.
 */
export function requireSettings(settings: Given): Settings {
  try {
    return parseSettings(settings);
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws PlainError when wrangler.toml has none. */
export function bucketName(binding: "MEDIA" | "BACKUPS"): string {
  return nameIn("r2_buckets", "bucket_name", "R2 bucket", (row) => row.binding === binding);
}

export function bucketNames(): string[] {
  return rowsOf("r2_buckets").flatMap(({ bucket_name: name }) => (typeof name === "string" ? [name] : []));
}

/** @throws PlainError when wrangler.toml has none. */
export function databaseName(): string {
  return nameIn("d1_databases", "database_name", "D1 database");
}

/** A secret from `.dev.vars`; without it only the deployed Worker knows it. */
export function localSecret(name: string): string {
  return String(overrides()[name] ?? "").trim();
}

function rowsOf(table: string): Record<string, unknown>[] {
  const rows = readConfig()[table];
  return Array.isArray(rows) ? rows : [];
}

function nameIn(table: string, key: string, what: string, isWanted = (_: Record<string, unknown>) => true): string {
  const name = rowsOf(table).find(isWanted)?.[key];
  if (typeof name !== "string") throw new PlainError(`wrangler.toml names no ${what}.`);
  return name;
}
