import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { parseArgs } from "node:util";
import { PlainError } from "./plain-error.ts";

/** The Vite plugin uses this folder of local D1 and R2 too. */
export const STATE_FOLDER = ".wrangler/state";

export type LocalOptions = { port: number; host: string; persistTo: string };

/**
 * Reads `--port`, `--host` and `--persist-to`. PORT is the default of `--port`.
 * @throws PlainError for an unknown option or a bad port.
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, defaultPort: number): LocalOptions {
  let values: { port?: string; host?: string; "persist-to"?: string };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { port: { type: "string" }, host: { type: "string" }, "persist-to": { type: "string" } },
    }));
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
  const text = values.port ?? (env.PORT || undefined);
  const port = text === undefined ? defaultPort : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`The port must be a number from 1 to 65535, not "${text}".`);
  }
  // "localhost" may mean ::1 alone, and then 127.0.0.1 does not answer.
  return { port, host: values.host ?? "127.0.0.1", persistTo: values["persist-to"] ?? STATE_FOLDER };
}

/** @throws PlainError that names the port and how to choose another. */
export async function requireFreePort({ port }: LocalOptions, command: string): Promise<void> {
  // One can listen beside a server at another address of this computer, so both are asked.
  const taken = await Promise.all(["127.0.0.1", "::1"].map((host) => answers(port, host)));
  if (taken.includes(true))
    throw new PlainError(`Port ${port} is taken. Choose another: ${command} -- --port ${port + 1}`);
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const done = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
    socket.once("timeout", () => done(false));
  });
}

/** The environment in which wrangler asks nothing and sends no reports. */
export function quietEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_HIDE_BANNER: "true",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
}

const WRANGLER = "node_modules/wrangler/bin/wrangler.js";

export function spawnWrangler(
  args: readonly string[],
  options: { stdio: "inherit" | "pipe"; env?: NodeJS.ProcessEnv },
): ChildProcess {
  return spawn(process.execPath, [WRANGLER, ...args], {
    stdio: ["ignore", options.stdio, options.stdio],
    env: options.env ?? quietEnvironment(),
    detached: options.stdio === "inherit",
  });
}

type Ended = { code: number; stdout: string; stderr: string };

export const outputOf = ({ stdout, stderr }: Ended): string => (stdout + stderr).trim();

export async function runWrangler(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawnWrangler(args, { stdio: "pipe", env });
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream]?.setEncoding("utf8").on("data", (text: string) => {
      said[stream] += text;
    });
  }
  const code = await new Promise<number>((resolve) => child.once("close", (status) => resolve(status ?? 1)));
  return { code, ...said };
}

/** @throws PlainError with wrangler's own words when a migration fails. */
export async function migrateLocal(persistTo: string): Promise<void> {
  const config = ["--config", "wrangler.toml"];
  const applied = await runWrangler([
    ...["d1", "migrations", "apply", "DB", "--local"],
    ...config,
    ...["--persist-to", persistTo],
  ]);
  if (applied.code !== 0) {
    throw new PlainError(`The local database could not be brought up to date:\n${outputOf(applied)}`);
  }
}

const KILL_AFTER_MS = 4000;

/** Runs a server until it ends or a signal arrives, and then ends all of its processes. */
export async function runUntilStopped(child: ChildProcess): Promise<number> {
  const signalFamily = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The process has already ended.
    }
  };
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    signalFamily("SIGTERM");
    setTimeout(() => signalFamily("SIGKILL"), KILL_AFTER_MS).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  // When npm is killed, this process gets no signal, but a new parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 300).unref();
  const code = await new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (status) => resolve(status ?? 0));
  });
  signalFamily("SIGKILL");
  return stopping ? 0 : code;
}
