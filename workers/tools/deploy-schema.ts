/**
 * Prepares the remote database and buckets before a real `wrangler deploy` ships; no other command touches anything
 * remote.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { outputOf, runWrangler } from "./local-server.ts";
import { PlainError } from "./plain-error.ts";
import { bucketNames, databaseName } from "./settings.ts";

type CommandLine = readonly string[];

/**
 * True when this build belongs to a deploy that ships. wrangler tells its build the command but not the options, which
 * are read from the parent processes.
 * @throws PlainError when they cannot be read: a wrong guess could change a live database in a dry run.
 */
export function isRealDeploy(
  env: NodeJS.ProcessEnv = process.env,
  readAncestors: () => readonly CommandLine[] = ancestors,
): boolean {
  if (env.WRANGLER_COMMAND !== "deploy") return false;
  const deploys = readAncestors().filter(
    (args) => args.some((arg) => /(?:^|[/\\])wrangler/.test(arg)) && args.includes("deploy"),
  );
  return deploys.length > 0 && !deploys.some(isDryRun);
}

function isDryRun(args: CommandLine): boolean {
  return args.some((arg, index) => /^--(?:dry-run|dryRun)(?:=true)?$/.test(arg) && args[index + 1] !== "false");
}

function ancestors(): CommandLine[] {
  const lines: CommandLine[] = [];
  try {
    for (let pid = process.ppid; pid > 1; ) {
      const { parent, args } = existsSync("/proc/self/stat") ? readProc(pid) : readPs(pid);
      lines.push(args);
      pid = parent;
    }
  } catch (error) {
    throw new PlainError(
      "Cannot tell whether this deploy is a dry run, so nothing was changed: the processes above the build " +
        `could not be read (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  return lines;
}

function readProc(pid: number): { parent: number; args: CommandLine } {
  // The name in parentheses may contain anything, so the fields are read after the last ")": state, then parent.
  const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return { parent: Number(parent), args: readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean) };
}

function readPs(pid: number): { parent: number; args: CommandLine } {
  const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" }).trim();
  const [parent, ...args] = line.split(/\s+/);
  return { parent: Number(parent), args };
}

const MISSING_DATABASE = /Couldn't find a D1 DB named/;

const LOCATIONS = ["apac", "weur", "eeur", "wnam", "enam", "oc"];
/** The visitors are in India; without a hint both would be created near the person who deploys first. */
const DEFAULT_LOCATION = "apac";

/**
 * The location for a new database and new buckets.
 * @throws PlainError for a location that Cloudflare does not have.
 */
function dataLocation(env: NodeJS.ProcessEnv = process.env): string {
  const location = env.DATA_LOCATION || DEFAULT_LOCATION;
  if (LOCATIONS.includes(location)) return location;
  throw new PlainError(`DATA_LOCATION must be one of ${LOCATIONS.join(", ")}, not "${location}".`);
}

const CONFIG = ["--config", "wrangler.toml"];
const askRemote = (...args: string[]) =>
  runWrangler([...args, ...CONFIG], { ...process.env, CI: "1", WRANGLER_HIDE_BANNER: "true" });

/**
 * Creates the database, with the newest schema, and the buckets.
 * @throws PlainError with wrangler's own words, which ends the build and with it the deploy.
 */
export async function prepareRemote(): Promise<void> {
  const location = dataLocation();
  await updateSchema(location);
  await requireBuckets(location);
}

async function updateSchema(location: string): Promise<void> {
  const apply = () => askRemote("d1", "migrations", "apply", "DB", "--remote");
  let applied = await apply();
  if (applied.code !== 0 && MISSING_DATABASE.test(outputOf(applied))) {
    const name = databaseName();
    const created = await askRemote("d1", "create", name, "--location", location, "--update-config=false");
    if (created.code !== 0) {
      throw new PlainError(
        `The database "${name}" could not be created, so nothing is deployed:\n${outputOf(created)}`,
      );
    }
    console.log(`Created the database "${name}" (${location}).`);
    applied = await apply();
  }
  if (applied.code !== 0) {
    throw new PlainError(
      "The database schema could not be brought up to date, so nothing is deployed. " +
        `The version that runs is untouched, and the migration that failed was rolled back.\n${outputOf(applied)}`,
    );
  }
  console.log("The database schema is up to date.");
}

/** wrangler would create the buckets by itself, but near the person who deploys. */
async function requireBuckets(location: string): Promise<void> {
  const listed = await askRemote("r2", "bucket", "list");
  if (listed.code !== 0)
    throw new PlainError(`The buckets could not be listed, so nothing is deployed:\n${outputOf(listed)}`);
  for (const name of bucketNames()) {
    if (new RegExp(`^name:\\s+${name}$`, "m").test(listed.stdout)) continue;
    const created = await askRemote("r2", "bucket", "create", name, "--location", location, "--update-config=false");
    if (created.code !== 0) {
      throw new PlainError(`The bucket "${name}" could not be created, so nothing is deployed:\n${outputOf(created)}`);
    }
    console.log(`Created the bucket "${name}" (${location}).`);
  }
}
