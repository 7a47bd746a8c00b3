/**
 * `npm run build`: checks the settings and what the texts claim, then builds for production. wrangler runs it too; before a real
 * deploy it also brings the database up to date.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { AFTER_HINDI, englishOfHindi } from "#app/content/hi/made-from.ts";
import { drawCards } from "./og-images.ts";
import { isRealDeploy, prepareRemote } from "./deploy-schema.ts";
import { hideOpsRoutes } from "./hide-ops.ts";
import { staleRecordings } from "./narration/scripts.ts";
import { PlainError, runCommand } from "./plain-error.ts";
import { findRetiredClaims } from "./retired-claims.ts";
import { deployedSettings, requireSettings, shippedSettings, stillShippedBox, warnOfSettings } from "./settings.ts";

async function requireTrueClaims(): Promise<void> {
  const claims = await findRetiredClaims();
  if (claims.length > 0) throw new PlainError(`The content claims what was taken back:\n  ${claims.join("\n  ")}`);
}

function staleHindi(): string[] {
  const seen = new Set(readFileSync("app/content/hi/made-from.txt", "utf8").split("\n"));
  const places = englishOfHindi().flatMap((line) => (seen.has(line) ? [] : (line.split(" ")[0] ?? [])));
  return places.length === 0
    ? []
    : [
        `The Hindi of ${places.join(", ")} is older than the English. Mend it in app/content/hi, then run: ${AFTER_HINDI}`,
      ];
}

function bundle(): Promise<number> {
  const child = spawn(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build", ...["--logLevel", "warn"]],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  return new Promise((resolve) => child.once("close", (status) => resolve(status ?? 1)));
}

async function build(): Promise<number> {
  // A deploy with a bad setting would migrate the database and then ship a Worker that does not start.
  warnOfSettings(deployedSettings());
  const { LAUNCH_MONTH } = requireSettings(shippedSettings());
  const shipping = isRealDeploy();
  await requireTrueClaims();
  for (const stale of [...staleRecordings(), ...staleHindi()]) console.warn(stale);
  // The bundle imports the cards' names and copies their files.
  await drawCards(LAUNCH_MONTH);
  const code = await bundle();
  // The Vite plugin's file would make the next `wrangler deploy` ship this build without building.
  rmSync(".wrangler/deploy", { recursive: true, force: true });
  if (code !== 0) return code;
  hideOpsRoutes();
  console.log("Built: build/client and build/server.");
  // A failed build changes nothing remote.
  if (shipping) await prepareRemote();
  const box = process.env.WRANGLER_COMMAND === "deploy" ? stillShippedBox(shippedSettings()) : null;
  if (box) console.log(box);
  return 0;
}

await runCommand(async () => {
  if (!process.env.WRANGLER_COMMAND) return build();
  const reason = await build().then(
    (code) => (code === 0 ? null : "The bundle failed."),
    (error: unknown) => {
      if (error instanceof PlainError) return error.message;
      throw error;
    },
  );
  if (reason === null) return 0;
  // After a failed command wrangler prints a hundred lines of objects. Without this file it ends in three, so that the
  // reason stands last on the screen, and ships nothing either.
  rmSync("build/server/index.js", { force: true });
  console.error(reason);
  return 0;
});
