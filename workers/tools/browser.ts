/** Finds or installs the Chromium for the browser tests. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { PlainError } from "./plain-error.ts";

/** The first, a Debian package, renders the same pages in half the processor time. */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
];
const SYSTEM_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
/** The letters that the stand-ins of the site's fonts are measured against, and Devanagari; a bare machine has none. */
const FONTS = ["fonts-liberation", "fonts-lohit-deva"];

/**
 * The path of an installed browser: the one named by CHROMIUM, else the system's, else Playwright's download.
 * @throws PlainError when CHROMIUM names a file that cannot be run.
 */
export function findBrowser(): string | null {
  const { CHROMIUM, PATH = "" } = process.env;
  if (CHROMIUM) {
    if (!isExecutable(CHROMIUM)) throw new PlainError(`CHROMIUM names ${CHROMIUM}, which cannot be run.`);
    return CHROMIUM;
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const named = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...SYSTEM_PATHS, chromium.executablePath()].find(isExecutable) ?? null;
}

/**
 * Finds a browser or installs one: from Debian as root, otherwise Playwright's download.
 * @throws PlainError when that fails.
 */
export function requireBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  console.log("No Chromium here; installing one.");
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", SYSTEM_NAMES[0] ?? "", ...FONTS]);
  } else run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  const installed = findBrowser();
  if (installed) return installed;
  throw new PlainError(
    "There is no Chromium for the browser tests, and none could be installed.\n" +
      "Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test",
  );
}

function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
