/** Writes files with personal data. */
import { writeFileSync } from "node:fs";
import { PlainError } from "../plain-error.ts";

/** Writes personal data to a new file that only its owner can read. */
export function writePrivately(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") throw new PlainError(`${path} exists already; please name another file.`);
    // Takes the reason out of "ENOENT: no such file or directory, open '…'".
    const why = /^\w+: ([^,]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "unknown reason";
    throw new PlainError(`${path} can't be written: ${why}.`);
  }
}
