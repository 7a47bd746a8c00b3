/** Which pictures and recordings the site has, to check what an editor names before it is published. */
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { audioFor } from "#app/content/audio.ts";
import { outputOf, quietEnvironment, runWrangler } from "../local-server.ts";
import { PlainError } from "../plain-error.ts";
import { bucketName } from "../settings.ts";
import type { SiteFiles } from "./command.ts";
import type { Place } from "./database.ts";

/** Pictures are those of this checkout; recordings are bundled, or lie in the bucket of that place. */
export function siteFiles({ remote, persistTo }: Place): SiteFiles {
  return {
    hasPicture: (path) => existsSync(join("public", decodeURI(path.replace(/[?#].*$/, "")))),
    hasRecording: async (key) => {
      if (audioFor(key.replace(/^audio\//, ""))) return true;
      const file = join(tmpdir(), `recording-${process.pid}`);
      const where = remote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
      const object = `${bucketName()}/${key}`;
      const env = { ...quietEnvironment(), WRANGLER_WRITE_LOGS: "false", NO_COLOR: "1" };
      const asked = await runWrangler(
        ["r2", "object", "get", object, "--file", file, ...where, "--config", "wrangler.toml"],
        env,
      );
      rmSync(file, { force: true });
      if (asked.code === 0) return true;
      if (/key does not exist|not found|404/i.test(outputOf(asked))) return false;
      throw new PlainError(`The recordings could not be looked through:\n${outputOf(asked)}`);
    },
  };
}
