/**
 * `npm run dev`: the site from its source, in workerd, with local D1 and R2. Needs no account and asks nothing.
 *
 *   --port N          another port; PORT=N does the same
 *   --host ADDRESS    another address to listen at, such as 0.0.0.0; /ops is open at this computer's own alone
 */
import { spawn } from "node:child_process";
import {
  migrateLocal,
  quietEnvironment,
  readOptions,
  requireFreePort,
  runUntilStopped,
  STATE_FOLDER,
} from "./local-server.ts";
import { isLoopback } from "#app/lib/ops-path.ts";
import { runCommand } from "./plain-error.ts";
import { requireLocalSettings } from "./settings.ts";

const DEFAULT_PORT = 5173;

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), process.env, DEFAULT_PORT);
  requireLocalSettings();
  await requireFreePort(options, "npm run dev");
  await migrateLocal(STATE_FOLDER);
  // The back office needs no token while only this computer can reach the server.
  const isOpen = isLoopback(options.host);
  if (isOpen) console.log(`The back office is at http://${options.host}:${options.port}/ops`);
  const child = spawn(
    process.execPath,
    [
      // Without this, React Router restarts itself with it, and prints a message.
      "--conditions=development",
      "node_modules/@react-router/dev/bin.cjs",
      ...["dev", "--host", options.host],
      ...["--port", String(options.port), "--strictPort"],
    ],
    {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...quietEnvironment(), VITE_OPS_OPEN: isOpen ? "yes" : "no" },
      detached: true,
    },
  );
  return runUntilStopped(child);
});
