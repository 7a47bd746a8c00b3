/**
 * `npm run preview`: the production build in workerd, with local D1 (brought up to date) and R2. It has no /ops.
 *
 *   --port N          another port; PORT=N does the same
 *   --host ADDRESS    another address to listen at, such as 0.0.0.0
 *   --persist-to DIR  another folder for the local database and recordings
 */
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type LocalOptions,
  migrateLocal,
  readOptions,
  requireFreePort,
  runUntilStopped,
  spawnWrangler,
} from "./local-server.ts";
import { PlainError, runCommand } from "./plain-error.ts";
import { LOCAL_SETTINGS, requireLocalSettings } from "./settings.ts";

const DEFAULT_PORT = 4173;
const BUILT_CONFIG = "build/server/wrangler.json";
const START_DEADLINE_MS = 60_000;

async function announce({ host, port }: LocalOptions, child: ChildProcess): Promise<void> {
  const address = `http://${host}:${port}/`;
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answered = await fetch(`${address}healthz`).then(
      () => true,
      () => false,
    );
    if (answered) {
      console.log(`The built site is at ${address}`);
      return;
    }
    await pause(150);
  }
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), process.env, DEFAULT_PORT);
  if (!existsSync(BUILT_CONFIG)) throw new PlainError("There is no build yet. Run: npm run build");
  requireLocalSettings();
  await requireFreePort(options, "npm run preview");
  await migrateLocal(options.persistTo);
  const child = spawnWrangler(
    [
      ...["dev", "--local", "--config", BUILT_CONFIG],
      ...["--ip", options.host, "--port", String(options.port)],
      // wrangler would resolve a relative folder beside the built configuration.
      ...["--persist-to", resolve(options.persistTo)],
      ...(existsSync(LOCAL_SETTINGS) ? ["--env-file", resolve(LOCAL_SETTINGS)] : []),
      ...["--show-interactive-dev-session=false", "--log-level", "warn"],
    ],
    { stdio: "inherit" },
  );
  void announce(options, child);
  return runUntilStopped(child);
});
