/**
 * `npm run lint:browsers`: whether the built scripts run in the oldest browsers that the site works in (`browserslist` in
 * package.json), with what they call and not only with their syntax.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { runCommand } from "./plain-error.ts";

/** Radix's toast has a class with a `toSorted` of its own, which is called there. */
const OWN_SORTING = "build/client/assets/toast-view-*.js";

function check(...args: string[]): boolean {
  const script = "node_modules/es-check/lib/cli/index.js";
  const options = ["--module", "--checkFeatures", "--noCache"];
  const { status } = spawnSync(process.execPath, [script, "checkBrowser", ...options, ...args], { stdio: "inherit" });
  return status === 0;
}

await runCommand(async () => {
  const runs = [
    check("--not", OWN_SORTING, "build/client/assets/*.js"),
    check("--ignore", "ArrayToSorted", OWN_SORTING),
  ];
  // es-check does not look into patterns, and Safari has had this one since 16.4.
  const lookingBehind = globSync("build/client/assets/*.js").filter((file) =>
    /\(\?<[=!]/.test(readFileSync(file, "utf8")),
  );
  for (const file of lookingBehind) console.error(`${file} has a pattern that looks behind`);
  return runs.every(Boolean) && lookingBehind.length === 0 ? 0 : 1;
});
