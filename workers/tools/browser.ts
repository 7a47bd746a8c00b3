/** Finds or installs the Chromium for the browser tests. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { PlainError } from "./plain-error.ts";

type Browser = { path: string; origin: string };

/** Renders the same pages as the full browser in half the processor time. A Debian package. */
const HEADLESS_SHELL = "chromium-headless-shell";
/** The letters that the stand-ins of the site's fonts are measured against, and Devanagari; a bare machine has none. */
const FONTS = ["fonts-liberation", "fonts-lohit-deva"];
const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const SYSTEM_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds an installed browser: the one named by CHROMIUM, else the system's, else Playwright's download.
 * @throws PlainError when CHROMIUM names a file that cannot be run.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): Browser | null {
  if (env.CHROMIUM) {
    if (!isExecutable(env.CHROMIUM)) throw new PlainError(`CHROMIUM names ${env.CHROMIUM}, which cannot be run.`);
    return { path: env.CHROMIUM, origin: "named by CHROMIUM" };
  }
  const candidates = [...SYSTEM_NAMES.flatMap((name) => onPath(name, env)), ...SYSTEM_PATHS];
  const system = candidates.find(isExecutable);
  if (system) return { path: system, origin: "the system's" };
  const download = chromium.executablePath();
  return download && isExecutable(download) ? { path: download, origin: "Playwright's own download" } : null;
}

const onPath = (name: string, env: NodeJS.ProcessEnv): string[] =>
  (env.PATH ?? "").split(delimiter).flatMap((folder) => (folder ? [join(folder, name)] : []));

/**
 * The browser for the tests: CHROMIUM, else Debian's headless shell, else an installed one, else one that it installs.
 * @throws PlainError when there is none.
 */
export function requireTestBrowser(): Browser {
  const find = (): Browser | null => {
    const path = process.env.CHROMIUM ? undefined : onPath(HEADLESS_SHELL, process.env).find(isExecutable);
    return path ? { path, origin: "Debian's headless shell" } : findBrowser();
  };
  const present = find();
  if (present) return present;
  if (canInstall()) install(HEADLESS_SHELL);
  return find() ?? requireBrowser();
}

/**
 * Finds a browser or installs one: from Debian as root, otherwise Playwright's download.
 * @throws PlainError when that fails.
 */
export function requireBrowser(): Browser {
  const present = findBrowser();
  if (present) return present;
  const tried: string[] = [];
  if (canInstall()) {
    tried.push("apt-get install chromium");
    install("chromium");
    const installed = findBrowser();
    if (installed) return { ...installed, origin: "just installed from Debian" };
  }
  console.log("No Chromium here; downloading Playwright's (playwright install chromium).");
  tried.push("playwright install chromium");
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], process.env);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new PlainError(
    `There is no Chromium for the browser tests, and none could be had (tried: ${tried.join(", ")}).\n` +
      "Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test",
  );
}

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync("/etc/debian_version");

function install(name: string): void {
  console.log(`Installing Debian's ${name} (apt-get install).`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], env);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, ...FONTS], env);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
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
