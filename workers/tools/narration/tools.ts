/** Runs the programs that narration needs. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { PlainError } from "../plain-error.ts";

export const run = promisify(execFile);

/** Makes sure that every program is there. @throws PlainError that says how to install what is missing. */
export function requireTools(tools: readonly string[], mayInstall: boolean): void {
  const missing = tools.filter((tool) => spawnSync(tool, ["--version"]).error !== undefined);
  if (missing.length === 0) return;
  const install = ["install", "-y", ...missing];
  if (mayInstall && process.getuid?.() === 0)
    execFileSync("apt-get", install, { stdio: ["ignore", "ignore", "inherit"] });
  else {
    throw new PlainError(
      `Not installed: ${missing.join(", ")}. On Debian or Ubuntu: apt-get ${install.join(" ")}, or as root this again with ` +
        "--install. Elsewhere: put them on the PATH.",
    );
  }
}
