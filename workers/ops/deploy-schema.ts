/**
 * What a real `wrangler deploy` needs before it ships: a database with the newest schema. wrangler runs the build (see
 * [build] in wrangler.toml), and the build asks here. Nothing remote is touched by any other command.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { outputOf, runWrangler } from "./local-server.ts";
import { PlainError } from "./plain-error.ts";
import { readConfig } from "./settings.ts";

/** One process above this one: its arguments, one by one. */
type CommandLine = readonly string[];

/**
 * Whether this build belongs to a deploy that ships. wrangler tells its build which command runs
 * (WRANGLER_COMMAND) but not with which options, so those are read from the processes above.
 * @throws PlainError when they cannot be read: guessing could change a live database in a dry run.
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
  // The name in parentheses may hold anything, so what follows its last ")" is read: state, then the parent.
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

/**
 * Brings the remote database up to date, creating it the first time.
 * @throws PlainError with wrangler's own words, which ends the build and with it the deploy.
 */
export async function updateRemoteSchema(): Promise<void> {
  const env = { ...process.env, CI: "1", WRANGLER_HIDE_BANNER: "true" };
  const config = ["--config", "wrangler.toml"];
  const apply = () => runWrangler(["d1", "migrations", "apply", "DB", "--remote", ...config], env);
  let applied = await apply();
  if (applied.code !== 0 && MISSING_DATABASE.test(outputOf(applied))) {
    const name = databaseName();
    const created = await runWrangler(["d1", "create", name, "--update-config=false", ...config], env);
    if (created.code !== 0) {
      throw new PlainError(
        `The database "${name}" could not be created, so nothing is deployed:\n${outputOf(created)}`,
      );
    }
    console.log(`Created the database "${name}".`);
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

function databaseName(): string {
  const databases = readConfig().d1_databases;
  const name: unknown = Array.isArray(databases) ? databases[0]?.database_name : undefined;
  if (typeof name !== "string") throw new PlainError("wrangler.toml names no D1 database.");
  return name;
}
