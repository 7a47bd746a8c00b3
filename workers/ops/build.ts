/**
 * `npm run build`: the settings and the content checked, then the production build. wrangler runs it too; before a deploy
 * that ships, the database is brought up to date.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { launchAt } from "#app/lib/launch.ts";
import { drawCards } from "./cards.ts";
import { findContentFaults } from "./content-check.ts";
import { isRealDeploy, prepareRemote } from "./deploy-schema.ts";
import { hideOpsRoutes } from "./hide-ops.ts";
import { PlainError, runCommand } from "./plain-error.ts";
import { requireSettings, shippedSettings, stillShippedBox, warnOfUnknownSettings } from "./settings.ts";

async function requireGoodContent(): Promise<void> {
  const faults = await findContentFaults();
  if (faults.length > 0)
    throw new PlainError(`The content has faults:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
}

function bundle(): Promise<number> {
  const child = spawn(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build", ...["--logLevel", "warn"]],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  return new Promise((resolve) => child.once("close", (status) => resolve(status ?? 1)));
}

await runCommand(async () => {
  // First: a deploy with a bad one would bring the database up to date and then ship a Worker that does not start.
  const { LAUNCH_MONTH } = requireSettings(shippedSettings());
  warnOfUnknownSettings();
  const shipping = isRealDeploy();
  await requireGoodContent();
  // Before the bundle, which takes their names in and copies them.
  await drawCards(launchAt(LAUNCH_MONTH, new Date()).month);
  const code = await bundle();
  // Left behind by the Vite plugin: it would make the next `wrangler deploy` ship this build without building.
  rmSync(".wrangler/deploy", { recursive: true, force: true });
  if (code !== 0) return code;
  hideOpsRoutes();
  console.log("Built: build/client and build/server.");
  // Last, so that a build that fails changes nothing.
  if (shipping) await prepareRemote();
  const box = process.env.WRANGLER_COMMAND === "deploy" ? stillShippedBox(shippedSettings()) : null;
  if (box) console.log(box);
  return 0;
});
