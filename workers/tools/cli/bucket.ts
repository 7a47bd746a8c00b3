/** Reads the site's buckets through wrangler, as `database.ts` does with D1. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf, quietEnvironment, runWrangler } from "../local-server.ts";
import { PlainError } from "../plain-error.ts";
import { bucketName } from "../settings.ts";
import { type Target, whereOf } from "./database.ts";

/**
 * The bytes of an object, or null when there is none.
 * @throws PlainError when the bucket can't be read.
 */
export async function readObject(
  target: Target,
  binding: "MEDIA" | "BACKUPS",
  key: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  // Only its owner can open this folder.
  const folder = mkdtempSync(join(tmpdir(), "ladoo-"));
  try {
    const file = join(folder, "object");
    const env = { ...quietEnvironment(), WRANGLER_WRITE_LOGS: "false", NO_COLOR: "1" };
    const asked = await runWrangler(
      [
        ...["r2", "object", "get", `${bucketName(binding)}/${key}`, "--file", file],
        ...whereOf(target),
        ...["--config", "wrangler.toml"],
      ],
      env,
    );
    if (asked.code === 0) return new Uint8Array(readFileSync(file));
    if (/key does not exist|not found|404/i.test(outputOf(asked))) return null;
    throw new PlainError(`The bucket ${bucketName(binding)} could not be read:\n${outputOf(asked)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
