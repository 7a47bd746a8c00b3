/** Runs the programs that narration needs. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { promisify } from "node:util";

export const run = promisify(execFile);

async function missingTools(tools: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    tools.map((tool) =>
      run(tool, ["--version"]).then(
        () => true,
        // Some answer their version with a failure code; only "no such file" means that one is missing.
        (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
      ),
    ),
  );
  return tools.filter((_, index) => found[index] === false);
}

/** Makes sure that every program is there. @throws Error that says how to install what is missing. */
export async function requireTools(tools: readonly string[], mayInstall: boolean): Promise<void> {
  const missing = await missingTools(tools);
  if (missing.length === 0) {
    return;
  }
  const command = `apt-get install -y ${missing.join(" ")}`;
  const canInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  let isWanted = mayInstall;
  if (canInstall && !mayInstall && process.stdin.isTTY) {
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    isWanted = /^y/i.test(await prompt.question(`Not installed: ${missing.join(", ")}. Run "${command}"? [y/N] `));
    prompt.close();
  }
  if (canInstall && isWanted) {
    await run("apt-get", ["install", "-y", ...missing], { maxBuffer: 64 * 1024 * 1024 });
    return;
  }
  throw new Error(
    `Not installed: ${missing.join(", ")}. On Debian or Ubuntu: ${command}` +
      `${canInstall ? ", or run this again with --install" : ""}. Elsewhere: put ${missing.join(", ")} on the PATH.`,
  );
}
